import type { ArmyList, TroopLine } from "../model/army-list";
import type { Assessment } from "../model/assessment";
import { NUMBERS } from "../model/enumerations";
import type { RulesTables } from "../model/rules-tables";
import { NUMBER_WORDS } from "./army-numbers";
import { constraintWords, yearsWords } from "./list-lines";
import { campTerms, commanderLines } from "./lists";
import { both, counted, either, grouped, spoken } from "./phrasing";
import { plain } from "./sentence";
import { troopBrief } from "./troops";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const was = (what: string, now: string, before: string): string => `${what} ${now} (was ${before})`;
const bases = ({ min, max }: TroopLine["bases"]): string => `${min}–${max}`;
const named = (ids: readonly string[]): string => (ids.length === 0 ? "none" : both(ids.map(spoken)));
const years = ({ years: of }: Pick<TroopLine, "years">): string => (of ? yearsWords(of) : "any year");

/** The words, where the two are not the same. */
const where = (one: unknown, other: unknown, words: () => string): readonly string[] => (same(one, other) ? [] : [words()]);

const most = ({ shared }: TroopLine): string => (shared ? String(shared.max) : "none");

function classified(before: TroopLine, after: TroopLine, tables: RulesTables): string {
  const [now, old] = [troopBrief(after.troop, tables), troopBrief(before.troop, tables)];
  return now === old ? "another classification" : was("classified", now, old);
}

/** What differs in a line that both versions have; empty if nothing that an army is judged by does. */
function lineDifference(before: TroopLine, after: TroopLine, tables: RulesTables): string {
  const parts = [
    where(before.name, after.name, () => `now called ${after.name}`),
    where(before.troop, after.troop, () => classified(before, after, tables)),
    where(before.bases, after.bases, () => was("bases", bases(after.bases), bases(before.bases))),
    where(before.sizes, after.sizes, () => was("group size", either(after.sizes), either(before.sizes))),
    where(before.optional, after.optional, () => was("optional", named(after.optional), named(before.optional))),
    where(before.years, after.years, () => was("years", years(after), years(before))),
    where(before.shared, after.shared, () => was("shared maximum", most(after), most(before))),
    where(before.ledBy, after.ledBy, () => "other commanders may lead it"),
    where(before.partial, after.partial, () => "another share of its bases must show a characteristic"),
  ].flat();
  return parts.length === 0 ? "" : `${before.name}: ${parts.join("; ")}.`;
}

/** Sentences that only one of two lists of them has. */
function added(label: string, from: readonly string[], to: readonly string[]): readonly string[] {
  return to.filter((one) => !from.includes(one)).map((one) => `${label}: ${one}`);
}

type Known = { readonly tables: RulesTables; readonly nameOf: Parameters<typeof commanderLines>[1] };

/** What a newer version of a list has changed, a sentence for each, in the order of the list. */
export function listDifferences(before: ArmyList, after: ArmyList, { tables, nameOf }: Known): readonly string[] {
  const lineOf = (list: ArmyList, id: string) => list.lines.find((line) => line.id === id);
  const restrictions = (list: ArmyList) => list.constraints.map((one) => plain(constraintWords(one, list)));
  const commanders = (list: ArmyList) => commanderLines(list, nameOf).map(({ who, what }) => `${plain(who)}, ${plain(what)}.`);
  const [oldCamp, camp] = [plain(campTerms(before)), plain(campTerms(after))];
  return [
    ...(before.name === after.name ? [] : [`The list is called ${after.name}.`]),
    ...(same(before.years, after.years) ? [] : [`${was("The list covers", yearsWords(after.years), yearsWords(before.years))}.`]),
    ...after.lines
      .filter(({ id }) => !lineOf(before, id))
      .map((line) => `New: ${line.name}, ${troopBrief(line.troop, tables)}, bases ${bases(line.bases)}.`),
    ...before.lines.filter(({ id }) => !lineOf(after, id)).map(({ name }) => `No longer in the list: ${name}.`),
    ...after.lines.flatMap((line) => {
      const old = lineOf(before, line.id);
      const words = old ? lineDifference(old, line, tables) : "";
      return words === "" ? [] : [words];
    }),
    ...added("New restriction", restrictions(before), restrictions(after)),
    ...added("No longer a restriction", restrictions(after), restrictions(before)),
    ...added("Commanders now", commanders(before), commanders(after)),
    ...added("Commanders before", commanders(after), commanders(before)),
    ...(oldCamp === camp ? [] : [`${was("Camp:", camp, oldCamp)}.`]),
    ...(same(before.territories, after.territories)
      ? []
      : [`${was("Territories:", after.territories.join(" "), before.territories.join(" "))}.`]),
  ];
}

/** So many more than are shown. */
export const moreDifferences = (count: number): string => `And ${counted(count, "more change")}.`;

/** What a newer list or newer tables change for an army: its numbers, new findings, and findings that go. */
export function renewalWords(before: Assessment, after: Assessment): readonly string[] {
  const messages = ({ findings }: Assessment) => findings.map((one) => one.message);
  const [old, now] = [messages(before), messages(after)];
  return [
    ...NUMBERS.filter((name) => before.numbers[name] !== after.numbers[name]).map(
      (name) => `${plain(NUMBER_WORDS[name])}: ${grouped(after.numbers[name])} (was ${grouped(before.numbers[name])})`,
    ),
    ...now.filter((message) => !old.includes(message)),
    ...old.filter((message) => !now.includes(message)).map((message) => `Solved: ${message}`),
  ];
}
