import type { AdviceMeasure, AdviceTables } from "../model/advice";

/** One number of the advice tables. */
export function measureOf(id: AdviceMeasure, { measures }: AdviceTables): number {
  const row = measures.find((one) => one.id === id);
  if (!row) throw new Error(`no measure ${id} in the advice tables`);
  return row.value;
}
