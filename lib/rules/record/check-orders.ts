import type { BattleEvent, GivenOrder, SecretOrder } from "../../model/battle-event";
import { SEATS } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import { sealHash } from "./chain";
import { type EventOf, type Evidence, eventsOf, fault } from "./evidence";

type OrdersGiven = EventOf<"orders-given">;

/** Whether what everybody saw of the order matches it. */
function fits(secret: SecretOrder, place: GivenOrder["place"]): boolean {
  if (secret.kind === "march") return place.kind === "march" && secret.commander === place.commander;
  return place.kind === "ambush" && secret.x === place.x && secret.y === place.y;
}

/** Compares what was revealed of an order with what was known of it from the start. */
function toldFaults(given: GivenOrder, { secret, salt }: { readonly secret: SecretOrder; readonly salt: string }, event: BattleEvent) {
  const params = { seat: event.seat ?? "a", order: given.order };
  return [
    ...(sealHash(salt, secret) === given.orderHash ? [] : [fault("order-differs", params, event)]),
    ...(fits(secret, given.place) ? [] : [fault("order-shown-differs", params, event)]),
  ];
}

function orderFaults(given: GivenOrder, event: OrdersGiven, isOwed: boolean): readonly RecordFault[] {
  const { order, secret, salt } = given;
  const params = { seat: event.seat, order };
  if (secret === null && salt === null) return isOwed ? [fault("order-kept", params, event)] : [];
  if (secret === null || salt === null) return [fault("order-half", params, event)];
  return toldFaults(given, { secret, salt }, event);
}

function revealFaults(event: EventOf<"order-revealed">, given: readonly OrdersGiven[], before: readonly EventOf<"order-revealed">[]) {
  const { seat, order: id } = event;
  const orders = given.find((one) => one.seat === seat && one.seq < event.seq)?.orders;
  const order = orders?.find((one) => one.order === id);
  const isAgain = before.some((one) => one.seat === seat && one.order === id);
  return [
    ...(order ? toldFaults(order, event, event) : [fault("order-unknown", { seat, order: id }, event)]),
    ...(isAgain ? [fault("order-twice", { seat, order: id }, event)] : []),
  ];
}

/** How many orders are revealed, and their faults: each must be the one given. `isTold`: all of them should be revealed. */
export function ordersFound(evidence: Evidence, isTold: boolean): { readonly faults: readonly RecordFault[]; readonly checked: number } {
  const givenEvents = eventsOf(evidence, "orders-given");
  const revealed = eventsOf(evidence, "order-revealed");
  const areShown = isTold || SEATS.every((seat) => givenEvents.some((event) => event.seat === seat));
  const isRevealed = (event: OrdersGiven, id: string) => revealed.some(({ seat, order }) => seat === event.seat && order === id);
  const faults = givenEvents.flatMap((event) => {
    if (event.orders === null) return areShown ? [fault("orders-kept", { seat: event.seat }, event)] : [];
    return event.orders.flatMap((order) => orderFaults(order, event, isTold || isRevealed(event, order.order)));
  });
  const knownOrders = givenEvents.flatMap(({ orders }) => (orders ?? []).filter(({ secret }) => secret !== null));
  return {
    faults: [...faults, ...revealed.flatMap((event, at) => revealFaults(event, givenEvents, revealed.slice(0, at)))],
    checked: knownOrders.length + revealed.length,
  };
}
