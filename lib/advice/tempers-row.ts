import type { AdviceTables } from "../model/advice";
import type { Temper } from "../model/enumerations";
import type { TemperRow } from "./computer-turn";

export function tempersRow(temper: Temper, { tempers }: AdviceTables): TemperRow {
  const row = tempers.find((one) => one.id === temper);
  if (!row) throw new Error(`no temper ${temper} in the advice tables`);
  return row;
}
