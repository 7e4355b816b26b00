import { readerOf } from "./identity";
import { ownValueCells } from "./own-value-cells";
import { running } from "./running";

/** What the reader of a page wrote into the cells that still take a value of his own, by their keys. */
export async function ownValuesOf(headers: Headers): Promise<ReadonlyMap<string, string>> {
  const reader = await readerOf(headers);
  const rows = reader ? await running().ownValues.allOf(reader.id) : [];
  const cells = ownValueCells();
  return new Map(rows.flatMap(({ key, value }) => (cells.get(key) ? [[key, value] as const] : [])));
}
