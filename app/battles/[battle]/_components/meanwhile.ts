import type { BattleEvent } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import type { Step } from "@/lib/model/enumerations";
import { isOnTable } from "./standing";

/** What a player does on the table; orders are given at the same time as the other player's, and come before neither. */
const DONE: readonly BattleEvent["type"][] = [
  ...(["flank-chosen", "kind-chosen", "choosing-stopped", "piece-placed", "piece-given-up", "piece-adjusted"] as const),
  ...(["camp-placed", "unit-deployed", "artillery-wheeled", "pikes-dropped", "commander-placed", "commands-declared"] as const),
  ...(["scouts-moved", "passed", "order-revealed"] as const),
];

/** What a player should not have to look for: that one of his pieces was moved, and which orders the other one gave. */
const isTold = (event: BattleEvent): boolean =>
  event.type === "piece-adjusted"
    ? event.do !== "leave"
    : event.type === "orders-given" && event.orders !== null && event.orders.length > 0;

/** The last step before this one in which a player did something. */
const stepBefore = (events: readonly BattleEvent[], step: Step): Step | null =>
  events.findLast((event) => event.seat !== null && event.step !== step)?.step ?? null;

/**
 * Since this seat last did something on the table, in this step or in the one before it; `kept`: the cards it kept. `isNew`: the days have
 * just ended, and it has done nothing on the table yet.
 */
export function meanwhile(events: readonly BattleEvent[], seat: SeatName, step: Step) {
  const lastOf = (types: readonly BattleEvent["type"][]) =>
    events.findLastIndex((event) => event.seat === seat && types.includes(event.type));
  const last = lastOf(DONE);
  // Whoever has given orders knew by then what was moved.
  const lastKnown = lastOf([...DONE, "orders-given"]);
  const before = stepBefore(events, step);
  const since = events.filter(
    (event, at) =>
      event.seat !== seat &&
      isTold(event) &&
      (event.step === step || event.step === before) &&
      at > (event.type === "orders-given" ? last : lastKnown),
  );
  const kept = events.find((event) => event.type === "cards-kept" && event.seat === seat) ?? null;
  return { isNew: last < 0 && before !== null && !isOnTable({ step: before }), since, kept };
}
