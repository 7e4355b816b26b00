import type { Army, UnitGroup } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";

/** How an army might differ without its opponent's being told: other options, and other commanders for whatever no ally leads. */
export function otherwise(army: Army, lists: readonly ArmyList[], choices: readonly number[]): Army {
  const allies = new Set(army.commanders.filter((one) => one.role === "ally").map((one) => one.id));
  const chairs = [null, ...army.commanders.map((one) => one.id).filter((id) => !allies.has(id))];
  const changed = (unit: UnitGroup, choice: number): UnitGroup => {
    const { optional = [] } = lists.flatMap((list) => list.lines).find((line) => line.id === unit.line) ?? {};
    const options = optional.filter((_, bit) => choice & (1 << bit));
    const commander = unit.commander !== null && allies.has(unit.commander) ? unit.commander : (chairs[choice % chairs.length] ?? null);
    return { ...unit, options, commander };
  };
  return { ...army, units: army.units.map((unit, at) => changed(unit, choices[at] ?? 0)) };
}
