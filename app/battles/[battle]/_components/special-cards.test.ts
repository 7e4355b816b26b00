import { expect, test } from "vitest";
import { view } from "@/lib/rules/prebattle/view";
import { ORDERS } from "@/lib/words/battle/orders";
import { orderingBattle } from "@/tests/build/day-battle";
import { changedOrders, NO_ORDERS, type OrdersChange } from "./orders-draft";
import { orderCards } from "./special-cards";

const CHANGES: readonly OrdersChange[] = [
  { do: "send", commander: 1, way: "left", units: [4] },
  { do: "send", commander: 2, way: "bluff", units: [] },
  { do: "add-marker" },
  { do: "put-under", at: 0, unit: 7 },
];
const DRAFT = CHANGES.reduce(changedOrders, NO_ORDERS);
const used = (seat: "a" | "b", draft = DRAFT) => orderCards(draft, view(orderingBattle(), seat));

test("markers and bluffed marches take ambush cards, a march the card of its side", () => {
  expect(used("a")).toEqual([
    { card: "ambush-1", use: "7 Group 7", isBluff: false },
    { card: "ambush-2", use: "your commander C", isBluff: true },
    { card: "ambush-3", use: null, isBluff: false },
    { card: "march-left", use: "your commander B", isBluff: false },
    { card: "march-right", use: null, isBluff: false },
  ]);
});

test("the invader's left is the other edge", () => {
  expect(used("b").map(({ card, use }) => (use ? card : null))).toEqual(["ambush-1", "ambush-2", null, null, "march-right"]);
});

test("a marker with nobody under it is a bluff", () => {
  expect(used("a", changedOrders(DRAFT, { do: "put-under", at: 0, unit: null }))[0]).toEqual({
    ...{ card: "ambush-1", use: ORDERS.emptyMarker, isBluff: true },
  });
});
