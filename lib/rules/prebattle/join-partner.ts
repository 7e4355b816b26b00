import type { SeatName } from "../../model/by-seat";
import type { Battle } from "./battle";
import { refused } from "./battle-step";
import { type Decision, refusedOutright } from "./decision";
import { stepOf } from "./sequence";

/** "Tournament types", Doubles: two players at most share a seat, and either acts for both (RULES.md: "Doubles"). */
const HOLDERS_MOST = 2;

export const hasRoomForPartner = ({ seats }: Battle, seat: SeatName): boolean => seats[seat].holders.length < HOLDERS_MOST;

/**
 * A second player sits beside the first; `holder` is the SHA-256 of his token. Refused: an open seat, the house commander's, one that two
 * hold already, and a battle whose sequence is over.
 */
export function joinPartner(battle: Battle, seat: SeatName, holder: string): Decision {
  const { chair } = battle.seats[seat];
  if (stepOf(battle) === null) return refusedOutright(refused("battle-over", { step: battle.step }));
  if (chair === "open") return refusedOutright(refused("seat-open", {}));
  if (chair === "house") return refusedOutright(refused("house-seat", {}));
  if (!hasRoomForPartner(battle, seat)) return refusedOutright(refused("two-holders", {}));
  return { ok: true, events: [{ type: "partner-joined", seat, holder }] };
}
