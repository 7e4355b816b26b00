import type { BattleReference, FittedReference, QuickReference, ReferenceTable } from "@/lib/model/quick-reference";
import type { ReferenceSectionId } from "@/lib/model/reference-terms";
import { unmarked } from "@/lib/words/sentence";

/** How much of a quick reference is put on paper: what is looked up while one fights, or all of it. */
export const REFERENCE_PARTS = ["fight", "all"] as const;
export type ReferencePart = (typeof REFERENCE_PARTS)[number];

/** What is settled before the first turn and after the last, in the same way for every army. */
const AROUND_THE_FIGHT: readonly ReferenceSectionId[] = ["before-the-battle", "victory-points"];

/** That part of a quick reference, and the sections that are not of it. */
export function partOfReference(
  reference: QuickReference,
  part: ReferencePart,
): { readonly reference: QuickReference; readonly others: QuickReference["sections"] } {
  const isOther = ({ id }: QuickReference["sections"][number]) => part === "fight" && AROUND_THE_FIGHT.includes(id);
  return {
    reference: { ...reference, sections: reference.sections.filter((one) => !isOther(one)) },
    others: reference.sections.filter(isOther),
  };
}

/** A table whose cells are plain text. */
export const plainTable = (table: ReferenceTable): ReferenceTable => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (cell === null ? null : unmarked(cell))) })),
});

/** A quick reference whose cells are plain text, for programs: on the page their words of the rules stand in brackets (`marked`). */
export const plainReference = (reference: QuickReference): QuickReference => ({
  ...reference,
  sections: reference.sections.map((section) => ({ ...section, tables: section.tables.map(plainTable) })),
});

/** The same for what was fitted to an army or a battle. */
export const plainFitted = <Fitted extends FittedReference | BattleReference>(fitted: Fitted): Fitted => ({
  ...fitted,
  reference: plainReference(fitted.reference),
});
