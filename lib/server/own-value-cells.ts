import { cellKey, isOwnCell, type QuickReference } from "../model/quick-reference";
import { wholeReference } from "./quick-reference";

type Cells = ReadonlyMap<string, boolean>;

const known = new WeakMap<QuickReference, Cells>();

const cellsOf = ({ sections }: QuickReference): Cells =>
  new Map(
    sections.flatMap((section) =>
      section.tables.flatMap((table) =>
        table.rows.flatMap((row) =>
          table.columns.map((column, at) => [cellKey(section.id, table.id, row.id, column.id), isOwnCell(row, at, column.id)] as const),
        ),
      ),
    ),
  );

/** Every cell of the quick reference by its key, and whether it takes a player's own value. */
export function ownValueCells(): Cells {
  const reference = wholeReference();
  const cells = known.get(reference) ?? cellsOf(reference);
  known.set(reference, cells);
  return cells;
}
