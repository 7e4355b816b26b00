import { readerOf } from "./identity";
import { ownValueCells } from "./own-value-cells";
import { running } from "./running";

/** The reader's own values in cells that still take one, by key. */
export async function ownValuesOf(headers: Headers): Promise<ReadonlyMap<string, string>> {
  const reader = await readerOf(headers);
  const rows = reader ? await running().ownValues.allOf(reader.id) : [];
  const cells = ownValueCells();
  return new Map(rows.flatMap(({ key, value }) => (cells.get(key) ? [[key, value] as const] : [])));
}
