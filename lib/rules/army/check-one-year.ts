import type { Edit } from "../../model/army";
import type { FindingParams } from "../../model/findings";
import type { Years } from "../../model/identifiers";
import { findList, isDemandedIn, isOpenIn, type PreparedConstraint, type PreparedLine } from "./book";
import { isBroken } from "./check-constraints";
import { halvedConstraints, owesMore } from "./check-contingents";
import { applyEdits } from "./edits";
import { type Check, finding, takeUnit, WHOLE_ARMY } from "./finding";
import { type Muster, type MusteredUnit, muster as musterOf } from "./muster";

/** Something limited to some years: troops, an ally, the list, or what a dated rule allows in all other years. */
type Party = FindingParams["years-never-met"]["one"] & { readonly units: readonly MusteredUnit[] };

/** A dated rule of a list, and whether an army of a year it covers breaks it. */
type Rule = { readonly names: readonly string[]; readonly years: Years; readonly breaks: (dated: Muster) => boolean };

const standsIn = ({ years }: Party, year: number): boolean => years.some((one) => isOpenIn(one, year));

/** Troops with years of their own; each line of a list once. */
function troops({ units }: Muster): readonly Party[] {
  const lines = new Map<PreparedLine, MusteredUnit[]>();
  for (const one of units) if (one.line?.line.years) lines.set(one.line, [...(lines.get(one.line) ?? []), one]);
  return [...lines].map(([{ line }, members]) => ({
    ...{ kind: "line" as const, names: [line.name], years: line.years ? [line.years] : [] },
    units: members,
  }));
}

/** Lists of external allies that may come only in some years, which need not be consecutive. */
function allies({ army, book, list }: Muster): readonly Party[] {
  const from = army.commanders.filter((one) => one.role === "ally" && one.list !== null);
  return from.flatMap((ally, at): Party[] => {
    const entries = list.list.commanders.externalAllies.filter((one) => one.list === ally.list);
    const years = entries.flatMap((one) => (one.years ? [one.years] : []));
    const known = from.findIndex((one) => one.list === ally.list) < at;
    if (known || ally.list === null || entries.length === 0 || years.length < entries.length) return [];
    const name = findList(book, ally.list, ally.listVersion)?.list.name ?? ally.list;
    return [{ kind: "ally", names: [name], years, units: [] }];
  });
}

const isDated = <One extends PreparedConstraint>(one: One): boolean => one.rule.years !== null;
const isDemanded = ({ line }: PreparedLine): boolean => line.years !== null && line.bases.min > 0;

/** The dated rules for the army and its contingents: constraints, and minimums of lines with years. */
function datedRules({ list, contingents, book }: Muster): readonly Rule[] {
  const ofConstraint = (one: PreparedConstraint, breaks: Rule["breaks"]): Rule[] =>
    one.rule.years ? [{ names: one.names, years: one.rule.years, breaks }] : [];
  const ofLine = ({ line }: PreparedLine, breaks: Rule["breaks"]): Rule[] =>
    line.years ? [{ names: [line.name], years: line.years, breaks }] : [];
  const main = [
    ...list.constraints.filter(isDated).flatMap((one) => ofConstraint(one, (dated) => isBroken(one, null, dated))),
    ...list.lines
      .filter(isDemanded)
      .flatMap((line) => ofLine(line, ({ main: { bases } }) => (bases[line.index] ?? 0) < line.line.bases.min)),
  ];
  const theirs = contingents.flatMap((contingent) => [
    ...(contingent.internal ? [] : contingent.list.constraints)
      .filter(isDated)
      .flatMap((one) => ofConstraint(one, (dated) => isBroken(one, contingent, dated))),
    ...halvedConstraints(contingent, book)
      .filter(isDated)
      .flatMap((one) => ofConstraint(one, (dated) => owesMore(one, contingent, dated))),
    ...contingent.list.lines.filter(isDemanded).flatMap((line) => ofLine(line, (dated) => owesMore(line, contingent, dated))),
  ]);
  return [...main, ...theirs];
}

/** The years of the list, each once, in which all parties can be present. */
function yearsOf(parties: readonly Party[], [from, to]: Years): readonly number[] {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return all.filter((year) => parties.every((one) => standsIn(one, year)));
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

/** The dated rules the army breaks in one of these years, each with the years of the list in which it does not. */
function broken(rules: readonly Rule[], years: readonly number[], muster: Muster): readonly Party[] {
  const breaks = (rule: Rule, year: number) => isDemandedIn(rule.years, year) && rule.breaks({ ...muster, army: { ...muster.army, year } });
  return rules
    .filter((rule) => years.some((year) => breaks(rule, year)))
    .map((rule) => ({
      ...{ kind: "rule" as const, names: [...rule.names], units: [] },
      years: inRows(yearsOf([], muster.list.list.years).filter((year) => !breaks(rule, year))),
    }));
}

type Clash = { readonly one: Party; readonly other: Party | null; readonly parties: readonly Party[] };

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
function neverMet(parties: readonly Party[], years: Years): Clash {
  let found: Clash | null = null;
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
  const odd = parties.find(
    (one) =>
      one.years.length !== 1 &&
      yearsOf(
        parties.filter((other) => other !== one),
        years,
      ).length > 0,
  );
  return found ?? { one: odd ?? (parties.find((one) => one.years.length !== 1) as Party), other: null, parties };
}

/** What keeps an undated army out of every year; null if some year fits all of it. */
function clashOf(muster: Muster): Clash | null {
  if (hasPlainYear(muster)) return null;
  const { years, name } = muster.list.list;
  const parties: Party[] = [{ kind: "list", names: [name], years: [years], units: [] }, ...troops(muster), ...allies(muster)];
  const common = yearsOf(parties, years);
  if (common.length === 0) return neverMet(parties, years);
  const against = broken(datedRules(muster), common, muster);
  const all = [...parties, ...against];
  return yearsOf(all, years).length > 0 ? null : neverMet(all, years);
}

/** Removes the fewest unit groups of one line so that some year fits the rest; null if no single line is enough. */
function fixFor({ one, other, parties }: Clash, { army, book }: Muster): readonly Edit[] | null {
  const lines = (other ? [one, other] : parties).filter(({ kind }) => kind === "line");
  const tries = lines.map(({ units }) => units.flatMap(takeUnit)).sort((these, those) => these.length - those.length);
  return tries.find((edits) => clashOf(musterOf(applyEdits(army, edits), book)) === null) ?? null;
}

const asParam = ({ kind, names, years }: Party): FindingParams["years-never-met"]["one"] => ({ kind, names, years });

/**
 * An undated army must fit at least one year: one in which its list and its external allies' lists allow all its troops and no dated rule
 * is broken (RULES.md: "Years").
 */
export const checkOneYear: Check = (muster, found) => {
  if (muster.army.year !== null || !muster.book.measures.demands["one-year"]) return;
  const clash = clashOf(muster);
  if (!clash) return;
  const params = { one: asParam(clash.one), other: clash.other && asParam(clash.other) };
  found.push(finding("years-never-met", WHOLE_ARMY, params, fixFor(clash, muster)));
};
