import type { Army, UnitGroup } from "../../model/army";
import type { CommanderId } from "../../model/identifiers";

/** The commander whose command a unit group is in; null if it names none, or one the army does not have. */
export function commandOf({ commander }: UnitGroup, army: Army): CommanderId | null {
  return army.commanders.some((one) => one.id === commander) ? commander : null;
}
