import type { LegalCommand } from "../../../model/battle-command";
import type { GivenOrder, Happening, SecretOrder } from "../../../model/battle-event";
import type { SeatName } from "../../../model/by-seat";
import { SEATS, SHORT_EDGES } from "../../../model/enumerations";
import type { QuickTroop } from "../../../model/force";
import { mayMarch } from "../../army/troop-traits";
import { sealHash } from "../../record/chain";
import type { Battle } from "../battle";
import { type BattleStep, type DecidedCommand, NOTHING, nothingFollows, refused, unhidden } from "../battle-step";
import { isOffTable, mayAmbush, ordersRefused } from "../orders";
import { battlegroundNow } from "../table-now";

type GiveOrders = Extract<DecidedCommand, { type: "give-orders" }>;

const mayOrder = ({ seats }: Battle, seat: SeatName): boolean => seats[seat].host.orders === null;

/** An order with its id, what everybody sees of it, and the hash of the rest. */
export function sealedOrder(order: string, secret: SecretOrder, salt: string): GivenOrder {
  const place: GivenOrder["place"] =
    secret.kind === "march" ? { kind: "march", commander: secret.commander } : { kind: "ambush", x: secret.x, y: secret.y };
  return { order, place, orderHash: sealHash(salt, secret), secret, salt };
}

function given(seat: SeatName, { marches, ambushes, salts }: GiveOrders): Happening {
  const secrets: readonly (readonly [string, SecretOrder])[] = [
    ...marches.map((march, at) => [`march-${at + 1}`, { kind: "march", ...march }] as const),
    ...ambushes.map((ambush, at) => [`ambush-${at + 1}`, { kind: "ambush", ...ambush }] as const),
  ];
  const orders = secrets.map(([order, secret], at) => {
    const salt = salts[at];
    if (salt === undefined) throw new Error(`${order} has no salt`);
    return sealedOrder(order, secret, salt);
  });
  return { type: "orders-given", seat, orders };
}

function legalOrders(battle: Battle, seat: SeatName): readonly LegalCommand[] {
  const { force, host } = battle.seats[seat];
  const limits = battle.book.battlefield?.limits;
  if (!force || !limits) return NOTHING;
  const free = force.units.filter(({ number }) => isOffTable(host, number));
  const numbersOf = (may: (troop: QuickTroop) => boolean) => free.filter(({ troop }) => may(troop)).map(({ number }) => number);
  return [
    {
      type: "give-orders",
      commanders: force.commanders.flatMap(({ role }, at) => (role === "army" ? [] : at)),
      edges: SHORT_EDGES.filter((edge) => edge !== battle.ground.flank?.water?.edge),
      marching: numbersOf(mayMarch),
      ambushing: numbersOf(mayAmbush),
      ambushCards: limits["ambush-cards"],
    },
  ];
}

/** Marches and ambushes, both seats at once. Where they are is shown once both have given theirs ("Flank marching 2", "Ambushes"). */
export const secretOrders = {
  name: "secret-orders",
  isOver: (battle) => battle.book.battlefield === null || SEATS.every((seat) => !mayOrder(battle, seat)),
  toAct: (battle) => SEATS.filter((seat) => mayOrder(battle, seat)),
  legal: (battle, seat) => (mayOrder(battle, seat) ? legalOrders(battle, seat) : NOTHING),
  commands: {
    "give-orders": (battle, seat, command) => {
      const { force, host } = battle.seats[seat];
      if (!mayOrder(battle, seat)) return refused("orders-given", {});
      const { marches, ambushes } = command;
      return (
        ordersRefused({ seat, force: unhidden(force), host, ground: battlegroundNow(battle), marches, ambushes }) ?? given(seat, command)
      );
    },
  },
  follows: nothingFollows,
  folds: {
    "orders-given": (draft, { seat, orders }) => {
      draft.seats[seat].host = { ...draft.seats[seat].host, orders: unhidden(orders) };
    },
  },
} satisfies BattleStep;
