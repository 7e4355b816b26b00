import canonicalize from "canonicalize";
import type { BattleRecord } from "../../model/battle";
import type { BattleEvent, GivenOrder, SecretOrder } from "../../model/battle-event";
import { SEATS } from "../../model/enumerations";
import type { FrozenForce, ShownForce } from "../../model/force";
import { type Findings, fault, type RecordFault } from "../../model/record-check";
import { sealedOrder } from "../prebattle/steps/secret-orders";
import { sealHash } from "./chain";

type EventOf<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;
type OrdersGiven = EventOf<"orders-given">;
type Told = { readonly secret: SecretOrder; readonly salt: string };

const eventsOf = <Type extends BattleEvent["type"]>({ events }: BattleRecord, type: Type): readonly EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

/** Whether what was shown of the force matches it. */
function fits(force: FrozenForce, shown: ShownForce | null): boolean {
  if (shown === null || shown.unitGroups !== force.units.length || shown.commanders.length !== force.commanders.length) return false;
  return force.commanders.every(({ grade, class: of }, at) => shown.commanders[at]?.grade === grade && shown.commanders[at]?.class === of);
}

function forceFaults(event: EventOf<"force-sealed">, isOver: boolean): readonly RecordFault[] {
  const { seat, force, salt, forceHash, shown } = event;
  if (force === null && salt === null) return isOver ? [fault("seal-kept", { seat }, event)] : [];
  if (force === null || salt === null) return [fault("seal-half", { seat }, event)];
  return [
    ...(sealHash(salt, force) === forceHash ? [] : [fault("seal-differs", { seat }, event)]),
    ...(fits(force, shown) ? [] : [fault("shown-differs", { seat }, event)]),
  ];
}

/** Whether an order that is told has the hash it was given with, and is where everybody was shown it. */
function isGiven({ order, place, orderHash }: GivenOrder, { secret, salt }: Told): boolean {
  const again = sealedOrder(order, secret, salt);
  return again.orderHash === orderHash && canonicalize(again.place) === canonicalize(place);
}

/** `isOwed`: whether it must be told. */
function orderFaults(given: GivenOrder, event: OrdersGiven, isOwed: boolean): readonly RecordFault[] {
  const { order, secret, salt } = given;
  const params = { seat: event.seat, order };
  if (secret === null && salt === null) return isOwed ? [fault("order-kept", params, event)] : [];
  if (secret === null || salt === null) return [fault("order-half", params, event)];
  return isGiven(given, { secret, salt }) ? [] : [fault("order-differs", params, event)];
}

/** An order is revealed as it was given. */
function revealFaults(event: EventOf<"order-revealed">, given: readonly OrdersGiven[]): readonly RecordFault[] {
  const { seat, order: id } = event;
  const order = given.find((one) => one.seat === seat)?.orders?.find((one) => one.order === id);
  return order && isGiven(order, event) ? [] : [fault("order-differs", { seat, order: id }, event)];
}

function givenFaults(event: OrdersGiven, revealed: readonly EventOf<"order-revealed">[], areShown: boolean, isOver: boolean) {
  if (event.orders === null) return areShown ? [fault("orders-kept", { seat: event.seat }, event)] : [];
  const isRevealed = (id: string) => revealed.some(({ seat, order }) => seat === event.seat && order === id);
  return event.orders.flatMap((order) => orderFaults(order, event, isOver || isRevealed(order.order)));
}

/** Each revealed force is the one sealed before either was shown, and each revealed order the one given. */
export function checkSeals(record: BattleRecord): Findings {
  const isOver = record.events.some(({ type }) => type === "abandoned" || type === "battle-closed");
  const sealed = eventsOf(record, "force-sealed");
  const given = eventsOf(record, "orders-given");
  const revealed = eventsOf(record, "order-revealed");
  const areShown = isOver || SEATS.every((seat) => given.some((event) => event.seat === seat));
  const isOpen = ({ secret }: GivenOrder) => secret !== null;
  const closed = [...sealed.filter(({ force }) => force === null), ...given.filter(({ orders }) => !orders?.every(isOpen))];
  return {
    faults: [
      ...sealed.flatMap((event) => forceFaults(event, isOver)),
      ...given.flatMap((event) => givenFaults(event, revealed, areShown, isOver)),
      ...revealed.flatMap((event) => revealFaults(event, given)),
    ],
    checked:
      sealed.filter(({ force }) => force !== null).length +
      given.flatMap(({ orders }) => orders?.filter(isOpen) ?? []).length +
      revealed.length,
    secret: closed.map(({ seq }) => seq),
    due: isOver && sealed.length > 0,
  };
}
