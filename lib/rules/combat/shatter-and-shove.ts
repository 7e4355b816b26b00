import type { CombatPhase } from "../../model/combat-terms";
import { rulesRow } from "../rules-row";
import { isHampered, isIn, type Standing } from "./standing";

type Weapon = NonNullable<Standing["troop"]["impact"] | Standing["troop"]["melee"]>;

/** Whether it has one of these weapons, for charge or melee. */
export const carries = ({ troop }: Standing, ...weapons: readonly Weapon[]): boolean =>
  weapons.some((one) => troop.impact === one || troop.melee === one);

export const isRanked = ({ file }: Standing, ranks: number): boolean => file.ranks >= ranks;

/** Whether it is deep enough to count as deep for this purpose. */
const isDeep = (one: Standing, as: Standing["depths"][number]["id"]): boolean => isRanked(one, rulesRow(one.depths, as).ranks);

/** Pikes deep enough to matter. */
export const hasDeepPikes = (one: Standing): boolean => carries(one, "pike") && isDeep(one, "pike");

export const hasBayonets = (one: Standing): boolean => carries(one, "plug-bayonet", "socket-bayonet");

/** Foot with points towards its enemy: deep pikes, pike and shot or bayonets, fought to their front. */
export const hasPoints = (one: Standing): boolean =>
  one.troop.type === "foot" && !isIn(one, "flanked") && (carries(one, "pike-and-shot") || hasBayonets(one) || hasDeepPikes(one));

/**
 * Behind barricades, a hedge or a wall, in a fortified camp or on wagons; against mounted also behind stakes ("Glossary: Svinfjer &
 * Stakes").
 */
export const isDefended = (one: Standing, foe: Standing): boolean =>
  one.troop.type === "battle-wagon" || isIn(one, "barricades", "fortified-camp") || (isIn(one, "stakes") && foe.troop.type === "mounted");

/** Foot that stands in order, with its points towards the charge. */
const isSolid = (one: Standing): boolean =>
  one.troop.type === "foot" &&
  !isIn(one, "flanked", "charged") &&
  !isHampered(one) &&
  (hasPoints(one) || carries(one, "polearm") || (carries(one, "long-spear") && isDeep(one, "long-spear")));

/** Whether a mounted charge loses its weapon's claim: "Charging Lancer" is deadly in the open unless something solid resists. */
export const isStopped = (one: Standing, foe: Standing): boolean =>
  isHampered(one) || isSolid(foe) || foe.troop.type === "elephant" || isDefended(foe, one);

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

/** Close foot against looser foot, both in the open, which troops behind barricades, a hedge or a wall are not ("Glossary: Barricades 8"). */
const shovesLooser = (one: Standing, foe: Standing): boolean =>
  one.troop.type === "foot" &&
  one.troop.formation === "close" &&
  foe.troop.type === "foot" &&
  foe.troop.formation !== "close" &&
  !isIn(foe, "barricades") &&
  isInGoodGoing(one);

/** Whether a good roll shoves ("Combat: Special effects 3", "Glossary: Shove, Elan"); keils and tercios only while they are deep. */
export function mayShove(one: Standing, foe: Standing): boolean {
  if (foe.troop.type === "elephant" || foe.troop.type === "battle-wagon" || isIn(one, "flanked")) return false;
  const deepPikes = one.traits.shove === "all" && !alwaysShoves(one) && isDeep(one, "shoving-pikes");
  return alwaysShoves(one) || deepPikes || shovesLooser(one, foe);
}
