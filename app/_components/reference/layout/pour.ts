import type { Block, LaidLeaf, SectionHead } from "./laid";
import type { SetTable } from "./measured-table";
import { ABOVE_SECTION, BELOW_TABLE, SECTION } from "./measures";

export type SetSection = { readonly head: SectionHead; readonly tables: readonly SetTable[] };

/** Rows of a table that stay together where it begins, and where it goes on. */
const TOGETHER = 2;
/** More than two ways of adding the same heights up can differ by. */
const TRIFLE = 0.001;

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** The columns of all leaves in one row, filled one after the other. */
function createColumns(height: number) {
  const columns: Block[][] = [[]];
  let used = 0;
  const next = (): void => {
    columns.push([]);
    used = 0;
  };
  return {
    columns,
    isNew: () => used === 0,
    left: () => height - used,
    next,
    put: (block: Block, tall: number) => {
      columns.at(-1)?.push(block);
      used += tall;
    },
  };
}
type Columns = ReturnType<typeof createColumns>;

/** How many of the rows from here on fit, so that neither the last before a break nor the first after it stands alone. */
function rowsThatFit(heights: readonly number[], from: number, room: number): number {
  let [count, used] = [0, 0];
  while (from + count < heights.length && used + (heights[from + count] ?? 0) <= room) {
    used += heights[from + count] ?? 0;
    count += 1;
  }
  const after = heights.length - from - count;
  if (after > 0 && after < TOGETHER) count -= TOGETHER - after;
  return after > 0 && count < TOGETHER ? 0 : Math.max(0, count);
}

function pourTable({ part, title, head, rows }: SetTable, columns: Columns): void {
  for (let from = 0; from < rows.length; ) {
    const above = (from === 0 ? title : 0) + head;
    const fits = rowsThatFit(rows, from, columns.left() - above - BELOW_TABLE);
    if (fits === 0 && !columns.isNew()) {
      columns.next();
      continue;
    }
    const count = Math.max(1, fits);
    const block = { ...part, rows: part.rows.slice(from, from + count), continues: from > 0 };
    columns.put(block, above + sum(rows.slice(from, from + count)) + BELOW_TABLE);
    from += count;
    if (from < rows.length) columns.next();
  }
}

/** What must have room below the head of a section, or it goes to the next column. */
function startHeight({ title, head, rows }: SetTable): number {
  const first = rows.length < 2 * TOGETHER ? rows.length : TOGETHER;
  return title + head + sum(rows.slice(0, first)) + BELOW_TABLE + TRIFLE;
}

/** Fills leaves with so many columns of such a height, in ems, one after the other. */
export function pour(sections: readonly SetSection[], height: number, perLeaf: number): readonly LaidLeaf[] {
  const columns = createColumns(height);
  for (const { head, tables } of sections) {
    const [first] = tables;
    if (first === undefined) continue;
    if (!columns.isNew() && columns.left() < ABOVE_SECTION + SECTION + startHeight(first)) columns.next();
    columns.put(head, SECTION + (columns.isNew() ? 0 : ABOVE_SECTION));
    for (const table of tables) pourTable(table, columns);
  }
  const all = columns.columns.filter((one) => one.length > 0);
  return Array.from({ length: Math.ceil(all.length / perLeaf) }, (_, at) => all.slice(at * perLeaf, (at + 1) * perLeaf));
}
