import { plainText } from "@/app/_components/plain-text";
import type { Years } from "@/lib/model/identifiers";
import { LIST_SEARCH } from "@/lib/words/lists";
import { nearIn, type Search, type Span, standsIn, wordsOf } from "./words-in-text";

/** Where a word can stand, the most telling first. `rest`: all that is said of it besides. */
const FINDABLE_FIELDS = ["name", "battles", "called", "covers", "troops", "leaders", "region", "years", "rest"] as const;
type FindableField = (typeof FINDABLE_FIELDS)[number];

/** What can be found: an army list, a sample army or a battle. */
export type Findable = {
  readonly name: string;
  readonly years: Years;
  readonly texts: Readonly<Partial<Record<Exclude<FindableField, "name" | "years">, readonly string[]>>>;
};

/** A piece of a text, with its place there; `found`: it was looked for. */
export type Piece = { readonly at: number; readonly text: string; readonly found: boolean };

/** Where the words that were looked for stand. A name is not given again. */
export type Why = { readonly field: Exclude<FindableField, "name">; readonly pieces: readonly Piece[] };
export type Hit<T> = { readonly one: T; readonly name: readonly Piece[]; readonly why: readonly Why[] };

type Text = { readonly field: FindableField; readonly text: string; readonly plain: string };
type Match = Span & { readonly of: Text };

const known = new WeakMap<Findable, readonly Text[]>();

function textsOf(one: Findable): readonly Text[] {
  const found = known.get(one);
  if (found) return found;
  const texts = FINDABLE_FIELDS.flatMap((field) => {
    const given = field === "name" ? [one.name] : field === "years" ? [] : (one.texts[field] ?? []);
    return given.map((text) => ({ field, text, plain: plainText(text) }));
  });
  known.set(one, texts);
  return texts;
}

/** The year that a term names, or the ten of "168". */
function yearsNamed(term: string): Years | null {
  if (!/^1\d{2,3}$/.test(term)) return null;
  const year = Number(term);
  return year >= 1000 ? [year, year] : [year * 10, year * 10 + 9];
}

function yearsMatch(term: string, [from, to]: Years): Match | null {
  const named = yearsNamed(term);
  if (!named || named[0] > to || named[1] < from) return null;
  const text = named[0] === named[1] ? term : `${named[0]}–${named[1]}`;
  return { of: { field: "years", text, plain: text }, from: 0, to: text.length, far: 0 };
}

/** Farther than any match. */
const ABSENT = 100;

/** What a list is called besides tells as much as its name; of two that are as near, the name goes first. */
const weight = (field: FindableField): number => (field === "called" ? 0.1 : FINDABLE_FIELDS.indexOf(field));

const rank = ({ far, of }: Match): number => far * FINDABLE_FIELDS.length + weight(of.field);

function nearest(matches: readonly Match[]): Match | null {
  return matches.reduce<Match | null>((best, match) => (best && rank(best) <= rank(match) ? best : match), null);
}

/** The most telling place of a term in these texts, or in the years. */
function bestOf(term: string, one: Findable, search: Search, texts = textsOf(one)): Match | null {
  const matches = texts.flatMap((of): readonly Match[] => {
    const span = search(term, of.plain);
    return span ? [{ ...span, of }] : [];
  });
  const inYears = yearsMatch(term, one.years);
  return nearest(inYears ? [...matches, inYears] : matches);
}

/** Where each letter of the plain text stands in the text, and its end. */
function placesIn(text: string): readonly number[] {
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (const _ of plainText(letter)) places.push(at);
    at += letter.length;
  }
  return [...places, at];
}

/** The text with these spans of its plain text marked. */
function marked(text: string, spans: readonly Span[]): readonly Piece[] {
  const places = placesIn(text);
  const found = new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => places[from + at] ?? 0)));
  const pieces: { at: number; text: string; found: boolean }[] = [];
  let at = 0;
  for (const letter of text) {
    const last = pieces.at(-1);
    if (last && last.found === found.has(at)) last.text += letter;
    else pieces.push({ at, text: letter, found: found.has(at) });
    at += letter.length;
  }
  return pieces;
}

/** Of a long text only the word around the place is told. */
function toldOf({ of, ...span }: Match): { readonly text: Text; readonly span: Span } {
  if (of.field !== "rest") return { text: of, span };
  const places = placesIn(of.text);
  const [from, to] = [of.plain.lastIndexOf(" ", span.from) + 1, `${of.plain} `.indexOf(" ", span.to)];
  const text = of.text.slice(places[from], places[to]).replace(/[.,:;!?]+$/, "");
  return { text: { field: "rest", text, plain: plainText(text) }, span: { ...span, from: span.from - from, to: span.to - from } };
}

function hitOf<T extends Findable>(one: T, matches: readonly Match[]): Hit<T> {
  const told = matches.map(toldOf);
  const inName = told.filter(({ text }) => text.field === "name");
  const others = new Map<string, Why>();
  for (const { text } of told) {
    if (text.field === "name") continue;
    const spans = told.flatMap((other) => (other.text.field === text.field && other.text.text === text.text ? [other.span] : []));
    others.set(`${text.field} ${text.text}`, { field: text.field, pieces: marked(text.text, spans) });
  }
  const name = marked(
    one.name,
    inName.map(({ span }) => span),
  );
  return { one, name, why: [...others.values()] };
}

/** All words that were typed. An article before them is none of them. */
function typedWords(sought: string): readonly string[] {
  const all = wordsOf(plainText(sought));
  return all.length > 1 && LIST_SEARCH.articles.has(all[0] ?? "") ? all.slice(1) : all;
}

/** The words to look for: without idle ones, unless there are no others. */
export function termsOf(sought: string): readonly string[] {
  const all = typedWords(sought);
  const telling = all.filter((term) => !LIST_SEARCH.idle.has(term));
  return [...new Set(telling.length > 0 ? telling : all)];
}

type Term = { readonly term: string; readonly search: Search; readonly isWaived: boolean };
type Found = { readonly matches: readonly Match[]; readonly distance: number };

function foundIn(one: Findable, terms: readonly Term[], texts?: readonly Text[]): Found | null {
  const all = terms.map((sought) => ({ ...sought, match: bestOf(sought.term, one, sought.search, texts) }));
  if (!all.every(({ match, isWaived }) => match || isWaived)) return null;
  const distance = all.reduce((sum, { match, isWaived }) => sum + (isWaived ? 0.01 : 1) * (match ? rank(match) : ABSENT), 0);
  return { matches: all.flatMap(({ match }) => match ?? []), distance };
}

/** Farther than any words of one text. */
const APART = 1000;

/** How several words stand: as they were typed, in one text, or each somewhere. */
function placed(one: Findable, terms: readonly Term[], phrases: readonly string[]): Found | null {
  const found = foundIn(one, terms);
  if (!found || phrases.length === 0) return found;
  const together = textsOf(one).flatMap((text) => {
    const here = foundIn(one, terms, [text]);
    if (!here || here.matches.every(({ of }) => of !== text)) return [];
    const words = ` ${wordsOf(text.plain).join(" ")}`;
    const isPhrase = phrases.some((phrase) => words.includes(` ${phrase}`));
    // The words of the history are told without their order: that they stand there says little.
    if (text.field === "rest" && !isPhrase) return [];
    return [{ ...here, distance: here.distance + (isPhrase ? 0 : APART) }];
  });
  const nearestText = together.sort((a, b) => a.distance - b.distance)[0];
  return nearestText ?? { ...found, distance: found.distance + 2 * APART };
}

/** What was typed, with and without its idle words, if it is more than one word. */
function phrasesOf(sought: string, terms: readonly string[]): readonly string[] {
  const all = typedWords(sought);
  return all.length < 2 ? [] : [all.join(" "), ...(terms.length > 1 ? [terms.join(" ")] : [])];
}

/**
 * Everything in which all words stand, with where, the most telling first; all, in their order, where nothing is looked for. Words that
 * stand together go before words that stand apart, and idle words alone must stand as they were typed. A word that stands nowhere finds
 * words that are spelled nearly so. One of the `common` words need not stand if another word does, and no word is guessed to be one.
 */
export function find<T extends Findable>(all: readonly T[], sought: string, common: readonly string[] = []): readonly Hit<T>[] {
  const words = termsOf(sought);
  if (words.length === 0 && sought.trim() !== "") return [];
  const known = new Set([...common, ...LIST_SEARCH.idle]);
  const guess: Search = (term, plain) =>
    nearIn(
      term,
      plain.replace(/[\p{L}\p{N}]+/gu, (word) => (known.has(word) ? "-".repeat(word.length) : word)),
    );
  const terms = words.map((term): Term => {
    const stands = all.some((one) => bestOf(term, one, standsIn) !== null);
    const isWaived = common.includes(term) && !words.every((one) => common.includes(one));
    return { term, search: stands ? standsIn : guess, isWaived };
  });
  const phrases = phrasesOf(sought, words);
  const isIdle = words.length > 1 && words.every((word) => LIST_SEARCH.idle.has(word));
  return all
    .flatMap((one) => {
      const found = placed(one, terms, phrases);
      return found && !(isIdle && found.distance >= APART) ? [{ hit: hitOf(one, found.matches), distance: found.distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ hit }) => hit);
}
