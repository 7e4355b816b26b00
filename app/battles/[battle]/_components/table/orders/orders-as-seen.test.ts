import { expect, test } from "vitest";
import { view } from "@/lib/rules/prebattle/view";
import { eventSentence } from "@/lib/words/battle/events";
import { seatNames } from "@/lib/words/battle/names";
import { ordersSeen } from "@/lib/words/battle/orders";
import { ON_TABLE, onTheTable } from "@/lib/words/battle/standing";
import { plain } from "@/lib/words/sentence";
import { orderedBy, orderingBattle } from "@/tests/build/ordering-battle";
import { accepted, applyAll, asStored } from "@/tests/build/played-battle";
import { ordersAsSeen } from "./orders-as-seen";
import { NO_ORDERS, type OrdersDraft, ordersOf } from "./orders-draft";

const REAL: OrdersDraft = {
  marches: [
    { commander: 1, edge: "left", units: [1, 2] },
    { commander: 2, edge: "right", units: [4] },
  ],
  ambushes: [
    { unit: 7, at: { x: 20, y: 8 } },
    { unit: 5, at: { x: 24, y: 8 } },
  ],
  held: null,
};
const MIXED: OrdersDraft = {
  ...REAL,
  marches: [
    { commander: 1, edge: null, units: [] },
    { commander: 2, edge: "left", units: [5, 6] },
  ],
  ambushes: REAL.ambushes.map((one) => ({ ...one, unit: null })),
};

test.each([
  ["real", REAL],
  ["in part a bluff", MIXED],
  ["none", NO_ORDERS],
])("what the other will read of orders that are %s is what he reads once they are given", (_, draft) => {
  const battle = orderingBattle();
  const events = accepted(orderedBy(battle, "a", ordersOf(draft)));
  const one = applyAll(battle, events);
  const both = applyAll(one, accepted(orderedBy(one, "b", ordersOf(NO_ORDERS))));
  const other = view(both, "b");
  const names = seatNames(other, "b");
  const told = ordersSeen(ordersAsSeen(draft, "a"), "a", names);
  expect(ordersAsSeen(draft, "a")).toEqual(other.markers.filter(({ seat }) => seat === "a"));
  const section = onTheTable(other, names).find(({ title }) => title === ON_TABLE.orders.title);
  expect(told.seen.map(plain)).toEqual((section?.rows ?? []).map(({ cells }) => plain(cells[2] ?? "")));
  const [event] = events;
  expect(event && told.said).toBe(event && plain(eventSentence(asStored(event, battle), names)));
});

test("a bluff and a real order look the same", () => {
  const names = seatNames(view(orderingBattle(), "b"), "b");
  expect(ordersSeen(ordersAsSeen(MIXED, "a"), "a", names)).toEqual(ordersSeen(ordersAsSeen(REAL, "a"), "a", names));
});

test("what the other will read has no names of commanders", () => {
  const names = { ...seatNames(view(orderingBattle(), "b"), "b"), commanders: { a: [0, 1, 2].map((at) => ({ name: `Captain ${at}` })) } };
  expect(ordersSeen(ordersAsSeen(REAL, "a"), "a", names).seen.map(plain).join()).not.toContain("Captain");
});

test("before they are laid, markers are seen by nobody", () => {
  expect(ordersAsSeen({ ...NO_ORDERS, ambushes: [{ unit: 7, at: null }] }, "a")).toEqual([]);
});
