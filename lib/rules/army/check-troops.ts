import type { Edit } from "../../model/army";
import type { At } from "../../model/assessment";
import type { Characteristic } from "../../model/enumerations";
import type { BareFinding } from "../../model/findings";
import { unitId } from "../../model/when-absent";
import { isDemandedIn, isOpenIn, type PreparedGroup, type PreparedLine, type Variant, variantOf } from "./book";
import { isOutsideList } from "./check-year";
import { addBases, type Check, called, finding, handedOver, roomFor, takeBases, takeUnit } from "./finding";
import { isExternal, type Muster, type MusteredUnit, sumOf } from "./muster";

type Known = MusteredUnit & { readonly line: PreparedLine; readonly variant: Variant };

const isKnown = (one: MusteredUnit): one is Known => one.line !== null && one.variant !== null;

const atField = ({ unit }: MusteredUnit, field: string): At => ({ unit: unit.number, field });

/** The nearest legal size; the smaller of two equally near. */
function nearestSize(bases: number, sizes: readonly number[]): number {
  return sizes.reduce((best, size) => (Math.abs(size - bases) < Math.abs(best - bases) ? size : best), sizes[0] ?? bases);
}

function checkSize(one: Known, found: BareFinding[]): void {
  const { bases } = one.unit;
  if (one.line.sizes.includes(bases)) return;
  const nearest = nearestSize(bases, one.line.sizes);
  const edits: Edit[] = [{ do: "set-unit", unit: unitId(one.unit), field: "bases", to: nearest }];
  found.push(finding("unit-size", atField(one, "bases"), { ...called(one), bases, sizes: [...one.line.sizes], nearest }, edits));
}

function checkOptions(one: Known, found: BareFinding[]): void {
  const { optional } = one.line.line;
  const { options } = one.unit;
  for (const option of options) {
    if (optional.includes(option as Characteristic)) continue;
    const edits: Edit[] = [{ do: "set-unit", unit: unitId(one.unit), field: "options", to: options.filter((other) => other !== option) }];
    found.push(finding("unit-option", atField(one, "options"), { ...called(one), option, allowed: [...optional] }, edits));
  }
}

/** "saxon foot" of "Saxon foot with socket bayonets": what the same men are called whatever they carry. */
const stemOf = ({ line }: PreparedLine): string => line.name.toLowerCase().split(" with ")[0] ?? "";

/** Whether one line is of the same men as another, by their names, and of other years. */
function isKin(one: PreparedLine, other: PreparedLine): boolean {
  const [these, those] = [stemOf(one), stemOf(other)];
  return one.line.years !== null && one.group < 0 && (these.includes(those) || those.includes(these));
}

/**
 * The line that replaces it in the army's year and has room for as many bases: one that shares its maximum, or one of other years that is called
 * alike.
 */
function successorOf({ unit, line, list }: Known, { army, whole }: Muster): PreparedLine | undefined {
  const members = list.groups[line.group]?.lines.flatMap((at) => list.lines[at] ?? []) ?? [];
  const kin = list.lines.filter((one) => isKin(one, line));
  return [...members, ...kin].find(
    (one) =>
      one !== line &&
      one.line.troop.type === line.line.troop.type &&
      isOpenIn(one.line.years, army.year) &&
      one.line.bases.max - (whole.bases[one.index] ?? 0) >= nearestSize(unit.bases, one.sizes),
  );
}

/** The same unit group of another line: in a size, with options and downgrades that this one has. */
function replaced({ unit }: Known, by: PreparedLine): readonly Edit[] {
  const bases = nearestSize(unit.bases, by.sizes);
  const options = unit.options.filter((one) => by.line.optional.includes(one as Characteristic));
  const variant = variantOf(by, options, unit.qualityDown, unit.firepowerDown);
  const set = (edit: object): Edit => ({ do: "set-unit", unit: unitId(unit), ...edit }) as Edit;
  return [
    set({ field: "line", to: by.line.id }),
    ...(bases === unit.bases ? [] : [set({ field: "bases", to: bases })]),
    ...(options.length === unit.options.length ? [] : [set({ field: "options", to: options })]),
    ...(unit.qualityDown && variant.qualityAtFloor ? [set({ field: "qualityDown", to: false })] : []),
    ...(unit.firepowerDown && (variant.firepowerAtFloor || variant.problem !== null) ? [set({ field: "firepowerDown", to: false })] : []),
  ];
}

function checkYears(one: Known, muster: Muster, found: BareFinding[]): void {
  const { years } = one.line.line;
  const { year } = muster.army;
  if (years === null || year === null || isOpenIn(years, year) || isOutsideList(muster)) return;
  const by = isExternal(one.leader) ? undefined : successorOf(one, muster);
  const params = { ...called(one), year, from: years[0], to: years[1], ...(by && { by: by.line.name }) };
  found.push(finding("unit-year", atField(one, "line"), params, by ? replaced(one, by) : takeUnit(one)));
}

const undo = (one: Known, field: "qualityDown" | "firepowerDown"): Edit => ({ do: "set-unit", unit: unitId(one.unit), field, to: false });

/** A downgrade needs a grade below, and must leave a troop without contradictions. */
function checkDowngrades(one: Known, found: BareFinding[]): void {
  const { unit, variant } = one;
  if (unit.qualityDown && variant.qualityAtFloor)
    found.push(finding("unit-quality-floor", atField(one, "qualityDown"), called(one), [undo(one, "qualityDown")]));
  if (unit.firepowerDown && variant.firepowerAtFloor) {
    const shoots = variant.troop.shooting !== null;
    found.push(finding("unit-firepower-floor", atField(one, "firepowerDown"), { ...called(one), shoots }, [undo(one, "firepowerDown")]));
  }
  // The catalog has checked that no set of options contradicts itself: only lower firepower can.
  if (variant.problem !== null) {
    const params = { ...called(one), problem: variant.problem };
    found.push(finding("unit-troop", atField(one, "firepowerDown"), params, [undo(one, "firepowerDown")]));
  }
}

/** Who may lead a line. A unit group of a line that only an ally may lead must name him. */
function checkLeader(one: Known, muster: Muster, found: BareFinding[]): void {
  const { ledBy } = one.line.line;
  if (ledBy === null) return;
  const role = one.leader?.role ?? null;
  const anyoneFits = role === null && (ledBy.includes("army") || ledBy.includes("sub"));
  if (anyoneFits || (role !== null && ledBy.includes(role))) return;
  // A line of another list would not exist in the army's own.
  const { edits, led } = handedOver(one, one.list === muster.list ? ledBy : [], muster);
  const params = { ...called(one), allowed: [...ledBy], role, ...led };
  found.push(finding("unit-led-by", atField(one, "commander"), params, edits));
}

function checkUnit(one: MusteredUnit, muster: Muster, found: BareFinding[]): void {
  const { unit, leader, list } = one;
  if (unit.commander !== null && leader === null) {
    const edits: Edit[] = [{ do: "set-unit", unit: unitId(unit), field: "commander", to: null }];
    found.push(finding("unit-commander-unknown", atField(one, "commander"), { ...called(one), commander: unit.commander }, edits));
  }
  if (!isKnown(one)) {
    found.push(finding("unit-line", atField(one, "line"), { number: unit.number, line: unit.line, list: list.list.name }, takeUnit(one)));
    return;
  }
  checkSize(one, found);
  checkOptions(one, found);
  checkYears(one, muster, found);
  checkDowngrades(one, found);
  checkLeader(one, muster, found);
}

/** Each unit group, against its line: size, options, years, downgrades, leader. */
export const checkUnits: Check = (muster, found) => {
  for (const one of muster.units) checkUnit(one, muster, found);
};

/** The main army alone meets each minimum; internal allies count towards the maximum ("Allies"). */
function checkLine(line: PreparedLine, muster: Muster, found: BareFinding[]): void {
  const { id, name, bases, years } = line.line;
  const own = muster.main.bases[line.index] ?? 0;
  const all = muster.whole.bases[line.index] ?? 0;
  if (own < bases.min && isDemandedIn(years, muster.army.year)) {
    const edits = addBases(muster, line, bases.min - own, roomFor(line, muster.list, muster.whole), null);
    found.push(
      finding("line-few", { line: id }, { line: id, name, have: own, min: bases.min, ...(all > own && { apart: true as const }) }, edits),
    );
  }
  if (all > bases.max) {
    const members = muster.units.filter((one) => one.line === line && !isExternal(one.leader));
    found.push(finding("line-many", { line: id }, { line: id, name, have: all, max: bases.max }, takeBases(members, all - bases.max)));
  }
}

function checkGroup(group: PreparedGroup, muster: Muster, found: BareFinding[]): void {
  const have = sumOf(muster.whole.bases, group.lines);
  if (have <= group.max) return;
  const members = muster.units.filter((one) => !isExternal(one.leader) && one.line !== null && group.lines.includes(one.line.index));
  found.push(
    finding("group-many", { group: group.id }, { names: [...group.names], have, max: group.max }, takeBases(members, have - group.max)),
  );
}

/** The army, against the minimums, maximums and years of its list. */
export const checkLines: Check = (muster, found) => {
  for (const line of muster.list.lines) checkLine(line, muster, found);
  for (const group of muster.list.groups) checkGroup(group, muster, found);
};
