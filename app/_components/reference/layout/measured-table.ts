import { cellKey, type ReferenceRow, type ReferenceSection, type ReferenceTable } from "@/lib/model/quick-reference";
import { linesIn, textWidth, type Words, wordsOf } from "@/lib/sheets/font-metrics";
import { kept } from "@/lib/sheets/kept";
import { type RowMarks, rowKey, sourceMark, type WrittenValues } from "@/lib/sheets/reference/reference-parts";
import { OWN_MARK } from "@/lib/sheets/text-parts";
import { ROW_MARK_WORDS } from "@/lib/words/reference";
import { unmarked } from "@/lib/words/terms";
import { columnWidths, rowLines, type Wanted, wantedWidths } from "./column-widths";
import type { LaidColumn, LaidRow, LaidSource, TablePart } from "./laid";
import { BLANK, CHIP, FACE, FACES, HAIR, HANGING, HEAD, HEAD_SIZE, LINE, ROW, TITLE, UPRIGHT } from "./measures";

/** The letters of dice and cards in a text that is made of them. */
export const CHIP_LETTERS = /\b([KWGYR])\b/;

const chipWidth = (word: string): number =>
  word.split(CHIP_LETTERS).reduce((sum, piece, at) => sum + (at % 2 === 0 ? textWidth(piece, "narrow") : CHIP), 0);

const chipWords = (text: string): Words => text.split(" ").filter(Boolean).map(chipWidth);

type Drawn = { readonly text: string | null; readonly kind: LaidColumn["kind"]; readonly isBold: boolean; readonly behind?: string };

/** A cell of the table as the words that it is set in. */
function cellWords({ text, kind, isBold, behind = "" }: Drawn): Words {
  if (text === null) return [BLANK];
  if (kind === "faces") return [text.split(" ").length * FACE];
  if (kind === "dice" || kind === "cards") return chipWords(text + behind);
  return wordsOf(text + behind, isBold ? "narrow-bold" : "narrow");
}

const GOES_ON = "…";

/** Whether a row's name says nothing without the row above it. */
const goesOn = (name: string | null | undefined): boolean => name?.startsWith(GOES_ON) ?? false;

/** What the names of a table's rows say: "…" is the one above again, and "… but free" goes on from the last that stands by itself. */
export function spokenNames(names: readonly string[]): readonly string[] {
  let [whole, last] = ["", ""];
  return names.map((name) => {
    if (!goesOn(name)) whole = name;
    if (name !== GOES_ON) last = goesOn(name) ? `${whole} ${name.slice(GOES_ON.length).trim()}`.trim() : name;
    return last;
  });
}

export type Marked = { readonly marks: RowMarks; readonly ownValues: WrittenValues };

/** A table whose texts are measured, but not yet how wide its columns are. */
export type MeasuredTable = {
  readonly part: Omit<TablePart, "columns" | "runsIn">;
  readonly table: ReferenceTable;
  readonly words: readonly (readonly Words[])[];
  readonly heads: readonly Words[];
  readonly wanted: Wanted;
};

/** A table in a column of the leaf: heights in ems. */
export type SetTable = {
  readonly part: TablePart;
  readonly title: number;
  readonly head: number;
  readonly rows: readonly number[];
  /** Whether there is not even room for its words. */
  readonly isCramped: boolean;
};

const laidSource = ({ from, heading, why }: ReferenceRow["source"]): LaidSource => ({
  from,
  why: (from === "rulebook" ? heading : why) ?? "",
});

function laidRow(section: string, table: ReferenceTable, row: ReferenceRow, { marks, ownValues }: Marked): LaidRow {
  const { id, cells, source, cellSources } = row;
  const own = table.columns.map((column) => ownValues.get(cellKey(section, table.id, id, column.id)) ?? null);
  const mark = marks.get(rowKey(section, table.id, id));
  return {
    ...{ id, cells, ...laidSource(source) },
    ...(cellSources ? { cellSources: Object.fromEntries(cellSources.map((one) => [one.column, laidSource(one.source)])) } : {}),
    ...(own.some((one) => one !== null) ? { own } : {}),
    ...(mark ? { mark } : {}),
  };
}

/** What stands behind a cell: behind the first, which names the row, the marks of the whole row too. */
function behindCell({ from, cellSources, mark }: LaidRow, column: string, isName: boolean): string {
  const source = cellSources?.[column]?.from ?? (isName ? from : "rulebook");
  return sourceMark(source) + (isName && mark ? ` ${ROW_MARK_WORDS[mark]}` : "");
}

const plainCell = (cell: string | null | undefined): string | null => (cell ? unmarked(cell) : (cell ?? null));

function rowWords({ columns }: ReferenceTable, row: LaidRow): readonly Words[] {
  return columns.map(({ id, kind }, at) => {
    const [own, isName] = [row.own?.[at] ?? null, at === 0];
    const isBold = isName && columns.length > 1;
    if (own !== null) return wordsOf(own + OWN_MARK, isBold ? "narrow-bold" : "narrow");
    return cellWords({ text: plainCell(row.cells[at]), kind, isBold, behind: behindCell(row, id, isName) });
  });
}

/** Whether the names of columns of cards stand upright: several long names over single letters would take the width from the text. */
export const hasUprightHeads = (columns: readonly Pick<LaidColumn, "kind">[]): boolean =>
  columns.filter(({ kind }) => kind === "cards").length > 2;

/** How tall the tallest upright name is, in ems. */
function uprightHeight({ columns }: ReferenceTable): number {
  if (!hasUprightHeads(columns)) return 0;
  const names = columns.filter(({ kind }) => kind === "cards").map(({ name }) => textWidth(name, "narrow-bold"));
  return (Math.max(...names) + UPRIGHT.more) * HEAD_SIZE;
}

/** What does not depend on how wide it is set. */
export function measuredTable({ id: section }: ReferenceSection, table: ReferenceTable, marked: Marked): MeasuredTable {
  const called = spokenNames(table.rows.map(({ cells }) => plainCell(cells[0]) ?? ""));
  const laid = table.rows.map((row, at) => ({
    ...laidRow(section, table, row, marked),
    ...(goesOn(row.cells[0]) ? { called: called[at] ?? "" } : {}),
  }));
  const part = { kind: "table", section, table: table.id, title: table.title, rows: laid, continues: false } as const;
  return tablesKept(JSON.stringify([part, table.columns]), () => measuredPart(part, table));
}

/** Most armies have most tables alike. */
const tablesKept = kept<MeasuredTable>(400, 20_000);

function measuredPart(part: MeasuredTable["part"], table: ReferenceTable): MeasuredTable {
  const words = part.rows.map((row) => rowWords(table, row));
  const isUpright = hasUprightHeads(table.columns);
  const heads = table.columns.map(({ name, kind }) =>
    isUpright && kind === "cards" ? [UPRIGHT.wide * HEAD_SIZE] : wordsOf(name, "narrow-bold").map((word) => word * HEAD_SIZE),
  );
  return { part, table, words, heads, wanted: wantedWidths([heads, ...words]) };
}

/** Columns in which nothing is read down: names, facts, and at most who or what at the end. */
const mayRunIn = ({ columns }: ReferenceTable): boolean =>
  columns.every(({ name, kind }, at) => kind !== "faces" && (name === "" || at === columns.length - 1));

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** Lines of a row that is set as running text. */
function runInLines(row: readonly Words[], room: number): number {
  const [first = 0, ...others] = row.flat();
  return linesIn([first - HANGING, ...others], room - HANGING - HAIR);
}

/** As running text where that takes so much less of the leaf. */
const SAVED = 0.95;
/** Words are reckoned wider than they are by so much. */
const RESERVE = 1;
/** " · ", with its spaces. */
const DOT = 0.45;

/** Rows of one cell each as one text: the height of all is the first one's. */
function runAllIn(rows: readonly (readonly Words[])[], room: number, around: number): readonly number[] {
  const lines = linesIn(
    rows.flatMap((row) => row.flat().map((word, at, all) => (at === all.length - 1 ? word + DOT : word))),
    room - HAIR,
  );
  return rows.map((_, at) => (at === 0 ? lines * LINE + around : 0));
}

const known = new WeakMap<MeasuredTable, Map<number, SetTable>>();

/** The same in a column so many ems wide. */
export function setTable(table: MeasuredTable, room: number): SetTable {
  const before = known.get(table) ?? new Map<number, SetTable>();
  known.set(table, before);
  const set = before.get(room) ?? setAfresh(table, room);
  before.set(room, set);
  return set;
}

function setAfresh({ part, table, words, heads, wanted }: MeasuredTable, room: number): SetTable {
  const around = ROW + (table.columns.some(({ kind }) => kind === "faces") ? FACES : 0);
  const isHeaded = table.columns.some(({ name }) => name !== "");
  const isList = table.columns.length === 1;
  const widths = columnWidths([heads, ...words], wanted, room);
  const columns = table.columns.map(({ id, name, kind }, at) => ({
    ...{ id, name, kind },
    width: Math.round(((widths[at] ?? 0) / room) * 1000) / 10,
  }));
  const title = part.title === null ? 0 : TITLE;
  const head = isHeaded ? Math.max(rowLines(heads, widths) * LINE * HEAD_SIZE, uprightHeight(table)) + HEAD : 0;
  const rows = words.map((row) => rowLines(row, widths) * LINE + around);
  const inRows = () => words.map((row) => runInLines(row, room) * LINE + around);
  const running = mayRunIn(table) ? (isList ? runAllIn(words, room, around) : inRows()) : null;
  if (running && sum(running) < SAVED * ((isList ? 0 : head) + sum(rows)))
    return { part: { ...part, columns, runsIn: isList ? "all" : "rows" }, title, head: isList ? head : 0, rows: running, isCramped: false };
  return { part: { ...part, columns, runsIn: null }, title, head, rows, isCramped: sum(wanted.least) > room * RESERVE };
}
