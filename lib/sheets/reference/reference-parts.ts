import type { SourceKind } from "@/lib/model/enumerations";
import {
  type BattleReference,
  cellKey,
  type FittedReference,
  type QuickReference,
  type ReferenceTable,
  type RowMark,
} from "@/lib/model/quick-reference";
import type { ReferenceSectionId } from "@/lib/model/reference-terms";
import { ROW_MARKS_EXPLAINED } from "@/lib/words/reference";
import { unmarked } from "@/lib/words/terms";
import { HOUSE_MARK, HOUSE_WORDS, OWN_WORDS, SIBLING_MARK, SIBLING_WORDS } from "../text-parts";

/** The key of a row in the whole quick reference: "movement.moving.slowest". */
export const rowKey = (section: string, table: string, row: string): string => [section, table, row].join(".");

/** Of a battle's quick reference, by rowKey. */
export type RowMarks = ReadonlyMap<string, RowMark>;

/** What the reader wrote himself, by cellKey. */
export type WrittenValues = ReadonlyMap<string, string>;

const MARKS: Readonly<Record<SourceKind, string>> = { rulebook: "", sibling: SIBLING_MARK, house: HOUSE_MARK };

/** The mark after the name of a row that is not the rulebook's, and after a cell whose source is not its row's. */
export const sourceMark = (from: SourceKind): string => MARKS[from];

type Marked = { readonly marks: RowMarks; readonly ownValues: WrittenValues };

/** What the marks on this sheet mean, each once: "° a house value". */
export function markWords({ sections }: QuickReference, { marks, ownValues }: Marked): readonly string[] {
  const rows = sections.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
  const isWritten = sections.some(({ id, tables }) =>
    tables.some(({ id: table, columns, rows }) =>
      rows.some((row) => columns.some((column) => ownValues.has(cellKey(id, table, row.id, column.id)))),
    ),
  );
  const from = (kind: SourceKind) =>
    rows.some(({ source, cellSources }) => [{ source }, ...(cellSources ?? [])].some((one) => one.source.from === kind));
  return [
    ...(from("house") ? [HOUSE_WORDS] : []),
    ...(from("sibling") ? [SIBLING_WORDS] : []),
    ...(isWritten ? [OWN_WORDS] : []),
    ...(marks.size > 0 ? [ROW_MARKS_EXPLAINED] : []),
  ];
}

/** How much of a quick reference is printed: what players look up in the fight, or all of it. */
export const REFERENCE_PARTS = ["fight", "all"] as const;
export type ReferencePart = (typeof REFERENCE_PARTS)[number];

/** Sections used before the first turn and after the last, the same for every army. */
const AROUND_THE_FIGHT: readonly ReferenceSectionId[] = ["before-the-battle", "victory-points"];

/** That part of a quick reference, and the sections left out. */
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

/** A quick reference whose cells are plain text, for programs: on the page, terms of the rules are in brackets (`marked`). */
export const plainReference = (reference: QuickReference): QuickReference => ({
  ...reference,
  sections: reference.sections.map((section) => ({ ...section, tables: section.tables.map(plainTable) })),
});

/** The same for a quick reference fitted to an army or a battle. */
export const plainFitted = <Fitted extends FittedReference | BattleReference>(fitted: Fitted): Fitted => ({
  ...fitted,
  reference: plainReference(fitted.reference),
});
