import type { Army, Edit, UnitGroup } from "../../model/army";
import { MOST } from "../../model/enumerations";
import { commandOf } from "./command-of";
import { editsBetween } from "./edits-between";
import { freeNumbers } from "./free-numbers";

/**
 * The edits that leave a unit group with this many bases and put the rest into a new one right behind it, of the same command and line,
 * with a new number and no name. None if either would have no base, the army is full, or it has no such unit group. The assessment judges
 * whether the lists allow the two sizes.
 */
export function splitUnit(army: Army, number: UnitGroup["number"], bases: number): readonly Edit[] {
  const { units } = army;
  const at = units.findIndex((one) => one.number === number);
  const unit = units[at];
  const [free] = freeNumbers(
    units.map((one) => one.number),
    1,
  );
  if (!unit || free === undefined || units.length >= MOST.units) return [];
  if (!Number.isInteger(bases) || bases < 1 || bases >= unit.bases) return [];
  const command = commandOf(unit, army);
  const behind = units.filter((one, position) => position > at && commandOf(one, army) === command);
  const others = units.with(at, { ...unit, bases }).filter((one) => !behind.includes(one));
  const half = { ...unit, number: free, bases: unit.bases - bases, name: null };
  return editsBetween(army, { ...army, units: [...others, half, ...behind] });
}
