import { cellSource, type ReferenceTable } from "./reference-tables";

/** Longest own value, in characters. */
export const LONGEST_OWN_VALUE = 60;

/** The key under which a player's own value is stored. */
export const cellKey = (section: string, table: string, row: string, column: string): string => [section, table, row, column].join(".");

type Row = Pick<ReferenceTable["rows"][number], "cells" | "source" | "cellSources">;

/**
 * Whether a player may write an own value into this cell: it is blank or not from the rulebook. A first column that only names the rows has
 * no values.
 */
export function isOwnCell(row: Row, at: number, column: string): boolean {
  if (at === 0 && row.cells.length > 1) return false;
  return row.cells[at] === null || cellSource(row, column).from !== "rulebook";
}
