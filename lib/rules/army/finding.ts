import type { Edit } from "../../model/army";
import type { At } from "../../model/assessment";
import { type CommanderRole, MOST } from "../../model/enumerations";
import { type BareFinding, type FindingCode, type FindingParams, WARNINGS, whom } from "../../model/findings";
import type { CommanderId } from "../../model/identifiers";
import { unitId } from "../../model/when-absent";
import type { PreparedLine, PreparedList } from "./book";
import { canLead, type Muster, type MusteredUnit, sumOf, type Tally } from "./muster";
import { newUnit } from "./unit-edits";
import { freeNumbers } from "./unit-numbers";

/** Adds its findings to `found`. */
export type Check = (muster: Muster, found: BareFinding[]) => void;

const warnings: ReadonlySet<FindingCode> = new Set(WARNINGS);

/** The place of a finding that is about no single part. */
export const WHOLE_ARMY: At = { army: true };

/** A finding at a place, with the edits that fix it, if there are any. */
export function finding<Code extends FindingCode>(
  code: Code,
  at: At,
  params: FindingParams[Code],
  edits: readonly Edit[] | null = null,
): BareFinding {
  const severity = warnings.has(code) ? "warning" : "error";
  return { code, severity, at, params, edits: edits && edits.length > 0 ? edits : null } as BareFinding;
}

/** A unit group's name in sentences, beside its number: its own name, or its line's. */
export const nameOf = ({ unit, line }: MusteredUnit): string => unit.name ?? line?.line.name ?? unit.line;

/** A unit group as sentences name it. */
export const called = (one: MusteredUnit): { number: number; name: string } => ({ number: one.unit.number, name: nameOf(one) });

/** Bases of a line left by its maximum and its group's, beyond those counted. */
export function roomFor(line: PreparedLine, list: PreparedList, { bases }: Tally): number {
  const ofLine = line.line.bases.max - (bases[line.index] ?? 0);
  const group = list.groups[line.group];
  return group ? Math.min(ofLine, group.max - sumOf(bases, group.lines)) : ofLine;
}

/** The sizes of the fewest unit groups that make up exactly `total` bases. */
export function groupsFor(total: number, line: PreparedLine): readonly number[] {
  if (total === 0) return [];
  const size = [...line.sizes].reverse().find((one) => one <= total && line.reachable[total - one]);
  return size === undefined ? [] : [size, ...groupsFor(total - size, line)];
}

/** The smallest total of legal sizes from `bases` to `room`; null if there is none. */
export function leastTotal(line: PreparedLine, bases: number, room: number): number | null {
  for (let total = bases; total <= room; total++) if (line.reachable[total]) return total;
  return null;
}

/** New unit groups of these sizes for this commander; null if the document has no room. */
export function addGroups(
  muster: Muster,
  line: PreparedLine,
  sizes: readonly number[],
  commander: CommanderId | null,
): readonly Edit[] | null {
  if (muster.units.length + sizes.length > MOST.units) return null;
  const ids = freeNumbers(muster.army, sizes.length);
  return sizes.map((bases, at) => ({ do: "add-unit", unit: newUnit(ids[at] ?? 0, line.line.id, bases, commander) }));
}

/** Adds at least `missing` bases within `room`; null if no legal sizes do. */
export function addBases(
  muster: Muster,
  line: PreparedLine,
  missing: number,
  room: number,
  commander: CommanderId | null,
): readonly Edit[] | null {
  const total = leastTotal(line, missing, room);
  return total === null ? null : addGroups(muster, line, groupsFor(total, line), commander);
}

/** Removes at least `over` bases: by the smallest reduction of one unit group that is enough, otherwise by removing the last groups. */
export function takeBases(units: readonly MusteredUnit[], over: number): readonly Edit[] {
  let best: { edit: Edit; taken: number } | null = null;
  for (const { unit, line } of units) {
    const size = line?.sizes.findLast((one) => unit.bases - one >= over);
    if (size === undefined) continue;
    const taken = unit.bases - size;
    if (best === null || taken < best.taken) best = { edit: { do: "set-unit", unit: unitId(unit), field: "bases", to: size }, taken };
  }
  return best ? [best.edit] : takeLast(units, over, (one) => one.unit.bases);
}

/** Gives a unit group to the first of the army's own commanders in these roles who has room for it: the edit, and how that is told. */
export function handedOver(one: MusteredUnit, roles: readonly CommanderRole[], muster: Muster) {
  const { commanders } = muster.army;
  const own = commanders.filter(({ list, role }) => list === null && roles.includes(role));
  const to = own.find((each) => canLead(each, muster));
  const edits: Edit[] | null = to ? [{ do: "set-unit", unit: unitId(one.unit), field: "commander", to: to.id }] : null;
  if (to) return { edits, led: { moves: [{ ...called(one), to: whom(to, commanders) }] } };
  return { edits, led: own.length > 0 ? { full: true as const } : { nobody: true as const } };
}

/** Removes a unit group. */
export const takeUnit = ({ unit }: MusteredUnit): readonly Edit[] => [{ do: "remove-unit", unit: unitId(unit) }];

/** Removes the last unit groups until they weigh at least `over`. */
export function takeLast(units: readonly MusteredUnit[], over: number, weight: (unit: MusteredUnit) => number): readonly Edit[] {
  const edits: Edit[] = [];
  let left = over;
  for (let at = units.length - 1; at >= 0 && left > 0; at--) {
    const one = units[at];
    if (!one) break;
    edits.push(...takeUnit(one));
    left -= weight(one);
  }
  return edits;
}
