import type { BattleEvent } from "../../model/battle-event";
import type { BySeat, SeatName } from "../../model/by-seat";
import type { Colour } from "../../model/enumerations";
import { eachSeat } from "./seats";

/** Any card will do: nobody sees it. */
const ANY: Colour = "black";
const anyCards = (count: number): Colour[] => Array<Colour>(Math.max(0, count)).fill(ANY);

/** A hand of which only the cards revealed later are known. */
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
    default:
      return event;
  }
}

/**
 * The events of a public record with a stand-in for each secret, so that they can be folded. What a spectator may see comes out right; what
 * a seat holds does not, while it is secret.
 */
export function withStandIns(events: readonly BattleEvent[]): readonly BattleEvent[] {
  const hands = (counts: BySeat<number>) => eachSeat((seat) => standInHand(events, seat, counts[seat]));
  return events.map((event) => standIn(event, hands));
}
