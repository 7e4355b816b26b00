type Cell = string | number;

/** A cell that a spreadsheet would take for a formula begins with an apostrophe instead (CWE-1236), and so does one that begins like that. */
const asText = (cell: Cell): string => (typeof cell === "string" && /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell));
const quoted = (cell: Cell): string => `"${asText(cell).replaceAll('"', '""')}"`;

/** A row of a table as comma-separated values (RFC 4180). */
export const csvRow = (cells: readonly Cell[]): string => cells.map(quoted).join(",");

/** A cell as it was before it was written. */
export const withoutApostrophe = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Without this mark at their beginning, spreadsheets misread the letters of a file. */
export const BYTE_ORDER_MARK = "\uFEFF";
