import type { Edit } from "../../model/army";
import type { BareFinding, FindingParams } from "../../model/findings";
import type { Years } from "../../model/identifiers";
import { isDemandedIn, type PreparedConstraint, type PreparedLine } from "./book";
import { checkConstraints, isBroken } from "./check-constraints";
import { halvedConstraints, owesMore } from "./check-contingents";
import { checkLines } from "./check-troops";
import { applyEdits } from "./edits";
import { type Check, finding, takeUnit, WHOLE_ARMY } from "./finding";
import { type Muster, muster as musterOf } from "./muster";
import { type Party, partiesOf, yearsOf } from "./parties";

/**
 * A dated rule of a list, and whether an army of a year it covers breaks it; a plain answer if that is the same in each. `isMinimum`: what the
 * main army adds can keep it.
 */
type Rule = {
  readonly names: readonly string[];
  readonly years: Years;
  readonly breaks: boolean | ((dated: Muster) => boolean);
  readonly isMinimum?: true;
};

const isDated = <One extends PreparedConstraint>(one: One): boolean => one.rule.years !== null;
const asMinimum = (rule: Rule): Rule => ({ ...rule, isMinimum: true });
const isDemanded = ({ line }: PreparedLine): boolean => line.years !== null && line.bases.min > 0;

/**
 * The dated rules for the army and its contingents: constraints, and minimums of lines with years. What a contingent owes of them changes
 * with the year, whether the army or an external ally keeps them does not.
 */
function datedRules(muster: Muster): readonly Rule[] {
  const { list, contingents, book } = muster;
  const ofConstraint = (one: PreparedConstraint, breaks: Rule["breaks"]): Rule[] =>
    one.rule.years ? [{ names: one.names, years: one.rule.years, breaks }] : [];
  const ofLine = ({ line }: PreparedLine, breaks: Rule["breaks"]): Rule[] =>
    line.years ? [{ names: [line.name], years: line.years, breaks }] : [];
  const main = [
    ...list.constraints.filter(isDated).flatMap((one) => {
      const rules = ofConstraint(one, isBroken(one, null, muster));
      return one.rule.kind === "at-least" ? rules.map(asMinimum) : rules;
    }),
    ...list.lines.filter(isDemanded).flatMap((one) => ofLine(one, (muster.main.bases[one.index] ?? 0) < one.line.bases.min).map(asMinimum)),
  ];
  const theirs = contingents.flatMap((contingent) => [
    ...(contingent.internal ? [] : contingent.list.constraints)
      .filter(isDated)
      .flatMap((one) => ofConstraint(one, isBroken(one, contingent, muster))),
    ...halvedConstraints(contingent, book)
      .filter(isDated)
      .flatMap((one) => ofConstraint(one, (dated) => owesMore(one, contingent, dated))),
    ...contingent.list.lines.filter(isDemanded).flatMap((line) => ofLine(line, (dated) => owesMore(line, contingent, dated))),
  ]);
  return [...main, ...theirs].filter(({ breaks }) => breaks !== false);
}

/** Whether some year has all the troops and no dated rule at all. Quick, and true of nearly every army without an external ally. */
function hasPlainYear({ list, units, contingents }: Muster): boolean {
  if (contingents.some((one) => !one.internal)) return false;
  let [from, to] = list.list.years;
  for (const { line } of units) {
    const years = line?.line.years;
    if (!years) continue;
    from = Math.max(from, years[0]);
    to = Math.min(to, years[1]);
  }
  const spans: Years[] = [];
  for (const { rule } of list.constraints) if (rule.years) spans.push(rule.years);
  for (const { line } of list.lines) if (line.years && line.bases.min > 0) spans.push(line.years);
  const isPlain = (year: number) => from <= year && year <= to && !spans.some((years) => isDemandedIn(years, year));
  return isPlain(from) || spans.some((years) => isPlain(years[1] + 1));
}

/** Consecutive years as pairs of first and last. */
function inRows(years: readonly number[]): Years[] {
  const rows: Years[] = [];
  for (const year of years) {
    const last = rows.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else rows.push([year, year]);
  }
  return rows;
}

/**
 * The years of the list, each with the first year of its stretch: from one to the next nothing dated of the army's lists begins or ends, so
 * every rule asks the same throughout.
 */
function stretches({ list, contingents }: Muster): ReadonlyMap<number, number> {
  const turns = new Set<number>();
  for (const { lines, constraints } of new Set([list, ...contingents.map((one) => one.list)])) {
    for (const { years } of [...lines.map((one) => one.line), ...constraints.map((one) => one.rule)])
      if (years) turns.add(years[0]).add(years[1] + 1);
  }
  let [first] = list.list.years;
  return new Map(
    yearsOf([], list.list.years).map((year) => {
      if (turns.has(year)) first = year;
      return [year, first];
    }),
  );
}

type Judged = Pick<Rule, "names" | "isMinimum"> & { readonly breaksIn: (year: number) => boolean };

/** The dated rules, each judged in the years asked about, once for each stretch of them. */
function judgedRules(muster: Muster): readonly Judged[] {
  const rules = datedRules(muster);
  if (rules.length === 0) return [];
  const stretch = stretches(muster);
  return rules.map(({ names, years, breaks, isMinimum }) => {
    const known = new Map<number | undefined, boolean>();
    const judge = (year: number): boolean => {
      if (typeof breaks === "boolean") return breaks;
      const first = stretch.get(year);
      const verdict = known.get(first) ?? breaks({ ...muster, army: { ...muster.army, year } });
      known.set(first, verdict);
      return verdict;
    };
    return { names, ...(isMinimum && { isMinimum }), breaksIn: (year) => isDemandedIn(years, year) && judge(year) };
  });
}

/** The years in which all parties can be present, and the dated rules. */
type Needs = { readonly parties: readonly Party[]; readonly common: readonly number[]; readonly rules: readonly Judged[] };

type Pair = { readonly one: Party; readonly other: Party | null; readonly parties: readonly Party[] };
type Clash = Pair & { readonly needs: Needs };

/** Years from the end of `other` to the beginning of `one`; negative if they are in the other order, null if they overlap. */
function apart(one: Party, other: Party): number | null {
  const meet = one.years.some(([from, to]) => other.years.some((each) => from <= each[1] && each[0] <= to));
  if (meet || one.years.length === 0 || other.years.length === 0) return null;
  return Math.min(...one.years.map(([from]) => from)) - Math.max(...other.years.map(([, to]) => to));
}

/**
 * If no year has all parties: the two farthest apart that never met, the later first. Intervals without a common year always have two such
 * (Helly). An ally or a rule with several intervals may have none: it is then named beside all the rest.
 */
function neverMet(parties: readonly Party[], years: Years): Pair {
  let found: Pair | null = null;
  let farthest = Number.NEGATIVE_INFINITY;
  for (const one of parties) {
    for (const other of parties) {
      const distance = apart(one, other);
      if (distance !== null && distance > farthest) {
        farthest = distance;
        found = { one, other, parties };
      }
    }
  }
  if (found) return found;
  const odd = parties.find(
    (one) =>
      one.years.length !== 1 &&
      yearsOf(
        parties.filter((other) => other !== one),
        years,
      ).length > 0,
  );
  return { one: odd ?? (parties.find((one) => one.years.length !== 1) as Party), other: null, parties };
}

/** What all of an undated army needs. */
function needsOf(muster: Muster): Needs & { readonly fits: boolean } {
  const { years } = muster.list.list;
  const parties = partiesOf(muster);
  const common = yearsOf(parties, years);
  const rules = common.length > 0 ? judgedRules(muster) : [];
  return { parties, common, rules, fits: common.some((year) => !rules.some((one) => one.breaksIn(year))) };
}

const fitsOneYear = (muster: Muster): boolean => hasPlainYear(muster) || needsOf(muster).fits;

function yearsThatFit(muster: Muster): readonly number[] {
  const { common, rules } = needsOf(muster);
  return common.filter((year) => !rules.some((one) => one.breaksIn(year)));
}

/** What keeps an undated army out of every year; null if some year fits all of it. */
function clashOf(muster: Muster): Clash | null {
  if (hasPlainYear(muster)) return null;
  const { years } = muster.list.list;
  const needs = needsOf(muster);
  if (needs.fits) return null;
  return { ...neverMet([...needs.parties, ...inOtherYears(needs, years)], years), needs };
}

/** What the rules that the army breaks in some of the common years allow: all other years. */
const inOtherYears = ({ common, rules }: Needs, years: Years): readonly Party[] =>
  rules
    .filter((rule) => common.some(rule.breaksIn))
    .map(({ names, breaksIn }) => ({
      ...{ kind: "rule" as const, names: [...names], units: [] },
      years: inRows(yearsOf([], years).filter((year) => !breaksIn(year))),
    }));

/** Removes the fewest unit groups of one line so that some year fits the rest; null if no single line is enough. */
function fixFor({ one, other, parties }: Clash, { army, book }: Muster): readonly Edit[] | null {
  const lines = (other ? [one, other] : parties).filter(({ kind }) => kind === "line");
  const tries = lines.map(({ units }) => units.flatMap(takeUnit)).sort((these, those) => these.length - those.length);
  return tries.find((edits) => fitsOneYear(musterOf(applyEdits(army, edits), book))) ?? null;
}

type Filled = NonNullable<FindingParams["years-never-met"]["filled"]>[number] & { readonly edits: readonly Edit[] };

/** What the main army has too few of. */
function fewIn(muster: Muster): readonly BareFinding[] {
  const found: BareFinding[] = [];
  checkLines(muster, found);
  checkConstraints(muster, found);
  return found.filter(({ code }) => code === "line-few" || code === "constraint-at-least");
}

const sameFinding = (one: BareFinding, other: BareFinding): boolean =>
  one.code === other.code && JSON.stringify([one.at, one.params]) === JSON.stringify([other.at, other.params]);

/** Adds what the main army lacks of the minimums of this year alone, if then some year fits it. */
function filledFor(year: number, { army, book }: Muster): Filled | null {
  let now = musterOf({ ...army, year }, book);
  const edits: Edit[] = [];
  const adds = new Map<string, number>();
  while (true) {
    const always = fewIn({ ...now, army: { ...now.army, year: null } });
    const few = fewIn(now).find((one) => one.edits !== null && !always.some((other) => sameFinding(one, other)));
    if (!few?.edits) break;
    edits.push(...few.edits);
    for (const edit of few.edits) {
      if (edit.do !== "add-unit") continue;
      const name = now.list.byId.get(edit.unit.line)?.line.name ?? edit.unit.line;
      adds.set(name, (adds.get(name) ?? 0) + edit.unit.bases);
    }
    now = musterOf(applyEdits(now.army, few.edits), book);
  }
  const years = edits.length > 0 ? inRows(yearsThatFit(musterOf({ ...now.army, year: null }, book))) : [];
  return years.length > 0 ? { adds: [...adds].map(([name, bases]) => ({ name, bases })), years, edits } : null;
}

const basesIn = ({ adds }: Filled): number => adds.reduce((all, { bases }) => all + bases, 0);

/** An army is judged after every edit: of years that break different rules, this many are tried, those that break the fewest first. */
const MOST_TRIES = 3;

/** Where rules alone keep the army out of every year: what can be added to make it fit some, the fewest bases first. */
function fillings({ common, rules }: Needs, muster: Muster): readonly Filled[] {
  if (!rules.some(({ isMinimum, breaksIn }) => isMinimum && common.some(breaksIn))) return [];
  const broken = new Map(
    common.map((year) => [rules.flatMap(({ breaksIn }, at) => (breaksIn(year) ? at : [])).join(), year] as const).toReversed(),
  );
  const tried = [...broken].toSorted(([these, one], [those, other]) => these.length - those.length || one - other).slice(0, MOST_TRIES);
  const ways = tried.flatMap(([, year]) => filledFor(year, muster) ?? []).sort((one, other) => basesIn(one) - basesIn(other));
  return ways.filter(
    ({ years }, at) => !ways.slice(0, at).some((less) => years.every((span) => less.years.some((all) => holds(all, span)))),
  );
}

const holds = ([from, to]: Years, span: Years): boolean => from <= span[0] && span[1] <= to;

const asParam = ({ kind, names, years }: Party): FindingParams["years-never-met"]["one"] => ({ kind, names, years });

/**
 * An undated army must fit at least one year: one in which its list and its external allies' lists allow all its troops and no dated rule
 * is broken (RULES.md: "Years").
 */
export const checkOneYear: Check = (muster, found) => {
  if (muster.army.year !== null || !muster.book.measures.demands["one-year"]) return;
  const clash = clashOf(muster);
  if (!clash) return;
  const ways = fillings(clash.needs, muster);
  const params = {
    ...{ one: asParam(clash.one), other: clash.other && asParam(clash.other) },
    ...(ways.length > 0 && { filled: ways.map(({ adds, years }) => ({ adds, years })) }),
  };
  found.push(finding("years-never-met", WHOLE_ARMY, params, ways[0]?.edits ?? fixFor(clash, muster)));
};

/** The years that a legal army without a year fits; null if they are all those of its list. */
export function narrowedYears(muster: Muster): readonly Years[] | null {
  if (muster.army.year !== null || !muster.book.measures.demands["one-year"]) return null;
  const [from, to] = muster.list.list.years;
  const all = yearsThatFit(muster);
  return all.length > to - from ? null : inRows(all);
}

/** What narrows the years of an undated army, as far as the rest would leave it more. */
export function narrowing(muster: Muster): readonly FindingParams["years-never-met"]["one"][] {
  const { years } = muster.list.list;
  const needs = needsOf(muster);
  const all = [...needs.parties, ...inOtherYears(needs, years)];
  const without = (kept: readonly Party[], one: Party) => kept.filter((other) => other !== one);
  const isIdle = (one: Party, kept: readonly Party[]) => yearsOf(without(kept, one), years).length === yearsOf(kept, years).length;
  return all.reduce<readonly Party[]>((kept, one) => (isIdle(one, kept) ? without(kept, one) : kept), all).map(asParam);
}
