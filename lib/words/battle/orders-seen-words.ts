import type { SeatName } from "../../model/by-seat";
import type { ShownOrder } from "../../model/table-view";
import { sentenceCase } from "../phrasing";
import type { SeatNames } from "./seat-names";
import { orderPlaceWords, TABLE_EVENT_WORDS } from "./table-event-words";

/**
 * What the other player is told when both have given their orders, in his own words: the sentence of the record, and each order as it is seen.
 * He knows no names of commanders.
 */
export function ordersSeen(
  orders: readonly ShownOrder[],
  seat: SeatName,
  { commanders: _, ...names }: SeatNames,
): { readonly said: string; readonly seen: readonly string[] } {
  const given = orders.map(({ order, place }) => ({ order, place, orderHash: "", secret: null, salt: null }));
  const event = { type: "orders-given", seat, orders: given } as unknown as Parameters<(typeof TABLE_EVENT_WORDS)["orders-given"]>[0];
  return {
    said: TABLE_EVENT_WORDS["orders-given"](event, names, []),
    seen: given.map(({ place }) => sentenceCase(orderPlaceWords(place, names, seat))),
  };
}
