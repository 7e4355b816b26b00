import { type Paper, paperRoom } from "@/app/_components/paper/paper";
import type { QuickReference } from "@/lib/model/quick-reference";
import type { Block, LaidLeaf, LaidReference, PrintSize, SectionHead } from "./laid";
import { type Marked, type MeasuredTable, measuredTable, type SetTable, setTable } from "./measured-table";
import { ABOVE_SECTION, BELOW_TABLE, BETWEEN, GUTTER, leafHead, SECTION } from "./measures";

/** Tables that stand side by side, or one alone. */
type Abreast = readonly [SetTable, SetTable?];
export type SetSection = { readonly head: SectionHead; readonly tables: readonly Abreast[] };

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
  while (from + count < heights.length && used + (heights[from + count] ?? 0) <= room + TRIFLE) {
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

const wholeHeight = ({ title, head, rows }: SetTable): number => title + head + sum(rows) + BELOW_TABLE;

/** Tables side by side are never parted. */
function pourAbreast([one, other]: Abreast, columns: Columns): void {
  if (!other) {
    pourTable(one, columns);
    return;
  }
  const tall = Math.max(wholeHeight(one), wholeHeight(other));
  if (columns.left() < tall && !columns.isNew()) columns.next();
  columns.put(one.part, tall);
  columns.put(other.part, 0);
}

/** What must have room below the head of a section, or it goes to the next column. */
function startHeight([one, other]: Abreast): number {
  if (other) return Math.max(wholeHeight(one), wholeHeight(other)) + TRIFLE;
  const { title, head, rows } = one;
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
    for (const table of tables) pourAbreast(table, columns);
  }
  const all = columns.columns.filter((one) => one.length > 0);
  return Array.from({ length: Math.ceil(all.length / perLeaf) }, (_, at) => all.slice(at * perLeaf, (at + 1) * perLeaf));
}

/** Type that a sheet may be set in, in millimetres, from the largest on. The smallest is seven and a half points: an arm's length away. */
const SMALLEST = 2.646;
export const TYPES = [...Array.from({ length: 11 }, (_, at) => (320 - at * 5) / 100), SMALLEST];
/** Eleven points. */
const LARGE_TYPE = 3.9;

/** Columns of a leaf, the better one first. */
const COLUMNS: Readonly<Record<PrintSize, readonly [number, number]>> = { usual: [3, 4], large: [2, 1] };

type Measured = readonly { readonly section: QuickReference["sections"][number]; readonly tables: readonly MeasuredTable[] }[];
type Setting = { readonly paper: Paper; readonly type: number; readonly columns: number };

/** Tables that want so much more than there is would only grow taller side by side. */
const MOST_WANTED = 1.5;
/** Tables side by side take at most so much of the height that they take one below the other. */
const WORTH = 0.8;

/** Two tables side by side in a column so many ems wide, each with the room that its text wants; null where that gains nothing. */
function setBeside(one: MeasuredTable, other: MeasuredTable, room: number): Abreast | null {
  const wants = ({ wanted }: MeasuredTable): number => sum(wanted.most);
  const all = wants(one) + wants(other);
  // A title never wraps, and may be wider than its table.
  if (all > room * MOST_WANTED || one.part.title !== null || other.part.title !== null) return null;
  const part = wants(one) / all;
  const set = (table: MeasuredTable, width: number, side: "left" | "right"): SetTable => {
    const made = setTable(table, width);
    return { ...made, part: { ...made.part, beside: { side, share: Math.round((width / room) * 1000) / 10 } } };
  };
  const [first, second] = [set(one, (room - BETWEEN) * part, "left"), set(other, (room - BETWEEN) * (1 - part), "right")];
  if ([first, second].some((made) => made.isCramped || made.part.runsIn !== null)) return null;
  const below = wholeHeight(setTable(one, room)) + wholeHeight(setTable(other, room));
  return Math.max(wholeHeight(first), wholeHeight(second)) > below * WORTH ? null : [first, second];
}

/** The tables of a section, narrow ones side by side. */
function setTables([one, other, ...others]: readonly MeasuredTable[], room: number): readonly Abreast[] {
  if (!one) return [];
  const beside = other ? setBeside(one, other, room) : null;
  if (beside) return [beside, ...setTables(others, room)];
  return [[setTable(one, room)], ...setTables(other ? [other, ...others] : [], room)];
}

type Tried = { readonly laid: LaidReference; readonly isCramped: boolean };

/** One way of setting it. */
function laidAs(sections: Measured, { paper, type, columns }: Setting): Tried {
  const { width, height } = paperRoom(paper);
  const room = (width - (columns - 1) * GUTTER) / columns / type;
  const set = sections.map(({ section: { id, title }, tables }) => ({
    head: { kind: "section", id, title } as const,
    tables: setTables(tables, room),
  }));
  const isCramped = set.some(({ tables }) => tables.some(([table]) => table.isCramped));
  return { laid: { type, columns, leaves: pour(set, (height - leafHead(type)) / type, columns) }, isCramped };
}

/** The tables measured once, for all ways of setting them. */
const measured = ({ sections }: QuickReference, marked: Marked): Measured =>
  sections
    .map((section) => ({
      section,
      tables: section.tables.filter(({ rows }) => rows.length > 0).map((table) => measuredTable(section, table, marked)),
    }))
    .filter(({ tables }) => tables.length > 0);

/** The leaves of one sheet of paper: what takes no more is not set in other columns to save another. */
const BOTH_SIDES = 2;

/** The better of the ways to set it in this type: on fewer leaves, or else with room for every word. */
function inType(sections: Measured, paper: Paper, type: number, size: PrintSize): Tried {
  const [usual, other] = COLUMNS[size];
  const first = laidAs(sections, { paper, type, columns: usual });
  const cost = ({ laid, isCramped }: Tried): number => laid.leaves.length + (isCramped ? 0.5 : 0);
  if (cost(first) <= BOTH_SIDES) return first;
  const second = laidAs(sections, { paper, type, columns: other });
  return cost(second) < cost(first) ? second : first;
}

/** In the largest type in which it takes no more leaves than in the smallest, and no word has to be broken. */
function fitted(reference: QuickReference, paper: Paper, marked: Marked, size: PrintSize): LaidReference {
  const sections = measured(reference, marked);
  if (size === "large") return inType(sections, paper, LARGE_TYPE, size).laid;
  let best = inType(sections, paper, SMALLEST, size).laid;
  const fewest = best.leaves.length;
  let [fits, tooLarge] = [TYPES.length - 1, -1];
  while (fits - tooLarge > 1) {
    const at = Math.floor((fits + tooLarge) / 2);
    const { laid, isCramped } = inType(sections, paper, TYPES[at] ?? SMALLEST, size);
    if (isCramped || laid.leaves.length > fewest) tooLarge = at;
    else [fits, best] = [at, laid];
  }
  return best;
}

const known = new WeakMap<QuickReference, Map<string, LaidReference>>();
/** So many of one reference are kept, for readers with values of their own. */
const KEPT = 40;

/** A reference on its leaves, in the largest type in which it takes no more of them than in the smallest, or in large print. */
export function layOut(reference: QuickReference, paper: Paper, marked: Marked, size: PrintSize = "usual"): LaidReference {
  const laid = known.get(reference) ?? new Map<string, LaidReference>();
  known.set(reference, laid);
  const key = JSON.stringify([paper, size, [...marked.marks], [...marked.ownValues]]);
  const before = laid.get(key);
  if (before) return before;
  const [oldest] = laid.keys();
  if (laid.size >= KEPT && oldest !== undefined) laid.delete(oldest);
  const made = fitted(reference, paper, marked, size);
  laid.set(key, made);
  return made;
}
