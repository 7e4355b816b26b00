import { alliesOnly, isDemandedIn, isOpenIn, type PreparedConstraint, type PreparedGroup, type PreparedLine } from "./book";
import { groupsFor, leastTotal } from "./finding";
import { type Contingent, type Muster, sumOf } from "./muster";

/** Bases the main army needs to meet a line's minimum, if it is demanded at all: rounded up to legal sizes. */
function needed(line: PreparedLine, { army }: Muster): number {
  const { min, max } = line.line.bases;
  return isDemandedIn(line.line.years, army.year) ? (leastTotal(line, min, max) ?? min) : 0;
}

/** Half of a list's minimum, rounded up. */
export const half = (least: number, { book }: Muster): number => Math.ceil(least / book.measures.contingent.divisor);

function halfOf(line: PreparedLine, muster: Muster): number {
  const least = half(line.line.bases.min, muster);
  return leastTotal(line, least, line.line.bases.max) ?? least;
}

/** Bases of these lines that other allies of the same list have; 0 for an external ally, who counts by himself. */
const othersHave = ({ internal, tally }: Contingent, { whole, main }: Muster, lines: readonly number[]): number =>
  internal ? sumOf(whole.bases, lines) - sumOf(main.bases, lines) - sumOf(tally.bases, lines) : 0;

/** What an ally brings of these compulsory lines, up to what he owes. */
function ownDebts(lines: readonly PreparedLine[], { tally }: Contingent, muster: Muster): number {
  const owing = lines.filter((one) => needed(one, muster) > 0);
  return owing.reduce((total, one) => total + Math.min(tally.bases[one.index] ?? 0, halfOf(one, muster)), 0);
}

const neededOf = (lines: readonly PreparedLine[], muster: Muster): number => lines.reduce((total, one) => total + needed(one, muster), 0);

/**
 * Bases of a line left for this ally by its maximum and its group's: after the main army's minimum, what the other allies have, and what he
 * brings (up to what he owes) of the group's other compulsory lines.
 */
function left(line: PreparedLine, contingent: Contingent, muster: Muster): number {
  const { list } = contingent;
  const ofLine = line.line.bases.max - needed(line, muster) - othersHave(contingent, muster, [line.index]);
  const group = list.groups[line.group];
  if (!group) return ofLine;
  const members = group.lines.flatMap((at) => list.lines[at] ?? []);
  const own = ownDebts(
    members.filter((one) => one !== line),
    contingent,
    muster,
  );
  return Math.min(ofLine, group.max - neededOf(members, muster) - othersHave(contingent, muster, group.lines) - own);
}

/**
 * Bases of a compulsory line a contingent owes: half its minimum, rounded up to legal sizes. An internal ally owes no more than is left
 * once the main army has its minimum ("Allies").
 */
export function owedBases(line: PreparedLine, contingent: Contingent, muster: Muster): number {
  const whole = halfOf(line, muster);
  if (!contingent.internal) return whole;
  let most = Math.max(0, Math.min(whole, left(line, contingent, muster)));
  while (most > 0 && !line.reachable[most]) most--;
  return most;
}

/** A constraint that demands bases or unit groups of some lines. */
export type AtLeast = PreparedConstraint & { readonly rule: Extract<PreparedConstraint["rule"], { kind: "at-least" }> };

/** Whether a contingent owes half of it; not if the list exempts it. */
export const owesHalf = ({ rule }: AtLeast, { internal }: Contingent): boolean =>
  rule.contingents === undefined || (rule.contingents === "external" && !internal);

/** What both must have: `main` the main army (0 beside an external ally), `ally` the ally. */
type Asked = { readonly what: "bases" | "unit-groups"; readonly main: number; readonly ally: number };

/** An amount of a line; `count` in the unit of the constraint. */
type Taken = { readonly count: number; readonly bases: number; readonly groups: number };

/**
 * Amounts that can be taken of a line, from `least` to `most` bases, up to the first that counts `enough`; past it only what takes fewer
 * unit groups: of sizes 3, 4 and 6 eleven bases are three groups, and twelve are two.
 */
function takings(line: PreparedLine, what: Asked["what"], least: number, most: number, enough: number): readonly Taken[] {
  const found: Taken[] = [];
  if (what === "unit-groups") {
    const smallest = line.sizes[0] ?? 1;
    for (let groups = groupsFor(least, line).length; Math.max(least, groups * smallest) <= most; groups++) {
      found.push({ count: groups, bases: Math.max(least, groups * smallest), groups });
      if (groups >= enough) break;
    }
    return found;
  }
  let fewest = Number.POSITIVE_INFINITY;
  for (let bases = least; bases <= most && fewest > 1; bases++) {
    if (!line.reachable[bases]) continue;
    const groups = groupsFor(bases, line).length;
    if (groups >= fewest) continue;
    found.push({ count: bases, bases, groups });
    if (bases >= enough) fewest = groups;
  }
  return found;
}

/** What the main army and the ally have together: counted, in bases, and in the ally's unit groups. */
type Split = { readonly main: number; readonly ally: number; readonly bases: number; readonly groups: number };

/** Every split of one line that its maximum and leaders allow and that keeps the main army's own minimum. */
function splitsOf(line: PreparedLine, demand: Asked, contingent: Contingent, muster: Muster): readonly Split[] {
  const { ledBy, years, bases } = line.line;
  const { what } = demand;
  const open = isOpenIn(years, muster.army.year);
  const room = bases.max - othersHave(contingent, muster, [line.index]);
  const least = contingent.internal ? needed(line, muster) : 0;
  const mainMay = contingent.internal && open && !alliesOnly(line, contingent.list, muster.army.year);
  const allyMay = open && (ledBy === null || ledBy.includes("ally"));
  return takings(line, what, least, mainMay ? room : Math.min(room, least), demand.main).flatMap((main) =>
    takings(line, what, 0, allyMay ? room - main.bases : 0, demand.ally).map((ally) => ({
      ...{ main: main.count, ally: ally.count },
      ...{ bases: main.bases + ally.bases, groups: ally.groups },
    })),
  );
}

/**
 * Every combination of both; of two that count the same, the one with fewer bases and groups. A side that has enough takes no more than it
 * must.
 */
function join(those: readonly Split[], these: readonly Split[], { what, main, ally }: Asked): readonly Split[] {
  const least = Math.min(...these.map((one) => one.main));
  const thrifty = what === "bases" ? "groups" : "bases";
  const best = new Map<string, Split>();
  for (const one of those) {
    for (const other of these) {
      if ((one.main >= main && other.main > least) || (one.ally >= ally && other.ally > 0)) continue;
      const both = {
        ...{ main: one.main + other.main, ally: one.ally + other.ally },
        ...{ bases: one.bases + other.bases, groups: one.groups + other.groups },
      };
      const known = best.get(`${both.main} ${both.ally}`);
      if (!known || both[thrifty] < known[thrifty]) best.set(`${both.main} ${both.ally}`, both);
    }
  }
  return [...best.values()];
}

const NOTHING: readonly Split[] = [{ main: 0, ally: 0, bases: 0, groups: 0 }];

/** Bases a group's maximum leaves to these of its lines, after what its other lines must have. */
function roomIn({ lines, max }: PreparedGroup, these: readonly PreparedLine[], contingent: Contingent, muster: Muster): number {
  const rest = lines.flatMap((at) => contingent.list.lines[at] ?? []).filter((one) => !these.includes(one));
  const mains = contingent.internal ? neededOf(rest, muster) : 0;
  return max - mains - othersHave(contingent, muster, lines) - ownDebts(rest, contingent, muster);
}

/** Unit groups the compulsory lines leave to a contingent for others. */
function groupsLeft(beside: readonly number[], contingent: Contingent, muster: Muster): number {
  const compulsory = contingent.list.lines.filter(
    ({ line, index }) => line.bases.min > 0 && !beside.includes(index) && isDemandedIn(line.years, muster.army.year),
  );
  const owedGroups = compulsory.reduce((total, line) => total + groupsFor(owedBases(line, contingent, muster), line).length, 0);
  return muster.book.measures.contingent.max - owedGroups;
}

/**
 * What a contingent owes of the lines of an `at-least`: half, rounded up to what legal sizes of any of them make together; for an internal
 * ally no more than is left once the main army has all of it. Nothing is owed of lines he may not lead or this year does not have, nor more
 * than his unit groups can hold, which may be nothing ("Allies").
 */
export function owedInAll(one: AtLeast, contingent: Contingent, muster: Muster): number {
  const { list, internal } = contingent;
  const { what, n } = one.rule;
  const demand: Asked = { what, main: internal ? n : 0, ally: half(n, muster) };
  const lines = one.lines.flatMap((at) => list.lines[at] ?? []);
  const blocs = new Map<number, PreparedLine[]>();
  for (const line of lines) {
    const key = line.group < 0 ? -1 - line.index : line.group;
    blocs.set(key, [...(blocs.get(key) ?? []), line]);
  }
  let all = NOTHING;
  for (const [key, bloc] of blocs) {
    const group = list.groups[key];
    const room = group ? roomIn(group, bloc, contingent, muster) : Number.POSITIVE_INFINITY;
    const splits = bloc.reduce((before, line) => join(before, splitsOf(line, demand, contingent, muster), demand), NOTHING);
    const fitting = splits.filter((split) => split.bases <= room);
    all = join(all, fitting, demand);
  }
  const slots = groupsLeft(one.lines, contingent, muster);
  const can = all.filter((split) => split.main >= demand.main && split.groups <= slots).map((split) => split.ally);
  const enough = can.filter((ally) => ally >= demand.ally);
  return enough.length > 0 ? Math.min(...enough) : Math.max(0, ...can);
}
