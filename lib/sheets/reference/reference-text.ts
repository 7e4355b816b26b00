import { cellKey, cellSource, type QuickReference, type ReferenceSection, type ReferenceTable } from "../../model/quick-reference";
import { ROW_MARK_WORDS } from "../../words/reference";
import { unmarked } from "../../words/terms";
import { OWN_MARK, wrapText } from "../text-parts";
import { markWords, type RowMarks, rowKey, sourceMark, type WrittenValues } from "./reference-parts";

const WIDTH = 80;
const GAP = "  ";
/** Room to write by hand. */
const BLANK = "____";

type ReferenceTextOptions = {
  /** The title, and the line below it. */
  readonly name: string;
  readonly about?: string;
  readonly marks?: RowMarks;
  readonly ownValues?: WrittenValues;
};
type Marked = { readonly marks: RowMarks; readonly ownValues: WrittenValues };

/** A row as printed: marks of the whole row follow its name, those of a cell the cell. */
function rowTexts(section: ReferenceSection, table: ReferenceTable, at: number, { marks, ownValues }: Marked): readonly string[] {
  const row = table.rows[at];
  if (row === undefined) return [];
  const mark = marks.get(rowKey(section.id, table.id, row.id));
  return table.columns.map(({ id }, place) => {
    const own = ownValues.get(cellKey(section.id, table.id, row.id, id));
    const sign = place === 0 || row.cellSources?.some(({ column }) => column === id) ? sourceMark(cellSource(row, id).from) : "";
    const text = own === undefined ? unmarked(row.cells[place] ?? BLANK) : own + OWN_MARK;
    if (place === 0) return text + sign + (mark ? ` (${ROW_MARK_WORDS[mark]})` : "");
    return own === undefined ? text + sign : text;
  });
}

/** Characters of each column: as many as it needs; if that is too much, the widest give way. */
function columnWidths(rows: readonly (readonly string[])[]): readonly number[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(1, ...rows.map((row) => row[at]?.length ?? 0)));
  let over = widths.reduce((sum, one) => sum + one + GAP.length, -GAP.length) - WIDTH;
  for (; over > 0; over -= 1) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = (widths[widest] ?? 1) - 1;
  }
  return widths;
}

/** A row of a table on as many lines as its longest cell takes. */
function gridLines(texts: readonly string[], widths: readonly number[]): readonly string[] {
  const cells = texts.map((text, at) => wrapText(text, widths[at] ?? WIDTH));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, at) => (lines[line] ?? "").padEnd(widths[at] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

function tableLines(section: ReferenceSection, table: ReferenceTable, marked: Marked): readonly string[] {
  const heads = table.columns.map(({ name }) => name);
  const rows = table.rows.map((_, at) => rowTexts(section, table, at, marked));
  const isHeaded = heads.some(Boolean);
  const widths = columnWidths(isHeaded ? [heads, ...rows] : rows);
  const head = isHeaded ? [...gridLines(heads, widths), widths.map((width) => "-".repeat(width)).join(GAP)] : [];
  return ["", ...(table.title === null ? [] : [table.title]), ...head, ...rows.flatMap((row) => gridLines(row, widths))];
}

function sectionLines(section: ReferenceSection, marked: Marked): readonly string[] {
  const title = section.title.toUpperCase();
  return ["", "", title, "=".repeat(title.length), ...section.tables.flatMap((table) => tableLines(section, table, marked))];
}

/** A quick reference as plain text of 80 columns, with what its marks mean at its end. */
export function referenceText(reference: QuickReference, options: ReferenceTextOptions): string {
  const { name, about, marks = new Map(), ownValues = new Map() } = options;
  const marked = { marks, ownValues };
  const words = markWords(reference, marked);
  const foot = words.length === 0 ? [] : ["", "", ...wrapText(`${words.join("; ")}.`, WIDTH)];
  const lines = [
    name,
    ...(about ? wrapText(about, WIDTH) : []),
    ...reference.sections.flatMap((one) => sectionLines(one, marked)),
    ...foot,
  ];
  return `${lines.join("\n")}\n`;
}
