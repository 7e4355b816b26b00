import type { CombatTables } from "../../model/combat-tables";
import { FIRE_DICE, type FireDie, type FireStart } from "../../model/combat-terms";
import { rulesRow } from "../rules-row";

/**
 * The shooting die this many steps up (negative: down), between its minimum and the best there is ("Shooting: Determining which dice to
 * roll").
 */
export function steppedDie(start: FireStart, steps: number, { fireSteps }: Pick<CombatTables, "fireSteps">): FireDie {
  const { die, least } = rulesRow(fireSteps.starts, start);
  const at = Math.max(FIRE_DICE.indexOf(least), Math.min(FIRE_DICE.length - 1, FIRE_DICE.indexOf(die) + steps));
  return FIRE_DICE[at] ?? die;
}
