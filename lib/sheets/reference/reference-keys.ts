import type { RowMark } from "../../model/quick-reference";

/** What a row of the quick reference is known by among all of them: "movement.moving.slowest". */
export const rowKey = (section: string, table: string, row: string): string => [section, table, row].join(".");

/** Of a battle's quick reference, by rowKey. */
export type RowMarks = ReadonlyMap<string, RowMark>;

/** What the reader wrote himself, by cellKey. */
export type WrittenValues = ReadonlyMap<string, string>;
