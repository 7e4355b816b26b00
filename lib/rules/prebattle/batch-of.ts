import type { BattleView } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Battle, Host } from "./battle";
import type { BattleBook } from "./book";

type Limits = NonNullable<BattleBook["battlefield"]>["limits"];

/** Unit groups that are placed, or have no place anywhere. */
const settled = ({ units, stragglers }: Host): number => units.length + stragglers.length;

/** Unit groups nobody has seen placed, those that march or are in ambush included. */
export const unseenGroups = ({ seats }: Battle, seat: SeatName): number => (seats[seat].shown?.unitGroups ?? 0) - settled(seats[seat].host);

/** Whether a seat has finished deploying, as everybody knows. */
export const isThrough = (battle: Battle, seat: SeatName): boolean =>
  battle.seats[seat].host.isDeployed || unseenGroups(battle, seat) === 0;

export function outscoutedSeat({ outscouting }: Battle): SeatName | null {
  return outscouting?.by ? otherSeat(outscouting.by) : null;
}

/** How many unit groups the out-scouted seat deploys before orders are given ("Out-scouting 3"). */
function firstShare({ seats, outscouting }: Battle, outscouted: SeatName, limits: Limits): number {
  const all = seats[outscouted].shown?.unitGroups ?? 0;
  return Math.min(all, Math.max(limits["first-deployment-least"], Math.ceil((all * (outscouting?.difference ?? 0)) / 100)));
}

/** Whether the out-scouted seat has deployed that share. */
export function isFirstShareSet(battle: Battle, outscouted: SeatName, limits: Limits): boolean {
  return settled(battle.seats[outscouted].host) >= firstShare(battle, outscouted, limits);
}

type Progress = { readonly batches: number; readonly left: number };

/** How many batches a seat has completed, and how many unit groups its next one has. */
function progressOf(battle: Battle, seat: SeatName, first: number, limits: Limits): Progress {
  const set = settled(battle.seats[seat].host);
  const batches = set < first ? 0 : 1 + Math.floor((set - first) / limits.batch);
  return { batches, left: Math.min(first + batches * limits.batch - set, unseenGroups(battle, seat)) };
}

/**
 * Whose batch it is while both deploy ("Remaining Deployment 1-3"). After out-scouting the other seat deploys as many as the out-scouted
 * one has, then both go on by fours, the out-scouted first; otherwise by fours from the defender. A seat that has finished is skipped.
 */
function turnOf(battle: Battle, leader: SeatName, first: number, limits: Limits): BattleView["batch"] {
  const other = otherSeat(leader);
  const progress = (seat: SeatName) => progressOf(battle, seat, first, limits);
  const next = progress(leader).batches <= progress(other).batches ? leader : other;
  const seat = isThrough(battle, next) ? otherSeat(next) : next;
  return isThrough(battle, seat) ? null : { seat, left: progress(seat).left };
}

/** Who deploys, and how many unit groups of the batch are left, as everybody can count them; null if nobody deploys. */
export function batchOf(battle: Battle): BattleView["batch"] {
  const { step, roles, book } = battle;
  const limits = book.battlefield?.limits;
  if (!limits || !roles) return null;
  const outscouted = outscoutedSeat(battle);
  const share = outscouted && firstShare(battle, outscouted, limits);
  if (step === "first-deployment" && outscouted && share !== null)
    return { seat: outscouted, left: share - settled(battle.seats[outscouted].host) };
  if (step !== "deployment") return null;
  return turnOf(battle, outscouted ?? roles.defender, share ?? limits.batch, limits);
}
