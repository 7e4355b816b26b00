import type { BattleRecord } from "@/lib/model/battle";
import type { BattleEvent, GivenOrder } from "@/lib/model/battle-event";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour, SEATS } from "@/lib/model/enumerations";
import type { FrozenForce } from "@/lib/model/force";
import { apply } from "@/lib/rules/prebattle/apply";
import { type Battle, newBattle } from "@/lib/rules/prebattle/battle";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { view } from "@/lib/rules/prebattle/view";
import { isToldAlike } from "../build/table-laws";

type Cards = readonly Colour[];

/** Another card than this one. */
const other = (card: Colour): Colour => COLOURS[(COLOURS.indexOf(card) + 1) % COLOURS.length] ?? card;

/** A hand with other cards than those that are still to be seen. */
function otherHand(hand: Cards, seen: Cards): Colour[] {
  const left = [...seen];
  return hand.map((card) => {
    const at = left.indexOf(card);
    if (at === -1) return other(card);
    left.splice(at, 1);
    return card;
  });
}

type Of<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;
const isOf =
  <Type extends BattleEvent["type"]>(type: Type) =>
  (event: BattleEvent): event is Of<Type> =>
    event.type === type;

/** The same army without the groups that have not been seen. */
function otherForce(force: FrozenForce, seen: readonly number[]): FrozenForce {
  const units = force.units.map((unit) => (seen.includes(unit.number) ? unit : { ...unit, name: "Somebody", bases: unit.bases + 1 }));
  return { ...force, commanders: force.commanders.map((one) => ({ ...one, name: "Nobody" })), units };
}

/** The same markers, which say something else. */
const otherOrder = ({ order, place, orderHash }: GivenOrder): GivenOrder => ({
  ...{ order, place, orderHash, salt: "0".repeat(32) },
  secret: place.kind === "march" ? { ...place, edge: null, units: [] } : { ...place, unit: null },
});

/** Numbers of the unit groups of a seat that everybody knows. */
const seenOf = (events: readonly BattleEvent[], seat: SeatName): readonly number[] =>
  events.flatMap((event) => {
    if (event.type === "unit-deployed" && event.seat === seat) return [event.unit.number];
    return event.type === "unit-straggling" && event.seat === seat ? [event.number] : [];
  });

/** The same events, but for what these seats alone know of their armies and orders. */
function armiesOtherwise(events: readonly BattleEvent[], secretive: readonly SeatName[]): readonly BattleEvent[] {
  const areShown = events.filter(isOf("force-sealed")).length === SEATS.length;
  const revealed = events.filter(isOf("order-revealed"));
  const sealedOtherwise = (event: Of<"force-sealed">): BattleEvent => {
    if (!event.shown || !event.force) return event;
    const shown = areShown ? event.shown : { ...event.shown, name: "Somebody else", mapCards: event.shown.mapCards + 1 };
    return { ...event, shown, force: otherForce(event.force, seenOf(events, event.seat)) };
  };
  const orderedOtherwise = (event: Of<"orders-given">): BattleEvent => {
    const isTold = ({ order }: GivenOrder) => revealed.some((one) => one.seat === event.seat && one.order === order);
    return { ...event, orders: event.orders?.map((one) => (isTold(one) ? one : otherOrder(one))) ?? null };
  };
  return events.map((event) => {
    if (event.seat === null || !secretive.includes(event.seat)) return event;
    if (event.type === "force-sealed") return sealedOtherwise(event);
    return event.type === "orders-given" ? orderedOtherwise(event) : event;
  });
}

/** The same events, but for what these seats alone know of the cards. */
function cardsOtherwise(events: readonly BattleEvent[], secretive: readonly SeatName[]): readonly BattleEvent[] {
  const revealed = events.filter(isOf("cards-revealed"));
  const isSecret = (seat: SeatName | null) => seat !== null && secretive.includes(seat);
  const change = <T>(hands: { a: T; b: T } | null, changed: (cards: T, seat: SeatName) => T) =>
    hands && { a: isSecret("a") ? changed(hands.a, "a") : hands.a, b: isSecret("b") ? changed(hands.b, "b") : hands.b };
  const laidOpen = (seat: SeatName): Cards => revealed.flatMap(({ cards }) => cards[seat] ?? []);
  return events.map((event): BattleEvent => {
    switch (event.type) {
      case "cards-dealt":
        return {
          ...event,
          hands: change(event.hands, (hand, seat) => otherHand(hand, laidOpen(seat))),
          pack: event.pack && [...event.pack].reverse(),
        };
      case "card-committed":
        if (!isSecret(event.seat) || !event.card || revealed.some(({ day }) => day === event.day)) return event;
        return { ...event, card: other(event.card) };
      case "cards-kept":
        return isSecret(event.seat) ? { ...event, keep: event.keep?.map(other) ?? null } : event;
      case "scouting-dealt":
        return { ...event, dealt: change(event.dealt, (cards) => cards.map(other)) };
      default:
        return event;
    }
  });
}

/** Nobody placed a commander or declared a command that tells which of his ambushes is real. */
function mustBeToldAlike(events: readonly BattleEvent[], fresh: Battle): void {
  let now = fresh;
  for (const event of events) {
    const isAlike =
      event.type === "commander-placed"
        ? isToldAlike(now, event.seat, { type: "place-commander", commander: event.commander, at: event.at })
        : event.type !== "commands-declared" || isToldAlike(now, event.seat, { type: "declare-commands", commands: event.commands });
    if (!isAlike) throw new Error(`event ${event.seq} tells what lies under a marker`);
    now = apply(now, event);
  }
}

/**
 * What each seat, or (null) a spectator, must have been sent at every moment of a battle that is over, byte for byte: worked out from its
 * record as if the others had held, chosen and kept other cards, and led and ordered other troops, wherever that was still hidden.
 */
export function blindViews({ battle, commitment, events }: BattleRecord, tables: BattleTables) {
  const book = prepareBattle(tables);
  const published = events.find(isOf("seed-published"));
  const closed = events.find(isOf("battle-closed"));
  if (!published || !closed) throw new Error("a record with secrets tells too little");
  mustBeToldAlike(events, newBattle({ battle, commitment, book }));
  return (seat: SeatName | null, seq: number): string => {
    const until = events.slice(0, seq);
    const others = SEATS.filter((one) => one !== seat);
    // Cards are told with the seed, armies and orders when the battle is closed.
    const cards = cardsOtherwise(until, seq < published.seq ? others : []);
    const now = armiesOtherwise(cards, seq < closed.seq ? others : []).reduce(apply, newBattle({ battle, commitment, book }));
    return JSON.stringify(view(now, seat));
  };
}
