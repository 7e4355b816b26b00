import { type Paper, paperRoom } from "@/app/_components/paper/paper";
import type { QuickReference } from "@/lib/model/quick-reference";
import type { Block, LaidLeaf, LaidReference, SectionHead } from "./laid";
import { type Marked, type MeasuredTable, measuredTable, type SetTable, setTable } from "./measured-table";
import { ABOVE_SECTION, BELOW_TABLE, GUTTER, LEAF_HEAD, SECTION } from "./measures";

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

/** Type that a sheet may be set in, in millimetres, from the largest on. Nobody would take anything smaller to a table. */
export const TYPES = Array.from({ length: 22 }, (_, at) => (290 - at * 5) / 100);
const SMALLEST = TYPES.at(-1) ?? 1.85;
/** Columns of a leaf, the better one first. */
const COLUMNS = [3, 4] as const;

type Measured = readonly { readonly section: QuickReference["sections"][number]; readonly tables: readonly MeasuredTable[] }[];
type Setting = { readonly paper: Paper; readonly type: number; readonly columns: number };

type Tried = { readonly laid: LaidReference; readonly isCramped: boolean };

/** One way of setting it. */
function laidAs(sections: Measured, { paper, type, columns }: Setting): Tried {
  const { width, height } = paperRoom(paper);
  const room = (width - (columns - 1) * GUTTER) / columns / type;
  const set = sections.map(({ section: { id, title }, tables }) => ({
    head: { kind: "section", id, title } as const,
    tables: tables.map((table) => setTable(table, room, type)),
  }));
  const isCramped = set.some(({ tables }) => tables.some((table) => table.isCramped));
  return { laid: { type, columns, leaves: pour(set, (height - LEAF_HEAD) / type, columns) }, isCramped };
}

/** The tables measured once, for all ways of setting them. */
const measured = ({ sections }: QuickReference, marked: Marked): Measured =>
  sections
    .map((section) => ({
      section,
      tables: section.tables.filter(({ rows }) => rows.length > 0).map((table) => measuredTable(section, table, marked)),
    }))
    .filter(({ tables }) => tables.length > 0);

/** The better of the ways to set it in this type: on fewer leaves, or else with room for every word. */
function inType(sections: Measured, paper: Paper, type: number): Tried {
  const [first, ...others] = COLUMNS.map((columns) => laidAs(sections, { paper, type, columns }));
  const cost = ({ laid, isCramped }: Tried): number => laid.leaves.length + (isCramped ? 0.5 : 0);
  return others.reduce((best, one) => (cost(one) < cost(best) ? one : best), first as Tried);
}

/** In the largest type in which it takes no more leaves than in the smallest, and no word has to be broken. */
function fitted(reference: QuickReference, paper: Paper, marked: Marked): LaidReference {
  const sections = measured(reference, marked);
  let best = inType(sections, paper, SMALLEST).laid;
  const fewest = best.leaves.length;
  let [fits, tooLarge] = [TYPES.length - 1, -1];
  while (fits - tooLarge > 1) {
    const at = Math.floor((fits + tooLarge) / 2);
    const { laid, isCramped } = inType(sections, paper, TYPES[at] ?? SMALLEST);
    if (isCramped || laid.leaves.length > fewest) tooLarge = at;
    else [fits, best] = [at, laid];
  }
  return best;
}

const known = new WeakMap<QuickReference, Map<string, LaidReference>>();
/** So many of one reference are kept, for readers with values of their own. */
const KEPT = 40;

/** A reference on its leaves, in the largest type in which it takes no more of them than in the smallest. */
export function layOut(reference: QuickReference, paper: Paper, marked: Marked): LaidReference {
  const laid = known.get(reference) ?? new Map<string, LaidReference>();
  known.set(reference, laid);
  const key = JSON.stringify([paper, [...marked.marks], [...marked.ownValues]]);
  const before = laid.get(key);
  if (before) return before;
  const [oldest] = laid.keys();
  if (laid.size >= KEPT && oldest !== undefined) laid.delete(oldest);
  const made = fitted(reference, paper, marked);
  laid.set(key, made);
  return made;
}
