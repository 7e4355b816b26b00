import { expect, test } from "vitest";
import { keptOrders, ordersKey } from "./kept-orders";
import { changedOrders, NO_ORDERS, type OrdersChange } from "./orders-draft";

const CHANGES: readonly OrdersChange[] = [
  { do: "send", commander: 1, way: "left", units: [4] },
  { do: "send", commander: 2, way: "bluff", units: [] },
  { do: "add-marker" },
  { do: "put-under", at: 0, unit: 7 },
  { do: "lay", at: 0, x: 20.5, y: 8 },
  { do: "add-marker" },
];

test("a draft is taken up as it was left, but for what was in the hand", () => {
  const draft = CHANGES.reduce(changedOrders, NO_ORDERS);
  expect(keptOrders(JSON.stringify(draft))).toEqual({ ...draft, held: null });
});

test.each([
  null,
  "",
  "null",
  "[]",
  "{",
  '{"marches":[]}',
  '{"marches":[{"commander":1}],"ambushes":[]}',
  '{"marches":[{"commander":1,"edge":"top","units":[]}],"ambushes":[]}',
  '{"marches":[],"ambushes":[{"unit":"7","at":null}]}',
  '{"marches":[],"ambushes":[{"unit":7,"at":{"x":null,"y":1}}]}',
])("%j is no draft", (text) => {
  expect(keptOrders(text)).toBeNull();
});

test("each seat of each battle has its own", () => {
  const keys = (["a", "b"] as const).flatMap((seat) => ["one", "two"].map((battle) => ordersKey({ battle: battle as never, seat })));
  expect(new Set(keys).size).toBe(4);
});
