import type { Army, Edit } from "../../model/army";
import { commandOf } from "./command-of";
import { editsBetween } from "./edits-between";

/** The edits that number the unit groups from 1 in the order of their commands, unassigned ones last. */
export function numberInOrder(army: Army): readonly Edit[] {
  const commands = [...army.commanders.map((one) => one.id), null];
  const inOrder = commands.flatMap((command) => army.units.filter((unit) => commandOf(unit, army) === command));
  const numbers = new Map(inOrder.map((unit, at) => [unit, at + 1]));
  return editsBetween(army, { ...army, units: army.units.map((unit) => ({ ...unit, number: numbers.get(unit) ?? unit.number })) });
}
