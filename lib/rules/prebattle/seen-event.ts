import type { BattleEvent } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Battle } from "./battle";
import { publicEvent } from "./public-event";

/** An event of a record as a seat (null: a spectator) saw it when it happened; `battle` is as it was then. */
export function seenEvent(event: BattleEvent, battle: Battle, eyes: SeatName | null): BattleEvent {
  if (eyes !== null && event.seat === eyes) return event;
  const seen = publicEvent(event, battle);
  if (eyes === null || event.type !== "cards-dealt" || event.hands === null) return seen;
  return { ...event, pack: null, draws: null, hands: { a: [], b: [], [eyes]: event.hands[eyes] } };
}
