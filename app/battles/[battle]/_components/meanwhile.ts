import type { BattleEvent } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";

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

/** Since this seat last did something on the table; `kept`: the cards it kept, until it has done anything there. */
export function meanwhile(events: readonly BattleEvent[], seat: SeatName) {
  const lastOf = (types: readonly BattleEvent["type"][]) =>
    events.findLastIndex((event) => "seat" in event && event.seat === seat && types.includes(event.type));
  const last = lastOf(DONE);
  // Whoever has given orders knew by then what was moved.
  const lastKnown = lastOf([...DONE, "orders-given"]);
  const since = events.filter(
    (event, at) => "seat" in event && event.seat !== seat && isTold(event) && at > (event.type === "orders-given" ? last : lastKnown),
  );
  const kept = events.find((event) => event.type === "cards-kept" && event.seat === seat) ?? null;
  return { isNew: last < 0, since, kept };
}
