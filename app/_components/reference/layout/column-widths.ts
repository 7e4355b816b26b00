import { linesIn, type Words, wholeOf, widestOf } from "@/lib/sheets/font-metrics";
import { GAP, HAIR } from "./measures";

type Rows = readonly (readonly Words[])[];
type Widths = readonly number[];

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** What is lost of a column's width to the gap before it. */
const beforeIt = (at: number): number => HAIR + (at === 0 ? 0 : GAP);

/** Lines of a row whose columns have such widths, gaps included. */
export const rowLines = (row: readonly Words[], widths: Widths): number =>
  Math.max(1, ...row.map((words, at) => linesIn(words, (widths[at] ?? 0) - beforeIt(at))));

/** Lines of all rows together by the widths of their columns; what a column takes at a width is reckoned once. */
function createCount(rows: Rows) {
  const columns = rows[0]?.length ?? 0;
  const known = Array.from({ length: columns }, () => new Map<number, readonly number[]>());
  const inColumn = (at: number, width: number): readonly number[] => {
    const before = known[at]?.get(width);
    if (before) return before;
    const lines = rows.map((row) => linesIn(row[at] ?? [], width - beforeIt(at)));
    known[at]?.set(width, lines);
    return lines;
  };
  return (widths: Widths): number => {
    const lines = widths.map((width, at) => inColumn(at, width));
    let total = 0;
    for (let row = 0; row < rows.length; row += 1) {
      let most = 1;
      for (const column of lines) most = Math.max(most, column[row] ?? 1);
      total += most;
    }
    return total;
  };
}
type Count = ReturnType<typeof createCount>;

/** Takes so much from one column for another. */
const shifted = (widths: Widths, from: number, to: number, step: number): Widths =>
  widths.map((width, at) => (at === from ? width - step : at === to ? width + step : width));

/** The first shift of so much that saves a line; null where none does. */
function betterBy(step: number, count: Count, widths: Widths, least: Widths): Widths | null {
  const lines = count(widths);
  for (let from = 0; from < widths.length; from += 1) {
    if ((widths[from] ?? 0) - step < (least[from] ?? 0)) continue;
    for (let to = 0; to < widths.length; to += 1) {
      const tried = shifted(widths, from, to, step);
      if (to !== from && count(tried) < lines) return tried;
    }
  }
  return null;
}

const STEPS = [6, 3, 1.5, 0.75];

function improved(rows: Rows, start: Widths, least: Widths): Widths {
  const count = createCount(rows);
  let widths = start;
  for (const step of STEPS) {
    for (let better = betterBy(step, count, widths, least); better; better = betterBy(step, count, widths, least)) widths = better;
  }
  return widths;
}

/** What the columns of a table want: at the least that no word is broken, at the most that no line is. */
export type Wanted = { readonly least: Widths; readonly most: Widths };

export function wantedWidths(rows: Rows): Wanted {
  const columns = rows[0]?.length ?? 0;
  const widest = (of: (words: Words) => number) =>
    Array.from({ length: columns }, (_, at) => Math.max(0.5, ...rows.map((row) => of(row[at] ?? []))) + beforeIt(at));
  return { least: widest(widestOf), most: widest(wholeOf) };
}

/**
 * How wide the columns of a table are, in ems with their gaps, together as wide as the room: so that its rows take as few lines as can
 * be, and no word is broken if that can be helped.
 */
export function columnWidths(rows: Rows, { least, most }: Wanted, room: number): Widths {
  const [needed, wanted] = [sum(least), sum(most)];
  if (needed >= room) return least.map((one) => (one * room) / needed);
  if (wanted <= room) return most.map((one) => (one * room) / wanted);
  const share = (room - needed) / (wanted - needed);
  const start = least.map((one, at) => one + ((most[at] ?? one) - one) * share);
  return improved(rows, start, least);
}
