import type { Commander, Edit } from "../../model/army";
import type { ConstraintKind, TroopLine } from "../../model/army-list";
import type { At } from "../../model/assessment";
import { type BareFinding, type FindingParams, whom } from "../../model/findings";
import type { CommanderId } from "../../model/identifiers";
import { unitId } from "../../model/when-absent";
import { wholeKind } from "../../model/whole-kind";
import { alliesOnly, isDemandedIn, isOpenIn, type PreparedConstraint, type PreparedLine, type PreparedList } from "./book";
import {
  addBases,
  addGroups,
  type Check,
  called,
  finding,
  handedOver,
  roomFor,
  takeBases,
  takeLast,
  takeUnit,
  WHOLE_ARMY,
} from "./finding";
import { type Contingent, canLead, hasRoom, isExternal, type Muster, type MusteredUnit, sumOf, type Tally, withUnit } from "./muster";
import { servesUnder } from "./parties";

/** What a constraint applies to: the army with its internal allies, or an external ally's contingent. */
type Scope = {
  readonly muster: Muster;
  readonly list: PreparedList;
  readonly units: readonly MusteredUnit[];
  readonly tally: Tally;
  /** What an `at-least` counts. */
  readonly own: Tally;
  /** The external ally's contingent. */
  readonly ally: Contingent | null;
};

type Of<Kind extends ConstraintKind> = PreparedConstraint & {
  readonly rule: Extract<PreparedConstraint["rule"], { kind: Kind }>;
};
type Hold<Kind extends ConstraintKind> = (one: Of<Kind>, scope: Scope, found: BareFinding[]) => void;
type What = "bases" | "unit-groups";
type Moving = Pick<FindingParams["constraint-one-per-command"], "moves">;

const count = (tally: Tally, what: What, lines: readonly number[]): number => sumOf(what === "bases" ? tally.bases : tally.groups, lines);
const membersOf = ({ list, units }: Scope, lines: readonly number[]) =>
  units.filter((one) => one.list === list && one.line !== null && lines.includes(one.line.index));

/** A finding about a contingent is placed at its commander, any other at the first line of the constraint. */
function place({ ally, list }: Scope, lines: readonly number[]): At {
  if (ally) return ally.at;
  const line = list.lines[lines[0] ?? -1];
  return line ? { line: line.line.id } : WHOLE_ARMY;
}

function take(scope: Scope, what: What, lines: readonly number[], over: number): readonly Edit[] {
  const members = membersOf(scope, lines);
  return what === "bases" ? takeBases(members, over) : takeLast(members, over, () => 1);
}

const lineOf = ({ line }: PreparedLine): TroopLine => line;

const room = (line: PreparedLine, { list, tally }: Scope): number => roomFor(line, list, tally);

/** Who would lead a new group of this line; undefined if nobody may, or has room for it. */
function leaderOf(line: PreparedLine, { muster, list, ally }: Scope): CommanderId | null | undefined {
  if (ally) return (line.line.ledBy?.includes("ally") ?? true) && hasRoom(ally, muster) ? ally.commander.id : undefined;
  return alliesOnly(line, list, muster.army.year)
    ? muster.contingents.find((one) => one.internal && hasRoom(one, muster))?.commander.id
    : null;
}

function smallestGroup(line: PreparedLine, scope: Scope, groups: number): readonly Edit[] | null {
  const size = line.sizes[0];
  const leader = leaderOf(line, scope);
  if (size === undefined || leader === undefined || size * groups > room(line, scope)) return null;
  return addGroups(
    scope.muster,
    line,
    Array.from({ length: groups }, () => size),
    leader,
  );
}

const atMost: Hold<"at-most"> = (one, scope, found) => {
  const { what, n } = one.rule;
  const have = count(scope.tally, what, one.lines);
  if (have <= n) return;
  found.push(
    finding(
      "constraint-at-most",
      place(scope, one.lines),
      { what, names: [...one.names], have, max: n },
      take(scope, what, one.lines, have - n),
    ),
  );
};

/** Whether the line's own minimum, already found short, asks for at least as much. If it asks for less, that finding is dropped. */
function isSaidOfLine({ rule, lines }: Of<"at-least">, { list }: Scope, found: BareFinding[]): boolean {
  const id = lines.length === 1 && rule.what === "bases" ? list.lines[lines[0] ?? -1]?.line.id : undefined;
  const at = found.findIndex(({ code, params }) => code === "line-few" && "line" in params && params.line === id);
  const said = found[at];
  if (said?.code !== "line-few") return false;
  if (said.params.min >= rule.n) return true;
  found.splice(at, 1);
  return false;
}

/** Whether the army breaks no limit on this line that it kept before these unit groups of it were added. */
function keepsLimits(line: PreparedLine, edits: readonly Edit[], { list, muster }: Scope): boolean {
  const limits = list.constraints.filter(
    ({ rule, lines, others }) =>
      rule.kind !== "at-least" && [...lines, ...others].includes(line.index) && isDemandedIn(rule.years, muster.army.year),
  );
  if (limits.length === 0) return true;
  const after = edits.reduce((now, edit) => (edit.do === "add-unit" ? withUnit(now, edit.unit) : now), muster);
  return limits.every((one) => !isBroken(one, null, after) || isBroken(one, null, muster));
}

/** What the lines are called that serve in the army's year; all of them, where none does. */
function namesOf(lines: readonly number[], { list, muster }: Scope): string[] {
  const all = lines.flatMap((at) => list.lines[at]?.line ?? []);
  const open = all.filter(({ years }) => isOpenIn(years, muster.army.year));
  return (open.length > 0 ? open : all).map(({ name }) => name);
}

/** `checkContingents` checks what an allied contingent owes of it. */
const atLeast: Hold<"at-least"> = (one, scope, found) => {
  if (scope.ally) return;
  const { what, n } = one.rule;
  const have = count(scope.own, what, one.lines);
  if (have >= n || isSaidOfLine(one, scope, found)) return;
  const fixBy = (line: PreparedLine) =>
    what === "bases" ? addBases(scope.muster, line, n - have, room(line, scope), null) : smallestGroup(line, scope, n - have);
  const candidates = one.lines
    .flatMap((at) => scope.list.lines[at] ?? [])
    .filter((line) => !alliesOnly(line, scope.list, scope.muster.army.year));
  const able = candidates.filter((line) => isOpenIn(line.line.years, scope.muster.army.year) && fixBy(line) !== null);
  const chosen = able.find((line) => keepsLimits(line, fixBy(line) ?? [], scope)) ?? able[0];
  const apart = count(scope.tally, what, one.lines) > have && { apart: true as const };
  const params = { what, names: namesOf(one.lines, scope), have, min: n, adds: chosen?.line.name ?? null, ...apart };
  found.push(finding("constraint-at-least", place(scope, one.lines), params, chosen ? fixBy(chosen) : null));
};

const onlyIf: Hold<"only-if"> = (one, scope, found) => {
  if (sumOf(scope.tally.groups, one.lines) === 0 || sumOf(scope.tally.groups, one.others) > 0) return;
  const candidates = one.others.flatMap((at) => scope.list.lines[at] ?? []);
  const { ally, muster } = scope;
  const serves = (line: PreparedLine) => (ally ? servesUnder(line, ally.commander, muster) : isOpenIn(line.line.years, muster.army.year));
  const able = candidates.filter((line) => serves(line) && smallestGroup(line, scope, 1) !== null);
  const chosen = able.find((line) => keepsLimits(line, smallestGroup(line, scope, 1) ?? [], scope)) ?? able[0];
  const params = { names: [...one.names], needs: namesOf(one.others, scope), adds: chosen?.line.name ?? null };
  found.push(finding("constraint-only-if", place(scope, one.lines), params, chosen ? smallestGroup(chosen, scope, 1) : null));
};

const notBoth: Hold<"not-both"> = (one, scope, found) => {
  const there = (lines: readonly number[]) => lines.filter((at) => sumOf(scope.tally.groups, [at]) > 0);
  const [lines, others] = [there(one.lines), there(one.others)];
  if (lines.length === 0 || others.length === 0) return;
  const theirs = (of: readonly number[]) => of.flatMap((at) => scope.list.lines[at]?.line.name ?? []);
  const members = [membersOf(scope, lines), membersOf(scope, others)].toSorted((few, many) => few.length - many.length)[0] ?? [];
  const fix = members.flatMap((member) => takeUnit(member));
  found.push(finding("constraint-not-both", place(scope, one.lines), { names: theirs(lines), others: theirs(others) }, fix));
};

const noMoreThan: Hold<"no-more-than"> = (one, scope, found) => {
  const { what } = one.rule;
  const have = count(scope.tally, what, one.lines);
  const max = count(scope.tally, what, one.others);
  if (have <= max) return;
  const open = scope.list.lines.filter(({ line: { years } }) => isOpenIn(years, scope.muster.army.year));
  const [mine, others] = [one.lines, one.others].map((lines) => open.filter(({ index }) => lines.includes(index)));
  const present = scope.list.lines.filter(({ index }) => one.lines.includes(index) && (scope.tally.groups[index] ?? 0) > 0);
  const [kind, thanKind] = [mine, others].map((lines) => wholeKind((lines ?? []).map(lineOf), open.map(lineOf)));
  const than = others && others.length > 0 ? others.map(lineOf).map(({ name }) => name) : [...one.otherNames];
  const names = present.map(lineOf).map(({ name }) => name);
  const params = { what, names, have, than, max, open: [...than], ...(kind && { kind }), ...(thanKind && { thanKind }) };
  found.push(finding("constraint-no-more-than", place(scope, one.lines), params, take(scope, what, one.lines, have - max)));
};

/** Leaves a commander one of his groups. The others go to commanders who have none, if each finds one who may lead it, or else away. */
function thinOut(
  groups: readonly MusteredUnit[],
  free: readonly Commander[],
  all: readonly Commander[],
): { edits: readonly Edit[] } & Moving {
  const extra = groups.slice(1);
  const mayLead = ({ line }: MusteredUnit, { role }: Commander) => line?.line.ledBy?.includes(role) ?? true;
  const moves = extra.flatMap((one, at) => {
    const to = free[at];
    return to && mayLead(one, to) ? [{ one, to }] : [];
  });
  if (moves.length < extra.length) return { edits: extra.flatMap(takeUnit) };
  return {
    moves: moves.map(({ one, to }) => ({ ...called(one), to: whom(to, all) })),
    edits: moves.map(({ one, to }) => ({ do: "set-unit", unit: unitId(one.unit), field: "commander", to: to.id })),
  };
}

/** Each command has at most one. Groups that name no commander must still find a command each. */
const onePerCommand: Hold<"one-per-command"> = (one, scope, found) => {
  const members = membersOf(scope, one.lines);
  const { commanders } = scope.muster.army;
  const leading = commanders.filter(({ id, role, list }) =>
    scope.ally ? id === scope.ally.commander.id : role !== "ally" || list === null,
  );
  const ledBy = ({ id }: Commander) => members.filter(({ leader }) => leader?.id === id);
  const add = (have: number, edits: readonly Edit[], more: Pick<FindingParams["constraint-one-per-command"], "of" | "moves">) =>
    found.push(
      finding(
        "constraint-one-per-command",
        place(scope, one.lines),
        { names: [...one.names], have, commands: leading.length, ...more },
        edits,
      ),
    );
  const crowded = leading.filter((commander) => ledBy(commander).length > 1);
  const free = leading.filter((commander) => ledBy(commander).length === 0 && canLead(commander, scope.muster));
  for (const commander of crowded) {
    const { edits, ...moved } = thinOut(ledBy(commander), free, commanders);
    add(ledBy(commander).length, edits, { of: whom(commander, commanders), ...moved });
  }
  const extra = members.length - leading.length;
  if (crowded.length === 0 && extra > 0)
    add(
      members.length,
      takeLast(members, extra, () => 1),
      {},
    );
};

const onlyUnderAlly: Hold<"only-under-ally"> = (one, scope, found) => {
  if (scope.ally) return;
  for (const member of membersOf(scope, one.lines)) {
    if (member.leader?.role === "ally") continue;
    const { edits, led } = handedOver(member, ["ally"], scope.muster);
    found.push(
      finding("constraint-only-under-ally", { unit: member.unit.number, field: "commander" }, { ...called(member), ...led }, edits),
    );
  }
};

const HOLDS: { readonly [Kind in ConstraintKind]: Hold<Kind> } = {
  "at-most": atMost,
  "at-least": atLeast,
  "only-if": onlyIf,
  "not-both": notBoth,
  "no-more-than": noMoreThan,
  "one-per-command": onePerCommand,
  "only-under-ally": onlyUnderAlly,
};

const hold = (one: PreparedConstraint, scope: Scope, found: BareFinding[]): void =>
  (HOLDS[one.rule.kind] as Hold<ConstraintKind>)(one, scope, found);

function holdAll(scope: Scope, found: BareFinding[]): void {
  for (const one of scope.list.constraints) if (isDemandedIn(one.rule.years, scope.muster.army.year)) hold(one, scope, found);
}

const scopeOf = (ally: Contingent, muster: Muster): Scope => {
  const { list, units, tally } = ally;
  return { muster, list, units, tally, own: tally, ally };
};

function wholeScope(muster: Muster): Scope {
  const { list, units, whole, main } = muster;
  const own = muster.contingents.every((one) => one.internal) ? units : units.filter((one) => !isExternal(one.leader));
  return { muster, list, units: own, tally: whole, own: main, ally: null };
}

/** The constraints of an external ally's list, applied to his contingent. */
export const checkConstraintsOf = (contingent: Contingent, muster: Muster, found: BareFinding[]): void =>
  holdAll(scopeOf(contingent, muster), found);

/** What the list demands beyond its lines. */
export const checkConstraints: Check = (muster, found) => holdAll(wholeScope(muster), found);

function foundAgainst(one: PreparedConstraint, contingent: Contingent | null, muster: Muster): readonly BareFinding[] {
  const found: BareFinding[] = [];
  hold(one, contingent ? scopeOf(contingent, muster) : wholeScope(muster), found);
  return found;
}

/** Whether this constraint is broken, whatever the year: by an external ally's contingent, or (null) by the army. */
export const isBroken = (one: PreparedConstraint, contingent: Contingent | null, muster: Muster): boolean =>
  foundAgainst(one, contingent, muster).length > 0;

/** How far a constraint is broken: by the bases or unit groups that are too many, else by how often. 0: it is kept. */
export function breachOf(one: PreparedConstraint, contingent: Contingent | null, muster: Muster): number {
  const breach = ({ params }: BareFinding) =>
    "have" in params && "max" in params ? Number(params.have) - Number(params.max) : "have" in params ? Number(params.have) : 1;
  return foundAgainst(one, contingent, muster).reduce((sum, found) => sum + breach(found), 0);
}
