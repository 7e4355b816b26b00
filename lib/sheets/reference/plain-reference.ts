import type { BattleReference, FittedReference, QuickReference, ReferenceTable } from "../../model/quick-reference";
import { unmarked } from "../../words/sentence";

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
