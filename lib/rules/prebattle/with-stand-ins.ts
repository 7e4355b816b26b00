import type { BattleEvent } from "../../model/battle-event";
import type { BySeat, SeatName } from "../../model/by-seat";
import type { Colour } from "../../model/enumerations";
import { eachSeat } from "./seats";

/** Any card does: nobody is shown it. */
const ANY: Colour = "black";
const anyCards = (count: number): Colour[] => Array<Colour>(Math.max(0, count)).fill(ANY);

/** A hand of which only those cards are known that were laid open later. */
function standInHand(events: readonly BattleEvent[], seat: SeatName, count: number): Colour[] {
  const open = events.flatMap((event) => (event.type === "cards-revealed" ? (event.cards[seat] ?? []) : []));
  return [...open, ...anyCards(count - open.length)];
}

function standIn(event: BattleEvent, hands: (counts: BySeat<number>) => BySeat<Colour[]>): BattleEvent {
  switch (event.type) {
    case "cards-dealt":
      return { ...event, hands: event.hands ?? hands(event.counts), pack: event.pack ?? [] };
    case "card-committed":
      return { ...event, card: event.card ?? ANY };
    case "cards-kept":
      return { ...event, keep: event.keep ?? anyCards(event.count) };
    case "scouting-dealt":
      return { ...event, dealt: event.dealt ?? { a: [], b: [] } };
    case "orders-given":
      return { ...event, orders: event.orders ?? [] };
    case "battle-opened":
    case "force-sealed":
    case "partner-joined":
    case "seat-sat":
    case "invasion-rolled":
    case "role-chosen":
    case "territory-chosen":
    case "intercept-waived":
    case "square-chosen":
    case "day-declared":
    case "cards-revealed":
    case "marker-moved":
    case "abandon-offered":
    case "abandoned":
    case "seed-published":
    case "flank-chosen":
    case "kind-chosen":
    case "choosing-stopped":
    case "piece-placed":
    case "piece-given-up":
    case "piece-adjusted":
    case "camp-placed":
    case "unit-deployed":
    case "unit-straggling":
    case "artillery-wheeled":
    case "pikes-dropped":
    case "passed":
    case "order-revealed":
    case "commander-placed":
    case "commands-declared":
    case "scouts-moved":
    case "close-offered":
    case "battle-closed":
    case "piece-lost":
    case "placing-rolled":
    case "adjusting-rolled":
      return event;
    default:
      return event satisfies never;
  }
}

/**
 * The events of a public record with something in the place of each secret, so that they can be folded. What a spectator may see comes out
 * right; what a seat holds does not, while that is secret.
 */
export function withStandIns(events: readonly BattleEvent[]): readonly BattleEvent[] {
  const hands = (counts: BySeat<number>) => eachSeat((seat) => standInHand(events, seat, counts[seat]));
  return events.map((event) => standIn(event, hands));
}
