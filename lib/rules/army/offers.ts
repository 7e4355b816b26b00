import type { Constraint } from "../../model/army-list";
import { type CommanderRole, MOST } from "../../model/enumerations";
import { type BareFinding, type Whom, whom } from "../../model/findings";
import type { CommanderId, LineId, Years } from "../../model/identifiers";
import { alliesOnly, isDemandedIn, isOpenIn, leastBases, type PreparedLine, type PreparedList } from "./book";
import { breachOf } from "./check-constraints";
import { halvedConstraints } from "./check-contingents";
import { owedBases, owedInAll } from "./contingent-debts";
import { roomFor } from "./finding";
import { type Contingent, hasRoom, type Muster, withUnit } from "./muster";
import { partiesOf, yearsOf } from "./parties";
import { addUnit, commandFor } from "./unit-edits";

/** Why another unit group of a line would not be legal now. */
export type Barrier =
  | { readonly why: "full"; readonly most: number }
  | { readonly why: "years"; readonly years: Years }
  | { readonly why: "leader"; readonly roles: readonly CommanderRole[] }
  | { readonly why: "contingent-full"; readonly max: number }
  /** The maximum, of the line (no `others`) or one that it shares, leaves `room` bases, fewer than the `smallest` unit group has. */
  | ({ readonly why: "limit" } & Limit)
  /** The same for what the army's own ally might lead: his own maximum is what the army's leaves. */
  | ({ readonly why: "army-limit" } & Limit)
  /** The command that would get it has one, of a line called so; `of` null: every command has one of these. */
  | { readonly why: "one-per-command"; readonly of: Whom | null; readonly has: readonly string[] }
  /** `present`: lines of the restriction that the army has; `first`: those that may be added now and let this one in. */
  | {
      readonly why: "constraint";
      readonly rule: Constraint;
      readonly year: number | null;
      readonly present: readonly LineId[];
      readonly first: readonly LineId[];
    };

type Limit = { readonly max: number; readonly room: number; readonly smallest: number; readonly others: readonly string[] };

/** What a line of a list has and may still give: to the army, or to one ally's contingent. */
export type Offer = {
  readonly line: PreparedLine;
  /** The bases of the unit group that would be added, and its points. */
  readonly bases: number;
  readonly points: number;
  /** The ally who gets it whatever is chosen; null where the choice decides. */
  readonly ally: CommanderId | null;
  readonly have: number;
  readonly min: number;
  readonly max: number;
  /** Bases that the minimum still lacks. An internal ally's do not count towards the army's. */
  readonly missing: number;
  readonly barrier: Barrier | null;
};

type Scope = {
  readonly muster: Muster;
  readonly list: PreparedList;
  readonly contingent: Contingent | null;
  /** The commander that was chosen for new unit groups. */
  readonly chosen: CommanderId | null;
};

/** The bases that the verdict asks for: of an army its minimum, of a contingent what it owes. */
function leastOf(line: PreparedLine, { muster, list, contingent }: Scope): number {
  const { year } = muster.army;
  if (!contingent) return leastBases(line.line, list.list, year);
  const own = isDemandedIn(line.line.years, year) ? line.line.bases.min : 0;
  const isOwn = (one: { readonly lines: readonly number[]; readonly rule: Constraint }) =>
    one.lines.length === 1 && one.lines[0] === line.index && isDemandedIn(one.rule.years, year);
  const owed = halvedConstraints(contingent, muster.book).filter((one) => isOwn(one) && one.rule.what === "bases");
  return Math.max(own > 0 ? owedBases(line, contingent, muster) : 0, ...owed.map((one) => owedInAll(one, contingent, muster)));
}

/** The maximum that leaves no room for the smallest unit group: the line's own, or one it shares. */
function limitOf(line: PreparedLine, { muster, list, contingent }: Scope): Barrier | null {
  const tally = contingent && !contingent.internal ? contingent.tally : muster.whole;
  const smallest = line.sizes[0] ?? 1;
  const room = Math.max(0, roomFor(line, list, tally));
  if (room >= smallest) return null;
  const { max } = line.line.bases;
  const group = list.groups[line.group];
  const why = contingent?.internal ? "army-limit" : "limit";
  if (!group || max - (tally.bases[line.index] ?? 0) < smallest) return { why, max, room, smallest, others: [] };
  return { why, max: group.max, room, smallest, others: group.names.filter((name) => name !== line.line.name) };
}

/** The army's own allies, whose unit groups are the army's. */
const internalOf = ({ muster }: Scope): readonly Contingent[] => muster.contingents.filter((one) => one.internal);

/**
 * Who gets it whatever is chosen: the ally of this contingent; or, where only an ally may lead it, an ally of the army's own list: the chosen
 * one, or the first with room.
 */
function allyFor(line: PreparedLine, scope: Scope): CommanderId | null {
  const { muster, list, contingent, chosen } = scope;
  if (contingent) return contingent.commander.id;
  if (!alliesOnly(line, list, muster.army.year)) return null;
  const own = internalOf(scope);
  const meant = own.find(({ commander }) => commander.id === chosen) ?? own.find((one) => hasRoom(one, muster)) ?? own[0];
  return meant?.commander.id ?? null;
}

/** Whether it would join an ally who leads as many unit groups as he may. */
function allyFull(line: PreparedLine, scope: Scope): Barrier | null {
  const { muster, contingent, chosen } = scope;
  const leader = allyFor(line, scope) ?? commandFor(line.line, muster.army, chosen);
  const joined = contingent ?? internalOf(scope).find(({ commander }) => commander.id === leader);
  return joined && !hasRoom(joined, muster) ? { why: "contingent-full", max: muster.book.measures.contingent.max } : null;
}

/** Who would have to lead it, where nobody of them is there. */
function leaderMissing(line: PreparedLine, { muster, list, contingent }: Scope): Barrier | null {
  const { army } = muster;
  if (contingent) return null;
  const own = army.commanders.filter((one) => one.list === null);
  if (alliesOnly(line, list, army.year)) return own.some((one) => one.role === "ally") ? null : { why: "leader", roles: ["ally"] };
  const { ledBy } = line.line;
  const perCommand = list.constraints.some(
    ({ rule, lines }) => rule.kind === "one-per-command" && isDemandedIn(rule.years, army.year) && lines.includes(line.index),
  );
  if (perCommand && own.length === 0) return { why: "leader", roles: ["army"] };
  return ledBy === null || own.some((one) => ledBy.includes(one.role)) ? null : { why: "leader", roles: ledBy };
}

/** Restrictions on where each unit group stands: of an army that breaks one, another group elsewhere makes nothing worse. */
const BY_PLACE: readonly Constraint["kind"][] = ["one-per-command", "only-under-ally"];

/** The restriction of the list that one unit group more would break, or would not mend where the army breaks it already. */
function restrictionOn(line: PreparedLine, scope: Scope): Barrier | null {
  const { muster, list, contingent, chosen } = scope;
  const { army } = muster;
  const about = list.constraints.filter(
    ({ rule, lines, others }) =>
      rule.kind !== "at-least" && isDemandedIn(rule.years, army.year) && (lines.includes(line.index) || others.includes(line.index)),
  );
  if (about.length === 0) return null;
  const [edit] = addUnit(line.line, army, chosen, allyFor(line, scope));
  if (edit?.do !== "add-unit") return null;
  const after = withUnit(muster, edit.unit);
  const external = (one: Muster) =>
    contingent && !contingent.internal ? (one.contingents.find(({ commander }) => commander.id === contingent.commander.id) ?? null) : null;
  const broken = about.find((one) => {
    const [before, now] = [breachOf(one, external(muster), muster), breachOf(one, external(after), after)];
    return now > before || (now > 0 && now === before && !BY_PLACE.includes(one.rule.kind));
  });
  if (!broken) return null;
  if (broken.rule.kind === "one-per-command") return commandTaken(broken.lines, edit.unit.commander, scope);
  const { bases } = external(muster)?.tally ?? muster.whole;
  const isPresent = (id: LineId) => (bases[list.byId.get(id)?.index ?? -1] ?? 0) > 0;
  const { rule } = broken;
  const present = [...rule.lines, ...("others" in rule ? rule.others : "than" in rule ? rule.than : [])].filter(isPresent);
  return { why: "constraint", rule, year: army.year, present, first: [] };
}

/** Who has one of these lines already, where a command may have one. */
function commandTaken(lines: readonly number[], id: CommanderId | null, { muster, list }: Scope): Barrier {
  const members = muster.units.filter((one) => one.list === list && one.line && lines.includes(one.line.index));
  const own = members.filter(({ leader }) => leader !== null && leader.id === id);
  const leader = own[0]?.leader ?? null;
  const has = (leader ? own : members).flatMap(({ line }) => line?.line.name ?? []);
  return { why: "one-per-command", of: leader && whom(leader, muster.army.commanders), has: [...new Set(has)] };
}

function barrierTo(line: PreparedLine, scope: Scope): Barrier | null {
  const { muster } = scope;
  const { years } = line.line;
  if (muster.units.length >= MOST.units) return { why: "full", most: MOST.units };
  if (years !== null && !isOpenIn(years, muster.army.year)) return { why: "years", years };
  return leaderMissing(line, scope) ?? limitOf(line, scope) ?? allyFull(line, scope) ?? restrictionOn(line, scope);
}

function offerOf(line: PreparedLine, scope: Scope): Offer {
  const { muster, list, contingent } = scope;
  const bases = line.sizes[0] ?? 1;
  const have = (contingent?.tally ?? muster.whole).bases[line.index] ?? 0;
  // An internal ally shares the army's maximum: his own is what he has and what is left.
  const max = contingent?.internal ? have + Math.max(0, roomFor(line, list, muster.whole)) : line.line.bases.max;
  const min = leastOf(line, scope);
  return {
    ...{ line, bases, have, min, max },
    points: (line.variants[0]?.price ?? 0) * bases,
    ally: allyFor(line, scope),
    missing: Math.max(0, min - ((contingent?.tally ?? muster.main).bases[line.index] ?? 0)),
    barrier: barrierTo(line, scope),
  };
}

const mayLead = ({ line }: PreparedLine): boolean => line.ledBy === null || line.ledBy.includes("ally");

/**
 * What each line of a list offers: of the army's own list (`ally` null) to the army, or of an ally's list to his contingent, without what
 * he may not lead. `chosen`: the commander whom new unit groups join. The minimums are those that the verdict asks for.
 */
export function offersFor(muster: Muster, ally: CommanderId | null, chosen: CommanderId | null): readonly Offer[] {
  const scope = scopeFor(muster, ally, chosen);
  const offers = linesIn(scope).map((line) => offerOf(line, scope));
  if (!offers.some(({ barrier }) => barrier?.why === "constraint")) return offers;
  const open = offers.filter(({ barrier }) => barrier === null).map(({ line }) => line);
  const inTime = open.filter(fitsYearsOf(muster));
  return offers.map((one) => ({ ...one, barrier: one.barrier && withFirst(one.barrier, one.line, inTime, scope) }));
}

/** Whether an undated army that has a year still has one with this line too. */
function fitsYearsOf(muster: Muster): (line: PreparedLine) => boolean {
  const { army, list } = muster;
  const years = army.year === null ? yearsOf(partiesOf(muster), list.list.years) : [army.year];
  return ({ line }) => years.length === 0 || years.some((year) => isOpenIn(line.years, year));
}

function scopeFor(muster: Muster, ally: CommanderId | null, chosen: CommanderId | null): Scope {
  const contingent = muster.contingents.find(({ commander }) => commander.id === ally) ?? null;
  return { muster, list: contingent?.list ?? muster.list, contingent, chosen };
}

const linesIn = ({ list, contingent }: Scope): readonly PreparedLine[] => (contingent ? list.lines.filter(mayLead) : list.lines);

/** Whether the list allows no army of this year both lines. */
const excludes = (one: PreparedLine, other: PreparedLine, { muster, list }: Scope): boolean =>
  list.constraints.some(
    ({ rule, lines, others }) =>
      rule.kind === "not-both" &&
      isDemandedIn(rule.years, muster.army.year) &&
      ((lines.includes(one.index) && others.includes(other.index)) || (lines.includes(other.index) && others.includes(one.index))),
  );

/** The barrier with what may be added now so that there may be more of this line. */
function withFirst(barrier: Barrier, line: PreparedLine, open: readonly PreparedLine[], scope: Scope): Barrier {
  if (barrier.why !== "constraint" || barrier.rule.kind !== "no-more-than") return barrier;
  const { than } = barrier.rule;
  const first = open.filter((one) => than.includes(one.line.id) && !excludes(one, line, scope));
  return { ...barrier, first: first.map((one) => one.line.id) };
}

/** The findings, where the army has too few troops of several kinds, with those that may be added now. */
export function withOpen(found: readonly BareFinding[], muster: Muster): readonly BareFinding[] {
  return found.map((one) => {
    if (one.code !== "constraint-no-more-than") return one;
    const scope = scopeFor(muster, "commander" in one.at ? one.at.commander : null, null);
    const { than } = one.params;
    const asked = linesIn(scope).filter(({ line }) => than.includes(line.name));
    const open = asked.filter((line) => barrierTo(line, scope) === null).filter(fitsYearsOf(muster));
    return { ...one, params: { ...one.params, open: open.map(({ line }) => line.name) } };
  });
}
