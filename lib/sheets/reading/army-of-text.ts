import { type Army, army, type Commander, type UnitGroup } from "../../model/army";
import type { ArmyText, ReadArmyText } from "../../model/army-text";
import { CAMP_KINDS, CAMP_QUALITIES, MOST } from "../../model/enumerations";
import type { CommanderId, LineId, ListId, Version } from "../../model/identifiers";
import type { Book, PreparedLine, PreparedList } from "../../rules/army/book";
import { freeCommanderId, plainUnit } from "../../rules/army/unit-edits";
import { freeNumbers } from "../../rules/army/unit-numbers";
import { rowValue } from "../../rules/rules-row";
import { ARMY_TEXT, NAMELESS } from "../../words/army-text";
import { yearsWords } from "../../words/list-lines";
import { listName } from "../../words/own-list";
import { campText, sheetTroop } from "../sheet-commands";
import { troopText } from "../text-parts";
import { bareName, bareNameOfList, nearest } from "./near-names";
import {
  type CommanderRow,
  linesOf,
  rowsOfSheet,
  rowsOfWriting,
  type TextLine,
  type TextRow,
  type UnitRow,
  type UnreadRow,
} from "./text-rows";

/** What a text says of the whole army. */
type Head = {
  readonly name: string | null;
  readonly list: PreparedList | null;
  readonly year: number | null;
  readonly limit: number | null;
  readonly camp: Army["camp"] | null;
  readonly points: number | null;
};

const NOTHING: Head = { name: null, list: null, year: null, limit: null, camp: null, points: null };

const collapsed = (text: string): string =>
  text
    .replace(/\*\*|__|\[\/?b\]/g, "")
    .replace(/\\([^\p{L}\p{N}\s])/gu, "$1")
    .replace(/\s+/g, " ");

const numberIn = (text: string | undefined): number | null => (text === undefined ? null : Number(text.replaceAll(",", "")));

function campIn(text: string, { tables }: Book): Army["camp"] | null {
  const all = CAMP_KINDS.flatMap((kind) => CAMP_QUALITIES.map((quality) => ({ kind, quality })));
  return all.find((camp) => text.includes(campText(camp, tables))) ?? null;
}

const isRule = ({ text }: TextLine): boolean => /^=+\s*$/.test(text);

/** The army's name: above its rule in the full text, otherwise before its list on the same line. */
function nameOfSheet(lines: readonly TextLine[], key: string): string {
  const rule = lines.findIndex(isRule);
  if (rule > 0) {
    const before = lines.slice(0, rule);
    return before
      .slice(before.findLastIndex(({ text }) => text.trim() === "") + 1)
      .map(({ text }) => text.trim())
      .join(" ");
  }
  const line = lines.map(({ text }) => collapsed(text)).find((text) => text.includes(key)) ?? "";
  return line
    .slice(0, line.indexOf(key))
    .replace(/^[#>\s-]+/, "")
    .replace(/\s*[:·]\s*$/, "");
}

/** The lists of a book, each edition once. */
const editionsOf = ({ current, byVersion }: Book): readonly PreparedList[] => [...new Set([...current.values(), ...byVersion.values()])];

/** Characters within which the head of a sheet stands, however long the army's name is. */
const HEAD = 4000;

/** The head of one of the sheet's own texts; null where it is another text. */
function headOfSheet(text: string, lines: readonly TextLine[], book: Book): Head | null {
  const told = collapsed(text.slice(0, HEAD));
  const found = editionsOf(book).flatMap((list) => {
    const key = `${listName(list.list)}, ${yearsWords(list.list.years)} · `;
    const at = told.indexOf(key);
    const terms = at < 0 ? null : ARMY_TEXT.terms.exec(told.slice(at + key.length));
    return terms?.groups ? [{ list, key, terms: terms.groups }] : [];
  });
  const [first] = found.sort((one, other) => other.key.length - one.key.length);
  if (!first) return null;
  const { id } = first.list.list;
  const edition = editionOf(id, text, book);
  return {
    name: nameOfSheet(lines, first.key),
    list: (edition === null ? book.current.get(id) : book.byVersion.get(edition)) ?? first.list,
    year: numberIn(first.terms.year),
    limit: numberIn(first.terms.limit),
    camp: campIn(told, book),
    points: numberIn(ARMY_TEXT.armyPoints.exec(told)?.[1]),
  };
}

type Said = { readonly head: Head; readonly rows: readonly TextRow[] };

/** A list that a line names, with its years or without. */
function listNamed(text: string, { current }: Book): PreparedList | null {
  const whole = [...current.values()].find(({ list }) => text === `${listName(list)}, ${yearsWords(list.years)}`);
  if (whole) return whole;
  const bare = text.replace(/\(?\b1[3-7]\d\d(?:\s*[-–]\s*1[3-8]\d\d)?\)?/g, "").replace(/[,;:·\s]+$/, "");
  const { one, isSure } = nearest(bare, [...current.values()], ({ list }) => list.name);
  return isSure ? one : null;
}

/** What a line above the unit groups, or one that names what it says, says of the army; null where it says nothing. */
function saidOf(row: TextRow, isAbove: boolean, head: Head, book: Book): Partial<Head> | null {
  const { what = "", is = "" } = row.kind === "loose" ? {} : (ARMY_TEXT.said.exec(row.text)?.groups ?? {});
  if (ARMY_TEXT.isName.test(what)) return { name: is };
  if (ARMY_TEXT.isYear.test(what)) return { year: numberIn(/\d{4}/.exec(is)?.[0]) };
  if (ARMY_TEXT.isCamp.test(what)) return { camp: campIn(is, book) };
  if (ARMY_TEXT.isLimit.test(what)) return { limit: numberIn(/[\d,]*\d/.exec(is)?.[0]) };
  const isTitle = isAbove && row.kind === "unread";
  const list = isTitle || ARMY_TEXT.isList.test(what) ? listNamed(is || row.text, book) : null;
  if (list) return { list: head.list ?? list };
  return isTitle && head.name === null ? { name: row.text } : null;
}

/** The head of a text that somebody wrote. */
function headOfWriting(rows: readonly TextRow[], book: Book): Said {
  let head = NOTHING;
  const left: TextRow[] = [];
  const above = rows.findIndex(({ kind }) => kind !== "unread");
  for (const [at, row] of rows.entries()) {
    const said = saidOf(row, at < above, head, book);
    if (said) head = { ...head, ...said };
    else left.push(row);
  }
  return { head, rows: left };
}

const isUnit = (row: TextRow): row is UnitRow => row.kind === "unit";

/** The lists in force that have troops of these names, those with the most first. */
function likelyLists(rows: readonly TextRow[], { current }: Book): readonly { readonly list: PreparedList; readonly named: number }[] {
  const names = new Set(rows.filter(isUnit).flatMap((row) => row.names.map((one) => bareName(one.replace(/ \([^)]*\)$/, "")))));
  return [...current.values()]
    .map((list) => ({ list, named: list.lines.filter(({ line }) => names.has(bareNameOfList(line.name))).length }))
    .filter(({ named }) => named > 0)
    .sort((one, other) => other.named - one.named);
}

type Described = { readonly index: number; readonly text: string; readonly brief: string };
const described = new WeakMap<PreparedLine, readonly Described[]>();

/** Letters and figures only: what forums and the ends of lines leave of a text. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** A line's variants as the sheet says them, those with the fewest downgrades first. */
function describedVariants(line: PreparedLine, { tables }: Book): readonly Described[] {
  const known = described.get(line);
  if (known) return known;
  const all = line.variants.map(({ troop }, index) => {
    const told = sheetTroop(troop, tables);
    return { index, text: bare(troopText(told)), brief: bare(told.characteristics.join(", ")) };
  });
  const made = all.sort((one, other) => (one.index & 3) - (other.index & 3) || one.index - other.index);
  described.set(line, made);
  return made;
}

type Taken = Pick<UnitGroup, "options" | "qualityDown" | "firepowerDown">;
type Understood = { readonly taken: Taken; readonly left: readonly string[] };
const PLAIN: Taken = { options: [], qualityDown: false, firepowerDown: false };

const takenIn = ({ line }: PreparedLine, index: number): Taken => ({
  options: line.optional.filter((_, bit) => (index >> 2) & (1 << bit)),
  qualityDown: (index & 2) !== 0,
  firepowerDown: (index & 1) !== 0,
});

/** The options and downgrades of a unit group, by its classification on the sheet or by what is said of it. */
function takenOf({ rest }: UnitRow, line: PreparedLine, book: Book): Understood {
  const wanted = bare(rest);
  const variants = describedVariants(line, book);
  const same = variants.find(({ text }) => text === wanted) ?? variants.find(({ brief }) => brief === wanted);
  if (same) return { taken: takenIn(line, same.index), left: [] };
  const nameOf = (option: string): string => book.tables.characteristics.find((row) => row.id === option)?.name ?? option;
  const parts = rest
    .split(/[,;+/]| and /)
    .map((one) => one.trim())
    .filter(Boolean);
  const found = parts.map((part) => ({ part, option: nearest(part, line.line.optional, nameOf) }));
  const options = line.line.optional.filter((one) => found.some(({ option }) => option.isSure && option.one === one));
  return { taken: { ...PLAIN, options }, left: found.filter(({ option }) => !option.isSure).map(({ part }) => part) };
}

type Line = { readonly line: PreparedLine | null; readonly name: string | null; readonly rest: string | null; readonly isSure: boolean };

const MOST_BRACKETS = 2;

/** A name and what stands behind it in brackets, wherever the brackets begin. */
function bracketed(name: string): readonly { readonly outer: string; readonly inner: string }[] {
  if (!name.endsWith(")")) return [];
  const starts = [...name.matchAll(/ \(/g)].map(({ index }) => index).slice(-MOST_BRACKETS);
  return starts.map((at) => ({ outer: name.slice(0, at).trim(), inner: name.slice(at + 2, -1) }));
}

/** The line of a list that a unit group is, and the name that it has besides. */
function lineOf(row: UnitRow, list: PreparedList): Line {
  const { cells, rest } = row;
  const own = cells && list.lines.find(({ line }) => line.name === cells.line);
  return own ? { line: own, name: cells.name || null, rest, isSure: true } : lineNamed(row, list);
}

/** The same by its names alone. One that is a line's own comes before those near it. */
function lineNamed({ names, rest }: UnitRow, { lines }: PreparedList): Line {
  const exact = (name: string) => lines.find(({ line }) => line.name === name) ?? null;
  const near = (name: string) => nearest(name, lines, ({ line }) => line.name);
  const parts = names.flatMap(bracketed);
  const inBrackets = parts.find(({ inner }) => exact(inner));
  if (inBrackets && !names.some(exact)) return { line: exact(inBrackets.inner), name: inBrackets.outer, rest, isSure: true };
  const wholes = names.map(near);
  const whole = wholes.find(({ isSure }) => isSure);
  // A name that was parted by its own commas is whole with what followed.
  if (whole) return { line: whole.one, name: null, rest: whole === wholes[0] ? rest : "", isSure: true };
  for (const { outer, inner } of parts) {
    const line = near(inner);
    if (line.isSure) return { line: line.one, name: outer, rest, isSure: true };
    const called = near(outer);
    if (called.isSure) return { line: called.one, name: null, rest: [inner, rest].filter(Boolean).join(", "), isSure: true };
  }
  const second = rest === "" ? null : near(rest);
  if (second?.isSure) return { line: second.one, name: names[0] ?? null, rest: "", isSure: true };
  return { line: wholes[0]?.one ?? null, name: null, rest, isSure: false };
}

const HASHES = /\b[0-9a-f]{12}(?:[0-9a-f]{52})?\b/g;

/** The edition of a list that a text names by the beginning of its version; null where that is the one in force, or none is named. */
function editionOf(id: ListId, text: string, { current, byVersion }: Book): Version | null {
  const hashes = text.match(HASHES) ?? [];
  const named = [...byVersion].find(([version, { list }]) => list.id === id && hashes.some((hash) => version.startsWith(`sha256:${hash}`)));
  const inForce = current.get(id);
  return named && named[1] !== inForce ? named[0] : inForce ? null : ([...byVersion].find(([, { list }]) => list.id === id)?.[0] ?? null);
}

const nameIn = (name: string | null): string | null => {
  const parsed = army.shape.name.safeParse(name?.slice(0, 80));
  return parsed.success ? parsed.data : null;
};

/** Builds an army from rows, and keeps what it does not understand. */
class Reading {
  readonly commanders: Commander[] = [];
  readonly units: UnitGroup[] = [];
  readonly questions: ReadArmyText["questions"] = [];
  readonly unread: ReadArmyText["unread"] = [];
  count = 0;
  private leader: CommanderId | null = null;

  constructor(
    private readonly given: ArmyText,
    private readonly book: Book,
    private readonly list: PreparedList,
    private readonly start: Army,
  ) {}

  private get army(): Army {
    return { ...this.start, commanders: this.commanders, units: this.units };
  }

  take(row: TextRow): void {
    if (row.kind === "unit") this.takeUnit(row);
    else if (row.kind === "commander") this.takeCommander(row);
    else if (row.kind === "loose") this.leader = null;
    else this.unread.push(this.left(row));
  }

  /** A line that only names troops of the list lacks their number of bases. */
  private left({ line, text, missing }: UnreadRow): ReadArmyText["unread"][number] {
    const isTroops = missing === null && nearest(text, this.listOf().lines, (one) => one.line.name).isSure;
    return isTroops ? { line, text: text.replace(/[\s,;:|]+$/, "").trim(), missing: "bases" } : { line, text: text.trim(), missing };
  }

  /** The list of an ally from abroad. */
  private abroad({ role, rest }: CommanderRow): PreparedList | null {
    if (role !== "ally") return null;
    return (
      editionsOf(this.book).find(({ list }) =>
        new RegExp(`, from ${list.name.replace(/[^\p{L}\p{N} ]/gu, ".")}(?:[;.]|$)`, "u").test(rest),
      ) ?? null
    );
  }

  private takeCommander(row: CommanderRow): void {
    if (this.commanders.length >= MOST.commanders) return void this.unread.push({ line: row.line, text: row.text, missing: null });
    const list = this.abroad(row)?.list.id ?? null;
    const id = freeCommanderId(this.army);
    const listVersion = list && editionOf(list, this.given.text, this.book);
    this.commanders.push({ id, role: row.role, grade: row.grade, class: row.class, name: nameIn(row.name), list, listVersion });
    this.leader = id;
  }

  private listOf(): PreparedList {
    const { list = null, listVersion = null } = this.commanders.find(({ id }) => id === this.leader) ?? {};
    if (list === null) return this.list;
    return (listVersion ? this.book.byVersion.get(listVersion) : this.book.current.get(list)) ?? this.list;
  }

  private takeUnit(row: UnitRow): void {
    this.count++;
    const { bases, line } = row;
    const [number, text] = [row.number, row.text.trim()];
    if (this.units.length >= MOST.units || bases < 1 || bases > 99) return void this.unread.push({ line, text, missing: null });
    const list = this.listOf();
    const found = lineOf(row, list);
    const chosen = this.given.chosen.find(({ unit }) => unit === this.count);
    const as = chosen ? (chosen.as === null ? null : (list.byId.get(chosen.as) ?? null)) : found.line;
    if (!found.isSure) this.questions.push({ unit: this.count, line, text, list: list.list.id, likely: as?.line.id ?? null });
    if (!as) return;
    const { taken, left } = takenOf({ ...row, rest: found.rest ?? "" }, as, this.book);
    for (const part of left) this.unread.push({ line, text: part, missing: null });
    const isFree = number !== null && number >= 1 && !this.units.some((one) => one.number === number);
    const given = { number: isFree ? number : (freeNumbers(this.army, 1)[0] ?? 1), line: as.line.id, bases, commander: this.leader };
    this.units.push({ ...plainUnit(given), ...taken, name: nameIn(found.name) });
  }
}

function begun(head: Head, { list }: PreparedList, book: Book, text: string): Army {
  const [kind = "standard", quality = "poor"] = [list.camps.kinds[0], list.camps.qualities[0]];
  return army.parse({
    schema: "condotta.army/1",
    name: nameIn(head.name) ?? NAMELESS,
    list: list.id,
    listVersion: editionOf(list.id, text, book),
    pointsLimit: head.limit !== null && head.limit <= 100_000 ? head.limit : rowValue(book.tables.army.limits, "points-limit"),
    year: army.shape.year.safeParse(head.year).data ?? null,
    camp: head.camp ?? { kind, quality },
    commanders: [],
    units: [],
  });
}

type Known = { readonly list: PreparedList | null; readonly knownBy: ReadArmyText["knownBy"]; readonly likely: readonly ListId[] };

/** Two lists may name troops alike: a list is known by its troops where no other has as many. */
function listOfText(given: ArmyText, { head, rows }: Said, book: Book): Known {
  const chosen = given.list === null ? null : (book.current.get(given.list) ?? null);
  const ranked = likelyLists(rows, book);
  const likely = ranked.slice(0, 5).map(({ list }) => list.list.id);
  if (chosen && chosen.list.id !== head.list?.list.id) return { list: chosen, knownBy: "choice", likely };
  if (head.list) return { list: head.list, knownBy: "name", likely };
  const [first, second] = ranked;
  const isAlone = first && first.named > (second?.named ?? 0);
  return isAlone ? { list: first.list, knownBy: "troops", likely } : { list: null, knownBy: "nothing", likely };
}

const shown = ({ list: { id, name, years, lines } }: PreparedList): ReadArmyText["lists"][number] => ({
  ...{ id, name, years },
  lines: lines.map((line) => ({ id: line.id satisfies LineId, name: line.name })),
});

/**
 * The army that a text describes: one of the sheet's own texts (full, compact, a line a unit group; as Markdown or BBCode), a table, or a
 * list of names and bases. What is unclear is asked, and what is not understood is named with its line. Nothing is guessed in silence but
 * a slip of the pen in a name that only one line of the list can be.
 */
export function armyOfText(given: ArmyText, book: Book): ReadArmyText {
  const lines = linesOf(given.text.replace(/^\uFEFF/, ""));
  const sheet = headOfSheet(given.text, lines, book);
  const said = sheet ? { head: sheet, rows: rowsOfSheet(lines) } : headOfWriting(rowsOfWriting(lines), book);
  const { list, knownBy, likely } = listOfText(given, said, book);
  const units = said.rows.filter(isUnit).length;
  const { points } = said.head;
  if (!list) return { army: null, units, knownBy, likely: [...likely], lists: [], questions: [], unread: [], points };
  const reading = new Reading(given, book, list, begun(said.head, list, book, given.text));
  for (const row of said.rows) reading.take(row);
  const start = begun(said.head, list, book, given.text);
  const made = { ...start, commanders: reading.commanders, units: reading.units };
  const abroad = reading.commanders.flatMap((one) => (one.list === null ? [] : (book.current.get(one.list) ?? [])));
  const lists = [...new Set([list, ...abroad])].map(shown);
  const bare = reading.unread.filter(({ missing }) => missing === "bases").length;
  return {
    army: made,
    units: units + bare,
    knownBy,
    likely: [...likely],
    lists,
    questions: reading.questions,
    unread: reading.unread,
    points,
  };
}
