import type { Troop } from "@/lib/model/troop";
import { claimsOfUnit } from "@/lib/rules/combat/claims";
import { fireOfUnit } from "@/lib/rules/combat/fire";
import { movementOf } from "@/lib/rules/combat/movement-of";
import { CATALOG, TABLES } from "./rules";

const { combat, battle } = CATALOG;

/** What a unit group claims, shoots with and moves by the shipped tables. */
export const unitClaims = (troop: Troop) => claimsOfUnit(troop, combat, TABLES);
export const unitFire = (troop: Troop) => fireOfUnit(troop, combat);

export function unitMoves(troop: Troop) {
  const { battlefield } = battle.tables;
  if (!battlefield) throw new Error("the shipped tables have a battlefield");
  return movementOf(troop, combat, battlefield);
}
