import type { QuickReference, RowMark } from "../../model/quick-reference";
import { type Fitting, type FittingSide, fitSides } from "./fit-reference";
import { type RowMarks, rowKey } from "./reference-keys";

const rowsOf = ({ sections }: QuickReference) =>
  sections.flatMap((section) =>
    section.tables.flatMap((table) => table.rows.map((row) => ({ key: rowKey(section.id, table.id, row.id), row }))),
  );

/**
 * What of the quick reference is of use to either side of a battle, with marks for its first side: whatever only the other can use, and
 * what both can of all that is not for everybody.
 */
export function fitBattle(reference: QuickReference, own: FittingSide, other: FittingSide): Fitting & { readonly marks: RowMarks } {
  const fitting = fitSides(reference, [own, other]);
  const [ours, theirs] = [own, other].map((side) => new Set(rowsOf(fitSides(reference, [side]).reference).map(({ key }) => key)));
  const marks = new Map<string, RowMark>();
  for (const { key, row } of rowsOf(fitting.reference)) {
    if (!ours?.has(key)) marks.set(key, "opponent");
    else if (theirs?.has(key) && (row.needs.length > 0 || row.against.length > 0)) marks.set(key, "both");
  }
  return { ...fitting, marks };
}
