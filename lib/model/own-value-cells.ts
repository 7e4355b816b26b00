import { cellSource, type ReferenceTable } from "./reference-tables";

/** Characters of a player's own value for a cell of the quick reference. */
export const LONGEST_OWN_VALUE = 60;

/** What a player's own value for a cell is kept under. */
export const cellKey = (section: string, table: string, row: string, column: string): string => [section, table, row, column].join(".");

type Row = Pick<ReferenceTable["rows"][number], "cells" | "source" | "cellSources">;

/**
 * Whether a player may write his own value into a row's cell: where it is blank, or not what the rulebook prints. A first column names
 * the rows where another follows: there is no value in it.
 */
export function isOwnCell(row: Row, at: number, column: string): boolean {
  if (at === 0 && row.cells.length > 1) return false;
  return row.cells[at] === null || cellSource(row, column).from !== "rulebook";
}
