import type { Army, UnitGroup } from "../../model/army";
import { MOST } from "../../model/enumerations";
import type { CommanderId } from "../../model/identifiers";
import { hasFixedNumber, unitId } from "../../model/when-absent";

/** The commander whose command a unit group is in; null if it names none, or one the army does not have. */
export function commandOf({ commander }: UnitGroup, army: Army): CommanderId | null {
  return army.commanders.some((one) => one.id === commander) ? commander : null;
}

/** The unit groups in the order in which they are shown: by commands, unassigned ones last. */
export function inShownOrder(army: Army): readonly UnitGroup[] {
  const commands = new Map<CommanderId, UnitGroup[]>(army.commanders.map(({ id }) => [id, []]));
  const unassigned: UnitGroup[] = [];
  for (const unit of army.units) ((unit.commander && commands.get(unit.commander)) ?? unassigned).push(unit);
  return [...commands.values(), unassigned].flat();
}

/** `count` numbers that are no unit group's number or id: those after the highest, or the lowest free ones if that would pass the limit. */
export function freeNumbers({ units }: Army, count: number): readonly number[] {
  const used = new Set<number>();
  for (const one of units) used.add(one.number).add(unitId(one));
  const highest = Math.max(0, ...used);
  const free: number[] = [];
  for (let number = highest + count <= MOST.number ? highest + 1 : 1; number <= MOST.number && free.length < count; number++)
    if (!used.has(number)) free.push(number);
  return free;
}

/** The same unit group with another id or number, fixed or not. */
export function withNumber({ id: _, numberFixed: __, ...unit }: UnitGroup, id: number, number: number, isFixed: boolean): UnitGroup {
  return { ...unit, number, id, ...(isFixed && { numberFixed: true as const }) };
}

/** The army with every number that is not fixed as its place in the order makes it: counted from 1, past the fixed ones. */
export function numbered(army: Army): Army {
  const following = inShownOrder(army).filter((unit) => !hasFixedNumber(unit));
  if (following.length === 0) return army;
  const fixed = new Set(army.units.filter(hasFixedNumber).map((unit) => unit.number));
  const numbers = new Map<UnitGroup, number>();
  let number = 0;
  for (const unit of following) {
    do number++;
    while (fixed.has(number));
    numbers.set(unit, number);
  }
  if (following.every((unit) => numbers.get(unit) === unit.number)) return army;
  return { ...army, units: army.units.map((unit) => ({ ...unit, number: numbers.get(unit) ?? unit.number })) };
}

/** An army whose numbers are nobody's choice, since all stand in order from 1, with numbers that follow the order from now on. */
export function following(army: Army): Army {
  const inOrder = inShownOrder(army).every((unit, at) => unit.id === undefined && unit.number === at + 1);
  return inOrder ? { ...army, units: army.units.map((unit) => withNumber(unit, unit.number, unit.number, false)) } : army;
}
