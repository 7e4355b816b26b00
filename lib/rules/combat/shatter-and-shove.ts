import type { CombatPhase } from "../../model/combat-terms";
import { hasBayonets, isDeep, isDefended } from "./opposing";
import { isHampered, isIn, type Standing } from "./standing";

const isInGoodGoing = (one: Standing): boolean => !isHampered(one) && !isIn(one, "not-in-good-going");

/**
 * Whether it could only shatter by being aggressive: anything else that shatters also shatters ferocious troops ("Glossary: Aggressive,
 * Ferocious").
 */
const isMerelyAggressive = ({ troop }: Standing): boolean =>
  troop.type !== "elephant" &&
  troop.impact !== "charging-lancer" &&
  troop.impact !== "charging-pistol" &&
  !troop.characteristics.includes("ferocious");

/** Whether a good roll shatters ("Combat: Special effects 2", "Glossary: Shatter, Aggressive, Ferocious"). */
export function mayShatter(one: Standing, foe: Standing, phase: CombatPhase): boolean {
  if (phase !== "charge" || !one.traits.shatter || isIn(one, "flanked")) return false;
  if (foe.troop.type === "elephant" || isDefended(foe, one) || hasBayonets(foe)) return false;
  if (one.troop.type === "mounted" && !isInGoodGoing(one)) return false;
  return !(isMerelyAggressive(one) && foe.troop.characteristics.includes("ferocious"));
}

const alwaysShoves = ({ troop }: Standing): boolean =>
  troop.characteristics.includes("shove") || (troop.type === "foot" && troop.characteristics.includes("elan"));

/** Close foot against looser foot, both in the open. */
const shovesLooser = (one: Standing, foe: Standing): boolean =>
  one.troop.type === "foot" &&
  one.troop.formation === "close" &&
  foe.troop.type === "foot" &&
  foe.troop.formation !== "close" &&
  isInGoodGoing(one);

/** Whether a good roll shoves ("Combat: Special effects 3", "Glossary: Shove, Elan"); keils and tercios only while they are deep. */
export function mayShove(one: Standing, foe: Standing): boolean {
  if (foe.troop.type === "elephant" || foe.troop.type === "battle-wagon" || isIn(one, "flanked")) return false;
  const deepPikes = one.traits.shove === "all" && !alwaysShoves(one) && isDeep(one, "shoving-pikes");
  return alwaysShoves(one) || deepPikes || shovesLooser(one, foe);
}
