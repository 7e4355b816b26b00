import type { Paper } from "@/app/_components/paper/paper";
import { paperRoom } from "@/app/_components/paper/paper";
import type { QuickReference } from "@/lib/model/quick-reference";
import type { LaidReference } from "./laid";
import { type Marked, type MeasuredTable, measuredTable, setTable } from "./measured-table";
import { GUTTER, LEAF_HEAD } from "./measures";
import { pour } from "./pour";

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
