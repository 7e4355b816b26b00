import { plainText } from "@/app/_components/plain-text";
import type { Years } from "@/lib/model/identifiers";
import { LIST_SEARCH } from "@/lib/words/lists";

/** Where a word can stand, the most telling first. `rest`: all that is said of it besides. */
const FINDABLE_FIELDS = ["name", "battles", "called", "troops", "leaders", "region", "years", "rest"] as const;
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
/** A place in a plain text. `far`: 0 for a word, 0.1 for its beginning, 1 for its inside, 2 for a word spelled nearly so. */
type Span = { readonly from: number; readonly to: number; readonly far: number };
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

const LETTER = /[\p{L}\p{N}]/u;
const INSIDE_FROM = 3;
const NEAR_FROM = 5;

/** Without the ending of a plural: janissaries and janissary, hussars and hussar begin alike. */
const stem = (term: string): string => (term.length < NEAR_FROM ? term : term.replace(/(?:ies|y|s)$/, ""));

const beginsAt = (plain: string, at: number): boolean => at === 0 || !LETTER.test(plain.charAt(at - 1));

const endsAt = (plain: string, at: number): boolean => at === plain.length || !LETTER.test(plain.charAt(at));

function startOf(term: string, plain: string): Span | null {
  let start: Span | null = null;
  for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1)) {
    const to = at + term.length;
    if (beginsAt(plain, at) && endsAt(plain, to)) return { from: at, to, far: 0 };
    if (beginsAt(plain, at)) start ??= { from: at, to, far: 0.1 };
  }
  return start;
}

function standsIn(term: string, plain: string): Span | null {
  const start = startOf(term, plain) ?? startOf(stem(term), plain);
  const at = start || term.length < INSIDE_FROM ? -1 : plain.indexOf(term);
  return start ?? (at < 0 ? null : { from: at, to: at + term.length, far: 1 });
}

/** How many letters must change, come or go, or change places with the next, to make the beginning of this word of the term. */
function lettersApart(term: string, word: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= term.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = term[i - 1] === word[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && term[i - 1] === word[j - 2] && term[i - 2] === word[j - 1] ? (before[j - 2] ?? 0) + 1 : i + j;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same, swapped));
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

const LONG = 9;

/** A word spelled nearly as the term. Its first letter must be the same. */
function nearIn(term: string, plain: string): Span | null {
  if (term.length < NEAR_FROM || /\d/.test(term)) return null;
  const begins = stem(term);
  const allowed = begins.length < LONG ? 1 : 2;
  for (const { 0: word, index } of plain.matchAll(/[\p{L}\p{N}]+/gu))
    if (word[0] === term[0] && lettersApart(begins, word) <= allowed) return { from: index, to: index + word.length, far: 2 };
  return null;
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

const rank = ({ far, of }: Match): number => far * FINDABLE_FIELDS.length + FINDABLE_FIELDS.indexOf(of.field);

type Search = (term: string, plain: string) => Span | null;

/** The most telling place of a term. */
function bestOf(term: string, one: Findable, search: Search): Match | null {
  const matches = textsOf(one).flatMap((of): readonly Match[] => {
    const span = search(term, of.plain);
    return span ? [{ ...span, of }] : [];
  });
  const inYears = yearsMatch(term, one.years);
  return [...matches, ...(inYears ? [inYears] : [])].reduce<Match | null>(
    (best, match) => (best && rank(best) <= rank(match) ? best : match),
    null,
  );
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

/** The words to look for: without idle ones, unless there are no others. */
export function termsOf(sought: string): readonly string[] {
  const all = plainText(sought).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((term) => !LIST_SEARCH.idle.has(term));
  return [...new Set(telling.length > 0 ? telling : all)];
}

/**
 * Everything in which all words stand, with where, the most telling first; all, in their order, where nothing is looked for. A word that
 * stands nowhere finds words that are spelled nearly so. One of the `common` words need not stand if another word does.
 */
export function find<T extends Findable>(all: readonly T[], sought: string, common: readonly string[] = []): readonly Hit<T>[] {
  const terms = termsOf(sought);
  const isWaived = (term: string) => common.includes(term) && !terms.every((one) => common.includes(one));
  const searches = terms.map((term) => {
    const stands = all.some((one) => bestOf(term, one, standsIn) !== null);
    return { term, search: stands ? standsIn : nearIn };
  });
  return all
    .flatMap((one) => {
      const matches = searches.map(({ term, search }) => ({ term, match: bestOf(term, one, search) }));
      const found = matches.flatMap(({ match }) => match ?? []);
      const distance = matches.reduce((sum, { term, match }) => sum + (isWaived(term) ? 0.01 : 1) * (match ? rank(match) : ABSENT), 0);
      return matches.every(({ term, match }) => match || isWaived(term)) ? [{ hit: hitOf(one, found), distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ hit }) => hit);
}
