import type { LikelyForce } from "../../model/advice";
import type { SeatName } from "../../model/by-seat";
import type { Battle } from "../../rules/prebattle/battle";
import { quickTroopOf } from "../../sheets/cards/card-formation";
import type { Knowledge } from "../knowledge";

/**
 * What a seat's army is likely to have: each line of its list with as many bases as half-way between its least and its most. Nobody is told
 * more than that before it is deployed. Null for a typed force, and where the list is no longer here.
 */
export function likelyTroops(
  { seats }: Pick<Battle, "seats">,
  seat: SeatName,
  { catalog }: Pick<Knowledge, "catalog">,
): LikelyForce | null {
  const list = catalog.lists.find(({ id }) => id === seats[seat].shown?.list);
  if (!list) return null;
  const own = list.lines.filter(({ ledBy }) => ledBy === null || ledBy.some((role) => role !== "ally"));
  return {
    list: list.name,
    bodies: own.map(({ troop, bases }) => ({ troop: quickTroopOf(troop), bases: Math.ceil((bases.min + bases.max) / 2) })),
  };
}
