import type { Army, Edit, UnitGroup } from "../../model/army";
import type { CommanderId } from "../../model/identifiers";
import { commandOf } from "./command-of";
import { editsBetween } from "./edits-between";

type Place = {
  /** Null: the unassigned groups. */
  readonly commander: CommanderId | null;
  /** Put it before this unit group of that command; null: last. */
  readonly before: UnitGroup["number"] | null;
};

/**
 * The army's unit groups with this one before `rest`, the end of its command. Only the order within a command matters, so it stays where it
 * is if it is already behind everything in `ahead`, and the other commands keep their places.
 */
function placed(army: Army, one: UnitGroup, ahead: readonly UnitGroup[], rest: readonly UnitGroup[]): UnitGroup[] {
  const { units } = army;
  const at = units.findIndex((unit) => unit.number === one.number);
  const without = units.filter((unit) => !rest.includes(unit));
  if (ahead.some((unit) => units.indexOf(unit) > at)) return [...without.filter((unit) => unit.number !== one.number), one, ...rest];
  if (rest.every((unit) => units.indexOf(unit) > at)) return units.with(at, one);
  return [...without.map((unit) => (unit.number === one.number ? one : unit)), ...rest];
}

/**
 * The edits that put a unit group into a command, before another of its groups or last. The order within a command is the document's. None
 * if it is already there, or the army has no such unit group, commander or place.
 */
export function moveUnit(army: Army, number: UnitGroup["number"], { commander, before }: Place): readonly Edit[] {
  const unit = army.units.find((one) => one.number === number);
  const known = commander === null || army.commanders.some((one) => one.id === commander);
  if (!unit || !known) return [];
  const others = army.units.filter((one) => one !== unit && commandOf(one, army) === commander);
  const at = before === null ? others.length : others.findIndex((one) => one.number === before);
  if (at < 0) return [];
  const moved = unit.commander === commander ? unit : { ...unit, commander };
  return editsBetween(army, { ...army, units: placed(army, moved, others.slice(0, at), others.slice(at)) });
}
