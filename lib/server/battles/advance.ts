import type { BattleEvent } from "../../model/battle-event";
import type { BySeat } from "../../model/by-seat";
import { apply } from "../../rules/prebattle/apply";
import type { Loaded } from "./loaded";

/** When each seat last acted. What the server declares for a seat does not count. */
function actedAfter(acted: BySeat<number>, event: BattleEvent, at: number): BySeat<number> {
  if (event.seat === null || ("forced" in event && event.forced)) return acted;
  return { ...acted, [event.seat]: at };
}

/** The battle after one more event, stored at that time (milliseconds since 1970). */
export const advance = (loaded: Loaded, event: BattleEvent, at: number): Loaded => ({
  ...loaded,
  battle: apply(loaded.battle, event),
  acted: actedAfter(loaded.acted, event, at),
});
