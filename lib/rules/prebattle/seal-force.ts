import type { Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Battle } from "./battle";
import { refused } from "./battle-step";
import { type Decision, refusalWithoutCommands } from "./decision";
import { stepOf } from "./sequence";

export type SealedForce = Omit<Extract<Happening, { type: "force-sealed" }>, "type" | "seat">;

/** A seat gets its force, once and for all. Refused: a seat that has one, and a battle whose sequence is over. */
export function sealForce(battle: Battle, seat: SeatName, sealed: SealedForce): Decision {
  if (stepOf(battle) === null) return refusalWithoutCommands(refused("battle-over", { step: battle.step }));
  if (battle.seats[seat].shown !== null) return refusalWithoutCommands(refused("seat-taken", {}));
  return { ok: true, events: [{ type: "force-sealed", seat, ...sealed }] };
}
