import type { SeatName } from "../../model/by-seat";
import type { Battle } from "./battle";
import { refused } from "./battle-step";
import { type Decision, refusalWithoutCommands } from "./decision";
import { stepOf } from "./sequence";

/** "Tournament types", Doubles: at most two players share a seat, and either acts for both (RULES.md: "Doubles"). */
const HOLDERS_MOST = 2;

export const hasRoomForPartner = ({ seats }: Battle, seat: SeatName): boolean => seats[seat].holders.length < HOLDERS_MOST;

/**
 * A partner joins a seat's holder; `holder` is the SHA-256 of the partner's token. Refused: an open seat, the computer's, one with two
 * holders already, and a battle whose sequence is over.
 */
export function joinPartner(battle: Battle, seat: SeatName, holder: string): Decision {
  const { chair } = battle.seats[seat];
  if (stepOf(battle) === null) return refusalWithoutCommands(refused("battle-over", { step: battle.step }));
  if (chair === "open") return refusalWithoutCommands(refused("seat-open", {}));
  if (chair === "house") return refusalWithoutCommands(refused("house-seat", {}));
  if (!hasRoomForPartner(battle, seat)) return refusalWithoutCommands(refused("two-holders", {}));
  return { ok: true, events: [{ type: "partner-joined", seat, holder }] };
}
