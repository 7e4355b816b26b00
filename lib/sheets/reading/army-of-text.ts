import { type Army, army, type Commander, type UnitGroup } from "../../model/army";
import type { ArmyText, ReadArmyText } from "../../model/army-text";
import { MOST } from "../../model/enumerations";
import type { CommanderId, LineId, ListId } from "../../model/identifiers";
import type { Book, PreparedLine, PreparedList } from "../../rules/army/book";
import { freeCommanderId, plainUnit } from "../../rules/army/unit-edits";
import { freeNumbers } from "../../rules/army/unit-numbers";
import { rowValue } from "../../rules/rules-row";
import { NAMELESS } from "../../words/army-text";
import { sheetTroop } from "../sheet-commands";
import { troopText } from "../text-parts";
import { covers, editionOf, editionsOf, type Head, headOfSheet, headOfWriting, type Said } from "./army-head";
import { bareName, bareNameOfList, nearest } from "./near-names";
import { type CommanderRow, linesOf, rowsOfSheet, rowsOfWriting, type TextRow, type UnitRow, type UnreadRow } from "./text-rows";

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

type Line = {
  readonly line: PreparedLine | null;
  readonly name: string | null;
  readonly rest: string | null;
  readonly isSure: boolean;
  /** Its name as it is written. */
  readonly written?: string | undefined;
};

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
  if (whole)
    return { line: whole.one, name: null, rest: whole === wholes[0] ? rest : "", isSure: true, written: names[wholes.indexOf(whole)] };
  for (const { outer, inner } of parts) {
    const line = near(inner);
    if (line.isSure) return { line: line.one, name: outer, rest, isSure: true, written: inner };
    const called = near(outer);
    if (called.isSure)
      return { line: called.one, name: null, rest: [inner, rest].filter(Boolean).join(", "), isSure: true, written: outer };
  }
  const second = rest === "" ? null : near(rest);
  if (second?.isSure) return { line: second.one, name: names[0] ?? null, rest: "", isSure: true, written: rest };
  return { line: wholes[0]?.one ?? null, name: null, rest, isSure: false };
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
  readonly corrected: ReadArmyText["corrected"] = [];
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

  /** A name that is written with another letter than the list has. */
  private correct({ line }: UnitRow, { written, line: found }: Line, as: PreparedLine): void {
    if (as !== found || written === undefined || bareName(written) === bareNameOfList(as.line.name)) return;
    this.corrected.push({ line, text: written, as: as.line.name });
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
    this.correct(row, found, as);
    const { taken, left } = takenOf({ ...row, rest: found.rest ?? "" }, as, this.book);
    for (const part of left) this.unread.push({ line, text: part, missing: null });
    const isFree = number !== null && number >= 1 && !this.units.some((one) => one.number === number);
    const given = { number: isFree ? number : (freeNumbers(this.army, 1)[0] ?? 1), line: as.line.id, bases, commander: this.leader };
    this.units.push({ ...plainUnit(given), ...taken, name: nameIn(found.name) });
  }
}

function begun(head: Head, prepared: PreparedList, book: Book, text: string): Army {
  const { list } = prepared;
  const year = head.year ?? (head.nameYear !== null && covers(prepared, head.nameYear) ? head.nameYear : null);
  const [kind = "standard", quality = "poor"] = [list.camps.kinds[0], list.camps.qualities[0]];
  return army.parse({
    schema: "condotta.army/1",
    name: nameIn(head.name) ?? NAMELESS,
    list: list.id,
    listVersion: editionOf(list.id, text, book),
    pointsLimit: head.limit !== null && head.limit <= 100_000 ? head.limit : rowValue(book.tables.army.limits, "points-limit"),
    year: army.shape.year.safeParse(year).data ?? null,
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
export function armyOfText(given: ArmyText, book: Book): Omit<ReadArmyText, "rules"> {
  const lines = linesOf(given.text.replace(/^\uFEFF/, ""));
  const sheet = headOfSheet(given.text, lines, book);
  const said = sheet ? { head: sheet, rows: rowsOfSheet(lines) } : headOfWriting(rowsOfWriting(lines), book);
  const { list, knownBy, likely } = listOfText(given, said, book);
  const units = said.rows.filter(isUnit).length;
  const { points } = said.head;
  if (!list)
    return { army: null, units, knownBy, likely: [...likely], lists: [], questions: [], unread: [], corrected: [], points, edition: null };
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
    corrected: reading.corrected,
    points,
    edition: made.listVersion ?? list.list.version,
  };
}
