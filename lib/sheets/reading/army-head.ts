import type { Army } from "../../model/army";
import { CAMP_KINDS, CAMP_QUALITIES } from "../../model/enumerations";
import type { ListId, Version } from "../../model/identifiers";
import type { Book, PreparedList } from "../../rules/army/book";
import { ARMY_TEXT } from "../../words/army-text";
import { yearsWords } from "../../words/list-lines";
import { listName } from "../../words/own-list";
import { campText } from "../sheet-commands";
import { nearest } from "./near-names";
import type { TextLine, TextRow } from "./text-rows";

/** What a text says of the whole army. */
export type Head = {
  readonly name: string | null;
  readonly list: PreparedList | null;
  readonly year: number | null;
  /** A year in the army's name, which may be the army's. */
  readonly nameYear: number | null;
  readonly limit: number | null;
  readonly camp: Army["camp"] | null;
  readonly points: number | null;
};

const NOTHING: Head = { name: null, list: null, year: null, nameYear: null, limit: null, camp: null, points: null };

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

/** A camp as somebody writes it: "fortified, average", "fortified camp"; poor where no quality is named. Null: no camp of ours. */
function campWritten(text: string, book: Book): Army["camp"] | null {
  const named = <Id extends string>(ids: readonly Id[]) => ids.find((id) => new RegExp(`\\b${id}\\b`, "i").test(text));
  const exact = campIn(text, book);
  const [kind, quality] = [named(CAMP_KINDS), named(CAMP_QUALITIES)];
  if (exact || (kind === undefined && quality === undefined)) return exact;
  return { kind: kind ?? "standard", quality: quality ?? "poor" };
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
export const editionsOf = ({ current, byVersion }: Book): readonly PreparedList[] => [
  ...new Set([...current.values(), ...byVersion.values()]),
];

/** Characters within which the head of a sheet stands, however long the army's name is. */
const HEAD = 4000;

/** The head of one of the sheet's own texts; null where it is another text. */
export function headOfSheet(text: string, lines: readonly TextLine[], book: Book): Head | null {
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
    nameYear: null,
    limit: numberIn(first.terms.limit),
    camp: campIn(told, book),
    points: numberIn(ARMY_TEXT.armyPoints.exec(told)?.[1]),
  };
}

export type Said = { readonly head: Head; readonly rows: readonly TextRow[] };

/** The one year that a line names; null for none, and for a span of years. */
function yearIn(text: string): number | null {
  const [year, ...more] = text.match(ARMY_TEXT.someYear) ?? [];
  return more.length > 0 ? null : numberIn(year);
}

/** Whether this year is one of the list's. */
export const covers = ({ list: { years } }: PreparedList, year: number): boolean => years[0] <= year && year <= years[1];

/** A list that a line names, with its years, a year of it, or without. */
function listNamed(text: string, { current }: Book): PreparedList | null {
  const whole = [...current.values()].find(({ list }) => text === `${listName(list)}, ${yearsWords(list.years)}`);
  if (whole) return whole;
  const bare = text.replace(/\(?\b1[3-7]\d\d(?:\s*[-–]\s*1[3-8]\d\d)?\)?/g, "").replace(/[,;:·\s]+$/, "");
  const { one, isSure } = nearest(bare, [...current.values()], ({ list }) => list.name);
  return isSure ? one : null;
}

/** What a line says that names what it says; null where it names nothing. */
function namedIn(what: string, is: string): Partial<Head> | null {
  if (ARMY_TEXT.isName.test(what)) return { name: is };
  if (ARMY_TEXT.isYear.test(what)) return { year: numberIn(/\d{4}/.exec(is)?.[0]) };
  return ARMY_TEXT.isLimit.test(what) ? { limit: numberIn(/[\d,]*\d/.exec(is)?.[0]) } : null;
}

/** What a line above the unit groups, or one that names what it says, says of the army; null where it says nothing. */
function saidOf(row: TextRow, isAbove: boolean, head: Head, book: Book): Partial<Head> | null {
  const { what = "", is = "" } = row.kind === "loose" ? {} : (ARMY_TEXT.said.exec(row.text)?.groups ?? {});
  if (ARMY_TEXT.isCamp.test(what)) {
    const camp = campWritten(is, book);
    return camp && { camp };
  }
  return namedIn(what, is) ?? titled({ row, what, is, isTitle: isAbove && row.kind === "unread" }, head, book);
}

type Line = { readonly row: TextRow; readonly what: string; readonly is: string; readonly isTitle: boolean };

/** What a line says of the army by what it is, or by where it stands. */
function titled({ row, what, is, isTitle }: Line, head: Head, book: Book): Partial<Head> | null {
  const list = isTitle || ARMY_TEXT.isList.test(what) ? listNamed(is || row.text, book) : null;
  const year = yearIn(is || row.text);
  if (list) return { list: head.list ?? list, year: head.year ?? year };
  if (!isTitle) return null;
  if (ARMY_TEXT.onlyYear.test(row.text)) return { year };
  return head.name === null ? { name: row.text, nameYear: year } : null;
}

/** The head of a text that somebody wrote. */
export function headOfWriting(rows: readonly TextRow[], book: Book): Said {
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

const HASHES = /\b[0-9a-f]{12}(?:[0-9a-f]{52})?\b/g;

/** The edition of a list that a text names by the beginning of its version; null where that is the one in force, or none is named. */
export function editionOf(id: ListId, text: string, { current, byVersion }: Book): Version | null {
  const hashes = text.match(HASHES) ?? [];
  const named = [...byVersion].find(([version, { list }]) => list.id === id && hashes.some((hash) => version.startsWith(`sha256:${hash}`)));
  const inForce = current.get(id);
  return named && named[1] !== inForce ? named[0] : inForce ? null : ([...byVersion].find(([, { list }]) => list.id === id)?.[0] ?? null);
}
