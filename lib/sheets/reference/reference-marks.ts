import type { SourceKind } from "@/lib/model/enumerations";
import { cellKey, type QuickReference, type RowMark } from "@/lib/model/quick-reference";
import { ROW_MARKS_EXPLAINED } from "@/lib/words/reference";
import { HOUSE_MARK, HOUSE_WORDS, OWN_WORDS, SIBLING_MARK, SIBLING_WORDS } from "../text-parts";

/** What a row of the quick reference is known by among all of them: "movement.moving.slowest". */
export const rowKey = (section: string, table: string, row: string): string => [section, table, row].join(".");

/** Of a battle's quick reference, by rowKey. */
export type RowMarks = ReadonlyMap<string, RowMark>;

/** What the reader wrote himself, by cellKey. */
export type WrittenValues = ReadonlyMap<string, string>;

const MARKS: Readonly<Record<SourceKind, string>> = { rulebook: "", sibling: SIBLING_MARK, house: HOUSE_MARK };

/** What stands behind the name of a row that is not the rulebook's, and behind a cell that is not from where its row is. */
export const sourceMark = (from: SourceKind): string => MARKS[from];

type Marked = { readonly marks: RowMarks; readonly ownValues: WrittenValues };

/** What the marks mean that are on this sheet, each once: "° a house value". */
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
