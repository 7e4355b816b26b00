import type { CampKind, CommanderRole } from "../model/enumerations";

const NUMERALS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"] as const;

/** Small numbers in letters, larger ones in figures. */
export const numeral = (count: number): string => NUMERALS[count] ?? String(count);

/** "1 base", "2 bases". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence with the stop that it may lack. */
export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** An identifier as one says it: "shoot and charge". */
export const spoken = (id: string): string => id.replaceAll("-", " ");

/** "a", "a or b", "a, b or c". */
export function either(items: readonly (string | number)[], joint = "or"): string {
  if (items.length <= 1) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${joint} ${items.at(-1)}`;
}

export const both = (items: readonly (string | number)[]): string => either(items, "and");

const ROLES: Readonly<Record<CommanderRole, string>> = { army: "the army commander", sub: "a sub-commander", ally: "an ally" };

export const roleWords = (role: CommanderRole): string => ROLES[role];

const ROLE_NOUNS: Readonly<Record<CommanderRole, string>> = { army: "army commander", sub: "sub-commander", ally: "ally" };

/** What a commander is called by his role, without an article. */
export const roleNoun = (role: CommanderRole): string => ROLE_NOUNS[role];

/** A commander by his name, or by what he is. */
export const commanderWords = (one: { readonly name: string | null; readonly role: CommanderRole }): string => one.name ?? ROLES[one.role];

export const campKindWords = (kind: CampKind): string => (kind === "none" ? "no camp" : `a ${kind} camp`);

/** Thin spaces between thousands from five figures on, as printed tables have it. */
export const grouped = (value: number): string =>
  Math.abs(value) < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, "\u202f");

/** Numbers of files, the fewest first: "2 to 6" where none is left out, "1, 2 or 4" where some are. */
export function widthsWords(allowed: readonly number[]): string {
  const [first, last] = [allowed[0] ?? 0, allowed.at(-1) ?? 0];
  return allowed.length > 1 && allowed.length === last - first + 1 ? `${first} to ${last}` : either(allowed.map(String));
}
