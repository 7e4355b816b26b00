import type { Army, Edit, UnitGroup } from "../../model/army";
import { MOST } from "../../model/enumerations";
import { editsBetween } from "./edits-between";
import { freeNumbers } from "./free-numbers";

/**
 * The edits that put a copy of this unit group right behind it, with a new number and no name. None if the army has no such unit group or
 * is full.
 */
export function copyUnit(army: Army, number: UnitGroup["number"]): readonly Edit[] {
  const { units } = army;
  const at = units.findIndex((one) => one.number === number);
  const unit = units[at];
  const [free] = freeNumbers(
    units.map((one) => one.number),
    1,
  );
  if (!unit || free === undefined || units.length >= MOST.units) return [];
  return editsBetween(army, { ...army, units: units.toSpliced(at + 1, 0, { ...unit, number: free, name: null }) });
}
