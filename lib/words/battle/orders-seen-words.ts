import type { ShownOrder } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { sentenceCase } from "../phrasing";
import { plain } from "../sentence";
import type { SeatNames } from "./seat-names";
import { orderPlaceWords, TABLE_EVENT_WORDS } from "./table-event-words";

/**
 * What the other player reads once both have given their orders: the sentence of the record, and each order as it is seen, without the
 * names of commanders.
 */
export function ordersSeen(
  orders: readonly ShownOrder[],
  seat: SeatName,
  { commanders: _, ...names }: SeatNames,
): { readonly said: string; readonly seen: readonly string[] } {
  const given = orders.map(({ order, place }) => ({ order, place, orderHash: "", secret: null, salt: null }));
  const event = { type: "orders-given", seat, orders: given } as unknown as Parameters<(typeof TABLE_EVENT_WORDS)["orders-given"]>[0];
  return {
    said: plain(TABLE_EVENT_WORDS["orders-given"](event, names, [])),
    seen: given.map(({ place }) => sentenceCase(plain(orderPlaceWords(place, names, seat)))),
  };
}
