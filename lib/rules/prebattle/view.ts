import type { OpenedArmies } from "../../model/battle";
import type { BattleEvent } from "../../model/battle-event";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { ShownForce } from "../../model/force";
import { areBothSealed, type Battle, eachSeat } from "./battle";
import { legalCommands, toAct } from "./sequence";
import { viewTable } from "./table-now";

/** A force is shown to its own seat at once, to everybody else once both are sealed. */
const shownTo = (battle: Battle, owner: SeatName, seat: SeatName | null): ShownForce | null =>
  areBothSealed(battle) || owner === seat ? battle.seats[owner].shown : null;

/** Both armies of a sealed exchange, with what proves that they are those that were sealed; null until both are in. Only for its two players. */
export function openedArmies(battle: Battle): OpenedArmies | null {
  const opened = eachSeat((one) => {
    const { shown, force, seal } = battle.seats[one];
    return shown && force && seal?.salt ? { name: shown.name, sealed: seal.hash, salt: seal.salt, force } : null;
  });
  const { a, b } = opened;
  return battle.openArmies && a && b ? { a, b } : null;
}

/** Everything that one seat (or, with `seat` null, a spectator) may see of a battle. This is the only place that decides it. */
export function view(battle: Battle, seat: SeatName | null): BattleView {
  const { seats } = battle;
  return {
    battle: battle.battle,
    seq: battle.seq,
    step: battle.step,
    toAct: [...toAct(battle)],
    seat,
    ...(battle.oneHand ? { oneHand: true } : {}),
    ...(battle.openArmies ? { seals: eachSeat((one) => seats[one].seal?.hash ?? null) } : {}),
    chairs: eachSeat((one) => seats[one].chair),
    roles: battle.roles,
    invasion: [...battle.invasion],
    territory: battle.territory,
    square: battle.square,
    day: battle.day,
    declared: eachSeat((one) => seats[one].declared),
    hand: seat ? [...seats[seat].hand] : [],
    handCounts: eachSeat((one) => seats[one].hand.length),
    committed: eachSeat((one) => seats[one].committed !== null),
    card: seat ? seats[seat].committed : null,
    days: battle.days,
    outscouting: battle.outscouting,
    forces: eachSeat((one) => shownTo(battle, one, seat)),
    table: battle.table,
    ...viewTable(battle, seat),
    abandonOffered: eachSeat((one) => seats[one].offersToAbandon),
    commitment: battle.commitment,
    chain: battle.chain,
    seed: battle.seed,
    legal: seat ? [...legalCommands(battle, seat)] : [],
  };
}

type OrdersGiven = Extract<BattleEvent, { type: "orders-given" }>;

/** Whether nothing is secret any more, forces and orders included. */
const isAllTold = ({ step }: Battle): boolean => step === "closed" || step === "abandoned";

/** An exchange that was given up before both armies were in shows neither. */
const areForcesTold = (battle: Battle): boolean => isAllTold(battle) && (!battle.openArmies || areBothSealed(battle));

/** Orders are shown once both seats have given theirs; what each one says once it is revealed. */
function publicOrders(event: OrdersGiven, battle: Battle): OrdersGiven {
  const { seats } = battle;
  if (isAllTold(battle)) return event;
  if (seats.a.host.orders === null || seats.b.host.orders === null) return { ...event, orders: null };
  const { revealed } = seats[event.seat].host;
  const orders = event.orders?.map((one) => (revealed.includes(one.order) ? one : { ...one, secret: null, salt: null }));
  return { ...event, orders: orders ?? null };
}

/** The event as the record shows it, with the secrets that `battle` (in its current state) still keeps. */
export function publicEvent(event: BattleEvent, battle: Battle): BattleEvent {
  const isPublished = battle.seed !== null;
  switch (event.type) {
    case "force-sealed":
      return areForcesTold(battle) ? event : { ...event, shown: areBothSealed(battle) ? event.shown : null, force: null, salt: null };
    case "cards-dealt":
      return isPublished ? event : { ...event, hands: null, pack: null, draws: null };
    case "card-committed":
      return isPublished ? event : { ...event, card: null };
    case "cards-kept":
      return isPublished ? event : { ...event, keep: null };
    case "scouting-dealt":
      return isPublished ? event : { ...event, dealt: null };
    case "orders-given":
      return publicOrders(event, battle);
    case "battle-opened":
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

/** An event of a record as a seat (null: a spectator) saw it when it happened; `battle` is as it was then. */
export function seenEvent(event: BattleEvent, battle: Battle, eyes: SeatName | null): BattleEvent {
  if (eyes !== null && event.seat === eyes) return event;
  const seen = publicEvent(event, battle);
  if (eyes === null || event.type !== "cards-dealt" || event.hands === null) return seen;
  return { ...event, pack: null, draws: null, hands: { a: [], b: [], [eyes]: event.hands[eyes] } };
}
