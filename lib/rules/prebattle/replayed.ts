import type { BattleRecord } from "../../model/battle";
import type { BattleEvent } from "../../model/battle-event";
import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Colour } from "../../model/enumerations";
import { apply } from "./apply";
import { type Battle, eachSeat, newBattle } from "./battle";
import type { BattleBook } from "./book";

/** Any card stands for one that nobody knows. */
const ANY: Colour = "black";
const anyCards = (count: number): Colour[] => Array<Colour>(count).fill(ANY);

/** While cards are secret: the battle before an event, with the cards in it that the event itself shows. */
export function knowing(battle: Battle, event: BattleEvent): Battle {
  const withSeats = (change: (seat: SeatName) => Partial<Battle["seats"]["a"]>): Battle => ({
    ...battle,
    seats: eachSeat((seat) => ({ ...battle.seats[seat], ...change(seat) })),
  });
  switch (event.type) {
    case "card-committed": {
      // A card may be changed for another while the other seat still chooses.
      const { committed, declared } = battle.seats[otherSeat(event.seat)];
      const mayChange = committed === null && declared !== "pass";
      return mayChange ? withSeats((seat) => (seat === event.seat ? { committed: null } : {})) : battle;
    }
    case "cards-revealed":
      return withSeats((seat) => {
        const { committed, hand } = battle.seats[seat];
        const card = event.cards[seat];
        return card === null || committed === null ? {} : { committed: card, hand: [card, ...hand.slice(1)] };
      });
    case "scouting-dealt":
      return { ...withSeats((seat) => ({ hand: event.cards[seat] })), pack: [] };
    default:
      return battle;
  }
}

/** The event with any card for each secret one, so that it can be folded. */
export function standIn(event: BattleEvent): BattleEvent {
  switch (event.type) {
    case "cards-dealt":
      return { ...event, hands: event.hands ?? eachSeat((seat) => anyCards(event.counts[seat])), pack: event.pack ?? [] };
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
 * The battle before its first event and after each one, so one more than there are events. While the seed is secret, only what a spectator
 * sees is meaningful.
 */
export function replayed({ battle, commitment, seed, events }: BattleRecord, book: BattleBook): readonly Battle[] {
  const battles = [newBattle({ battle, commitment, book })];
  for (const event of events) {
    const before = battles.at(-1);
    if (before) battles.push(apply(seed === null ? knowing(before, event) : before, standIn(event)));
  }
  return battles;
}
