import type { CampKind, CommanderRole } from "../model/enumerations";
import { type Whom, whom } from "../model/findings";
import { joined, plain, type Words } from "./sentence";

const PLURALS = new Intl.PluralRules("en-GB");
const NUMBERS = new Intl.NumberFormat("en-GB", { useGrouping: "min2" });
const LISTS = {
  and: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  or: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

/** The form of a word that goes with a number: "base" with 1, "bases" with 2. */
export const plural = (count: number, one: string, many = `${one}s`): string => (PLURALS.select(count) === "one" ? one : many);

const ORDINALS = new Intl.PluralRules("en-GB", { type: "ordinal" });
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: "st", two: "nd", few: "rd" };

/** "1st", "13th". */
export const ordinal = (place: number): string => `${grouped(place)}${SUFFIXES[ORDINALS.select(place)] ?? "th"}`;

/** "1 base", "2 bases". */
export const counted = (count: number, one: string, many?: string): string => `${grouped(count)} ${plural(count, one, many)}`;

/** Plain text stays plain text. */
type Alike<W extends Words> = W extends string ? string : Words;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence that begins with a capital. */
export function sentenceCase<W extends Words>(words: W): Alike<W>;
export function sentenceCase(words: Words): Words {
  if (typeof words === "string") return capital(words);
  return words.map((part, at) => (at > 0 ? part : typeof part === "string" ? capital(part) : { ...part, text: capital(part.text) }));
}

/** A sentence with the stop that it may lack. */
export function withStop<W extends Words>(words: W): Alike<W>;
export function withStop(words: Words): Words {
  if (/[.!?]$/.test(plain(words))) return words;
  return typeof words === "string" ? `${words}.` : joined([words, "."], "");
}

/** A text of the data that have a version. Their apostrophes are straight; on pages and paper they are curved, like our own. */
export const curved = (text: string): string => text.replaceAll("'", "’");

/** An identifier as one says it: "shoot and charge". */
export const spoken = (id: string): string => id.replaceAll("-", " ");

function listed(items: readonly (Words | number)[], joint: "and" | "or"): Words {
  const places = items.map((_, at) => String(at));
  const parts = LISTS[joint].formatToParts(places).map(({ type, value }) => (type === "element" ? items[Number(value)] : value) ?? "");
  return parts.every((part) => typeof part !== "object")
    ? parts.join("")
    : joined(
        parts.map((part) => (typeof part === "number" ? String(part) : part)),
        "",
      );
}

/** "a", "a or b", "a, b or c". */
export function either(items: readonly (string | number)[]): string;
export function either(items: readonly (Words | number)[]): Words;
export function either(items: readonly (Words | number)[]): Words {
  return listed(items, "or");
}

/** "a", "a and b", "a, b and c". */
export function both(items: readonly (string | number)[]): string;
export function both(items: readonly (Words | number)[]): Words;
export function both(items: readonly (Words | number)[]): Words {
  return listed(items, "and");
}

/** Names where there is little room: three at most, the last of which may count the rest ("2 others"). */
export const fewOf = (names: readonly string[]): readonly string[] =>
  names.length <= 3 ? names : [...names.slice(0, 2), `${names.length - 2} others`];

/** The first few, and how many more types of troops there are. */
export const someOf = (names: readonly string[]): readonly string[] =>
  names.length <= 4 ? names : [...names.slice(0, 3), `${names.length - 3} other types`];

const ROLE_NOUNS: Readonly<Record<CommanderRole, string>> = { army: "army commander", sub: "sub-commander", ally: "ally" };

/** What a commander is called by his role, without an article. */
export const roleNoun = (role: CommanderRole): string => ROLE_NOUNS[role];

/** A commander by his name, or by what he is: "the sub-commander", or "sub-commander 2" of several. */
export const commanderWords = ({ name, role, count }: Whom): string => name ?? (count === undefined ? "the " : "") + numbered(role, count);

const numbered = (role: CommanderRole, count?: number): string => `${roleNoun(role)}${count === undefined ? "" : ` ${count}`}`;

/** The same where he stands alone, as a heading or in a menu: "Sub-commander", "Sub-commander 2". */
export const commanderTitle = ({ name, role, count }: Whom): string => sentenceCase(name ?? numbered(role, count));

/** One of an army’s commanders in a list of them. */
export const commanderAmong = (...one: Parameters<typeof whom>): string => commanderTitle(whom(...one));

export const campKindWords = (kind: CampKind): string => (kind === "none" ? "no camp" : `a ${kind} camp`);

/** A number as it is printed: "1200", "12,500". */
export const grouped = (value: number): string => NUMBERS.format(value);
