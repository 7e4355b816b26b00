import type { Commander } from "../../model/army";
import type { ReadArmyText } from "../../model/army-text";
import { COMMANDER_CLASSES, type CommanderRole, GRADES } from "../../model/enumerations";
import { ARMY_TEXT } from "../../words/army-text";
import { SHEET } from "../../words/sheet";
import { withoutApostrophe } from "../csv";

type Unread = ReadArmyText["unread"][number];

/** A line of a text, counted from 1. */
export type TextLine = { readonly line: number; readonly text: string };

/** A unit group as a text has it. */
export type UnitRow = TextLine & {
  readonly kind: "unit";
  readonly number: number | null;
  /** What it is called; the first that a list knows is its line. */
  readonly names: readonly string[];
  /** Where cells say them apart: its own name, and what its list calls it. */
  readonly cells?: { readonly name: string; readonly line: string };
  readonly bases: number;
  /** Its classification, or what is said of it besides. */
  readonly rest: string;
};

export type CommanderRow = TextLine & { readonly kind: "commander"; readonly rest: string } & Pick<
    Commander,
    "name" | "role" | "grade" | "class"
  >;

export type UnreadRow = TextLine & { readonly kind: "unread"; readonly missing: Unread["missing"] };

export type TextRow =
  | UnitRow
  | CommanderRow
  /** Unit groups after it have no commander. */
  | (TextLine & { readonly kind: "loose" })
  | UnreadRow;

/** What forums and chats put around text. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/\[\/?(?:b|i|u|list|size|quote|code|url)(?:=[^\]]{0,200})?\]|\[\*\]/gi, ""],
  [/^\s*(?:#{1,6}|>|[-*+•–])\s+/, ""],
  [/\*\*|__|`/g, ""],
  [/\\([^\p{L}\p{N}\s])/gu, "$1"],
];

const withoutMarkup = (text: string): string => MARKUP.reduce((now, [mark, to]) => now.replace(mark, to), text);

/** A longer line is no unit group that anybody wrote. */
const LONGEST = 400;

export const linesOf = (text: string): readonly TextLine[] => text.split(/\r\n?|\n/).map((one, at) => ({ line: at + 1, text: one }));

const numberIn = (text: string | undefined): number => Number((text ?? "").replaceAll(",", ""));

function commanderRow(at: TextLine, text: string): CommanderRow | null {
  const found = ARMY_TEXT.commander.exec(text)?.groups;
  if (!found) return null;
  const { name = "", role: said, grade, kind, rest = "" } = found;
  const called = said === undefined ? ARMY_TEXT.roleCalled(name) : null;
  const role = called ?? ARMY_TEXT.roles.find(({ word }) => word.test(said ?? ""))?.role ?? "sub";
  return {
    ...{ ...at, kind: "commander", rest, role, name: called === null ? name : null },
    ...{ grade: GRADES.find((one) => one === grade) ?? "mediocre", class: COMMANDER_CLASSES.find((one) => one === kind) ?? "professional" },
  };
}

function unitRow(at: TextLine, text: string): UnitRow | null {
  const found = ARMY_TEXT.unit.exec(text)?.groups;
  if (!found) return null;
  const { number, name = "", bases, rest = "" } = found;
  const classified = rest.replace(ARMY_TEXT.points, "").replace(ARMY_TEXT.breaks, "");
  return { ...at, kind: "unit", number: numberIn(number), names: [name], bases: numberIn(bases), rest: classified };
}

const unread = (at: TextLine, missing: Unread["missing"] = null): TextRow => ({ ...at, kind: "unread", missing });

/** The rows in a line or paragraph of the texts that are one of each to a line. */
function rowsInLine(at: TextLine): readonly TextRow[] {
  const text = withoutMarkup(at.text).trim();
  if (text === "" || /^https?:/.test(text)) return [];
  const [told = "", led = ""] = text.split(ARMY_TEXT.leads);
  const loose = ARMY_TEXT.loose.find((one) => text === one || text.startsWith(`${one}: `));
  const units = loose ? text.slice(loose.length + 2) : led;
  const each = units === "" ? [] : units.replace(/\.$/, "").split(/; (?=\d{1,3} )/);
  const rows = each.map((one) => unitRow({ ...at, text: one }, one) ?? unread({ ...at, text: one }));
  if (loose) return [{ ...at, kind: "loose" }, ...rows];
  const row = unitRow(at, text) ?? commanderRow(at, told);
  return row ? [row, ...rows] : [unread({ ...at, text })];
}

/** A block of the full text: a commander and his unit groups, in columns and over several lines. */
function rowsInBlock(block: readonly TextLine[]): readonly TextRow[] {
  const starts = block.flatMap(({ text }, at) => (ARMY_TEXT.unitInColumns.test(text) ? [at] : []));
  const head = block.slice(0, starts[0] ?? block.length);
  const [first] = head;
  if (!first) return [];
  const heading = head.map(({ text }) => text.trim()).join(" ");
  const commander = commanderInBlock({ ...first, text: heading }, heading);
  const isLoose = ARMY_TEXT.loose.some((one) => one === heading);
  if (!commander && !isLoose) return [];
  const groups = starts.map((from, at) => block.slice(from, starts[at + 1] ?? block.length));
  return [commander ?? { ...first, kind: "loose" }, ...groups.map(rowInColumns)];
}

/** His title ends his line, and what he can do begins the next, with nothing between. */
function commanderInBlock(at: TextLine, heading: string): CommanderRow | null {
  const split = new RegExp(`(, (?:${COMMANDER_CLASSES.join("|")})) (?=\\d)`).exec(heading);
  return split ? commanderRow(at, heading.replace(split[0], `${split[1]}; `)) : commanderRow(at, heading);
}

function rowInColumns(lines: readonly TextLine[]): TextRow {
  const [first] = lines;
  const start = ARMY_TEXT.unitInColumns.exec(first?.text ?? "")?.groups;
  if (!first || !start) return unread({ line: 0, text: "" });
  const texts = [start.name ?? "", ...lines.slice(1).map(({ text }) => text.trim())];
  const end = texts.findIndex((one) => ARMY_TEXT.basesInColumns.test(one) || ARMY_TEXT.basesInColumns.test(` ${one}`));
  const found = ARMY_TEXT.basesInColumns.exec(` ${texts[end] ?? ""}`)?.groups;
  if (end < 0 || !found) return unread({ ...first, text: first.text.trim() });
  const name = [...texts.slice(0, end), (found.name ?? "").trim()].filter(Boolean).join(" ");
  const after = texts.slice(end + 1);
  const boxes = after.findIndex((one) => one.startsWith("["));
  const line = boxes > 0 ? [after.slice(0, boxes).join(" ")] : [];
  const rest = after.slice(Math.max(boxes, 0)).join(" ").replace(ARMY_TEXT.losses, "");
  const names = line.length > 0 ? [`${name} (${line[0]})`] : [name];
  return {
    line: first.line,
    text: `${start.number} ${names[0]}`,
    kind: "unit",
    number: numberIn(start.number),
    names,
    bases: numberIn(found.bases),
    rest,
  };
}

function blocksOf(lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const blocks: TextLine[][] = [[]];
  for (const one of lines) {
    if (one.text.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(one);
  }
  return blocks.filter((block) => block.length > 0);
}

/** The rows of one of the sheet's own texts. Before the first commander stand its verdict and its figures. */
export function rowsOfSheet(lines: readonly TextLine[]): readonly TextRow[] {
  const end = lines.findIndex(({ text }) => ARMY_TEXT.end.test(withoutMarkup(text).trim()));
  const body = end < 0 ? lines : lines.slice(0, end);
  const isFull = body.some(({ text }) => /^=+\s*$/.test(text));
  const rows = isFull ? blocksOf(body).flatMap(rowsInBlock) : body.flatMap(rowsInLine);
  const start = rows.findIndex(({ kind }) => kind !== "unread");
  return start < 0 ? [] : rows.slice(start);
}

/** A row of cells: quoted where a cell has the sign that parts them. */
function cellsOf(text: string, sign: string): readonly string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ["", false];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (letter === '"' && isQuoted && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (letter === sign && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell].map((one) => withoutApostrophe(one.trim()));
}

const SIGNS = ["\t", ";", "|", ","] as const;
const isNumber = (text: string): boolean => /^\d{1,3}$/.test(text);

type Column = keyof typeof ARMY_TEXT.columns;
type Columns = Readonly<Partial<Record<Column, number>>>;

/** The columns of a table by its first row; null where that is no head. */
function columnsOf(cells: readonly string[]): Columns | null {
  const found = Object.entries(ARMY_TEXT.columns).flatMap(([column, word]) => {
    const at = cells.findIndex((cell) => word.test(cell));
    return at < 0 ? [] : [[column, at] as const];
  });
  const columns: Columns = Object.fromEntries(found);
  return columns.bases !== undefined && (columns.name ?? columns.line) !== undefined ? columns : null;
}

function rowInTable(at: TextLine, cells: readonly string[], columns: Columns): TextRow {
  const cell = (column: Column): string => cells[columns[column] ?? -1] ?? "";
  const [name, line] = [cell("name"), cell("line")];
  const [bases = ""] = /\d{1,3}/.exec(cell("bases")) ?? [];
  if ((name || line) === "" || bases === "") return unread(at);
  return {
    ...at,
    kind: "unit",
    number: isNumber(cell("number")) ? Number(cell("number")) : null,
    names: [name && line ? `${name} (${line})` : name || line],
    cells: { name, line },
    bases: Number(bases),
    rest: cell("options"),
  };
}

/** A row that has a commander alone: his unit groups stand below it. */
function commanderInTable(at: TextLine, cells: readonly string[], { commander: column = -1, ...others }: Columns): TextRow | null {
  const text = cells[column] ?? "";
  if (text === "" || [others.name, others.line, others.bases].some((other) => cells[other ?? -1])) return null;
  if (ARMY_TEXT.loose.some((one) => one === text)) return { ...at, kind: "loose" };
  return commanderRow({ ...at, text }, text) ?? looseCommander({ ...at, text });
}

/** Where commanders have no rows of their own, the cell beside a unit group says whose it is: each commander once, in order. */
function ledInTable(rows: readonly { readonly led: string; readonly row: TextRow }[]): readonly TextRow[] {
  if (rows.every(({ led }) => led === "") || rows.some(({ row }) => row.kind === "commander")) return rows.map(({ row }) => row);
  const leaders = [...new Set(rows.map(({ led }) => led))].sort((one, other) => Number(one !== "") - Number(other !== ""));
  return leaders.flatMap((leader) => {
    const own = rows.flatMap(({ led, row }) => (led === leader ? [row] : []));
    const at = { line: own[0]?.line ?? 1, text: leader };
    if (leader === "") return own;
    const commander = commanderRow(at, leader) ?? looseCommander(at);
    return [...(commander ? [commander] : [unread(at, "grade"), { ...at, kind: "loose" } as const]), ...own];
  });
}

/** What a table says above its heads: "Army" in one cell and its name in the next. */
function rowAboveTable(at: TextLine, sign: string): readonly TextRow[] {
  const [what = "", is = "", ...more] = cellsOf(at.text, sign);
  if (what === SHEET.versionsInText) return [];
  const said = `${what}: ${is}`;
  return [unread(more.some(Boolean) || !ARMY_TEXT.said.test(said) ? at : { ...at, text: said })];
}

function rowsOfTable(lines: readonly TextLine[], columns: Columns, sign: string): readonly TextRow[] {
  const rows = lines.map((at) => {
    const cells = cellsOf(at.text, sign);
    const own = commanderInTable(at, cells, columns);
    return { led: own ? "" : (cells[columns.commander ?? -1] ?? ""), row: own ?? rowInTable(at, cells, columns) };
  });
  return ledInTable(rows);
}

/** A row of cells without a head: a number before the name is the unit group's own, the one after it counts its bases. */
function rowOfCells(at: TextLine, cells: readonly string[]): TextRow | null {
  const isBases = (one: string) => /^[x×]?\s*\d{1,3}(?:\s*bases?)?$/i.test(one);
  const filled = cells.filter(Boolean);
  const name = filled.findIndex((one) => !isBases(one));
  const [before, after] = [filled.slice(0, Math.max(name, 0)).filter(isNumber), filled.slice(name + 1)];
  const count = after.find(isBases);
  const [bases = ""] = /\d{1,3}/.exec(count ?? before.at(-1) ?? "") ?? [];
  if (name < 0 || bases === "") return null;
  const others = after.filter((one) => !isBases(one));
  const number = count !== undefined && before.length > 0 ? Number(before[0]) : null;
  const names = [filled[name] ?? "", ...(others.length > 0 ? [[filled[name], ...others].join(", ")] : [])];
  return { ...at, kind: "unit", number, names, bases: Number(bases), rest: others.join(", ") };
}

function looseCommander(at: TextLine): CommanderRow | null {
  const { text } = at;
  const role = ARMY_TEXT.roles.find(({ word }) => word.test(text));
  const grade = GRADES.find((one) => one === ARMY_TEXT.grade.exec(text)?.[1]?.toLowerCase());
  if (!role || !grade) return null;
  const kind = COMMANDER_CLASSES.find((one) => one === ARMY_TEXT.kind.exec(text)?.[1]?.toLowerCase());
  const left = [role.word, ARMY_TEXT.grade, ARMY_TEXT.kind].reduce((now, word) => now.replace(word, ""), text);
  const name = left
    .replace(/[^\p{L}\p{N}’' .-]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.-]+|[\s.-]+$/g, "");
  return {
    ...at,
    kind: "commander",
    rest: "",
    role: role.role satisfies CommanderRole,
    name: name || null,
    grade,
    class: kind ?? "professional",
  };
}

function writtenRow(at: TextLine): TextRow {
  const { text } = at;
  if (text.length > LONGEST) return unread({ ...at, text: `${text.slice(0, LONGEST)}…` });
  const sign = SIGNS.find((one) => text.includes(one));
  const inCells = sign && !ARMY_TEXT.unit.test(text) ? rowOfCells(at, cellsOf(text, sign)) : null;
  const commander = inCells ? null : looseCommander(at);
  if (inCells ?? commander) return inCells ?? commander ?? unread(at);
  const own = unitRow(at, text);
  if (own) return own;
  const found = (ARMY_TEXT.countFirst.exec(text) ?? ARMY_TEXT.countLast.exec(text))?.groups;
  if (!found) return unread(at, ARMY_TEXT.roles.some(({ word }) => word.test(text)) && !ARMY_TEXT.grade.test(text) ? "grade" : null);
  const { name = "", bases, rest = "" } = found;
  return { ...at, kind: "unit", number: null, names: [name.trim()], bases: numberIn(bases), rest };
}

/** The rows of a table, or of a text that somebody wrote: a unit group a line. */
export function rowsOfWriting(lines: readonly TextLine[]): readonly TextRow[] {
  const filled = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(withoutMarkup(text)) && !/^https?:\S+$/.test(text.trim()));
  for (const [at, { text }] of filled.entries())
    for (const sign of SIGNS) {
      const columns = columnsOf(cellsOf(text, sign));
      if (columns)
        return [...filled.slice(0, at).flatMap((one) => rowAboveTable(one, sign)), ...rowsOfTable(filled.slice(at + 1), columns, sign)];
    }
  return filled.map((one) => writtenRow({ ...one, text: withoutMarkup(one.text).trim() }));
}
