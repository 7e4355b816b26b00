import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FrozenForce } from "@/lib/model/force";
import { view, view as viewOf } from "@/lib/rules/prebattle/view";
import { ORDERS } from "@/lib/words/battle/orders";
import { orderingBattle } from "@/tests/build/day-battle";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { BOOK } from "@/tests/build/played-battle";
import type { TableOpening } from "@/tests/build/table-battle";
import { putAway } from "./battle-field";
import { createDesk } from "./desk";
import { ambushGroups, marchGroups, type Ordering, orderingOf, wayChoices } from "./order-choices";
import { cardsUsed, changedOrders, NO_ORDERS, type OrdersChange, type OrdersDraft } from "./orders-draft";
import { keptOrders, ordersKey, possibleOrders, takenUpOrders } from "./orders-kept";

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

function ordering(more: Partial<TableOpening> = {}, force: FrozenForce = ORDERED_FORCE): Ordering {
  const limits = BOOK.battlefield?.limits;
  const made = limits && orderingOf(view(orderingBattle(more, force), "a"), limits);
  if (!made) throw new Error("nobody is asked for orders");
  return made;
}
const ASKED = ordering();
const possible = (draft: Partial<OrdersDraft>, asked = ASKED) => possibleOrders({ ...NO_ORDERS, ...draft }, asked);
const march = (commander: number, edge: "left" | "right" | null, ...units: number[]) => ({ commander, edge, units });

/** All that the sheet offers of a draft. */
function changesOf(draft: OrdersDraft): readonly OrdersChange[] {
  const { commanders, ambushCards } = ASKED.legal;
  const ways = commanders.flatMap((commander) =>
    wayChoices(ASKED, draft, commander)
      .filter(({ why }) => why === null)
      .map(({ way, units }): OrdersChange => ({ do: "send", commander, way, units })),
  );
  const along = draft.marches
    .filter(({ commander, edge }) => edge !== null && ASKED.own.commanders[commander]?.role !== "ally")
    .flatMap((one) =>
      marchGroups(ASKED, draft, one)
        .filter(({ why }) => why === null)
        .map(({ isIn, number }): OrdersChange => ({ do: isIn ? "leave" : "join", commander: one.commander, number })),
    );
  const markers = draft.ambushes.flatMap((_, at): readonly OrdersChange[] => [
    { do: "put-under", at, unit: null },
    { do: "lay", at, x: at * 15, y: 30 - at },
    { do: "take-away", at },
    ...ambushGroups(ASKED, draft, at)
      .filter(({ why }) => why === null)
      .map(({ number }): OrdersChange => ({ do: "put-under", at, unit: number })),
  ]);
  return [...ways, ...along, ...markers, ...(cardsUsed(draft) < ambushCards ? [{ do: "add-marker" } as const] : [])];
}

test("whatever the sheet lets one make up is taken up again as it was, finished or not", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 25 }), (choices) => {
      let draft = NO_ORDERS;
      for (const choice of choices) {
        const changes = changesOf(draft);
        draft = changedOrders(draft, changes[choice % changes.length] as OrdersChange);
        expect(possible(draft)).toEqual({ ...draft, held: null });
      }
    }),
    { seed: 5, numRuns: 60 },
  );
});

test("commanders who cannot be sent, or are sent twice, stay", () => {
  expect(possible({ marches: [march(0, "left", 1), march(9, null), march(1, "left", 1), march(1, "right", 2)] }).marches).toEqual([
    march(1, "left", 1),
  ]);
});

test("a way that has closed is dropped, with the groups on it", () => {
  const wet = ordering({ ground: { flank: { edge: "left", water: { edge: "left", width: 2 } } } });
  expect(possible({ marches: [march(1, "left", 1), march(2, "right", 2)] }, wet).marches).toEqual([march(2, "right", 2)]);
  expect(possible({ marches: [march(1, "right", 1), march(2, "right", 2)] }).marches).toEqual([march(1, "right", 1)]);
});

test("unit groups that are not there, cannot march, or are ordered twice or too many do not go along", () => {
  const marches = [march(1, "left", 1, 77, 10, 1, 12, 2, 3, 4, 5), march(2, "right", 2, 6)];
  expect(possible({ marches }).marches).toEqual([march(1, "left", 1, 2, 3, 4), march(2, "right", 6)]);
});

test("nobody goes with a bluff, and an ally with his whole contingent", () => {
  expect(possible({ marches: [march(1, null, 4), march(3, "left", 12, 1)] }).marches).toEqual([march(1, null), march(3, "left", 12, 13)]);
});

test("a marker whose unit group cannot hide is gone and becomes no bluff; one beyond the table is not laid; no card is used twice", () => {
  const at = { x: 36, y: 8 };
  expect(
    possible({
      ambushes: [
        { unit: 10, at },
        { unit: 99, at },
        { unit: 7, at: { x: 1e9, y: 8 } },
        { unit: 7, at },
      ],
    }).ambushes,
  ).toEqual([{ unit: 7, at: null }]);
  const many = Array.from({ length: 7 }, () => ({ unit: null, at }));
  expect(possible({ marches: [march(1, null)], ambushes: many }).ambushes.length).toBe(2);
});

const VIEW = viewOf(orderingBattle(), "a");
const DRAFT: OrdersDraft = { ...NO_ORDERS, marches: [{ commander: 1, edge: "left", units: [4] }] };
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { sessionStorage }));
});
afterEach(() => void vi.unstubAllGlobals());

const takenUp = (text: string | null, view = VIEW) => {
  if (text !== null) kept.set(ordersKey(view), text);
  return takenUpOrders(view, BOOK);
};

test("a possible draft is kept unchanged without a note, and so is an empty one", () => {
  expect(takenUp(JSON.stringify(DRAFT))).toEqual({ draft: DRAFT, said: null });
  kept.clear();
  expect(takenUp(null)).toEqual({ draft: NO_ORDERS, said: null });
});

test("one that cannot be read is dropped, and one that is possible no longer is reduced to what is; either with a sentence", () => {
  expect(takenUp('{"marches":[{"commander":1')).toEqual({ draft: NO_ORDERS, said: ORDERS.unreadable });
  const outdated = { ...DRAFT, ambushes: [{ unit: 99, at: null }] };
  expect(takenUp(JSON.stringify(outdated))).toEqual({ draft: DRAFT, said: ORDERS.reduced });
});

test("on one device nothing is taken up, and nothing said of it", () => {
  expect(takenUp("{", { ...VIEW, oneHand: true })).toEqual({ draft: NO_ORDERS, said: null });
});

test("when a battle is given up nothing of its secret orders stays in the tab, and nothing in the hand; of another battle it does", () => {
  const other = ordersKey({ battle: "another" as never, seat: "a" });
  for (const key of [ordersKey(VIEW), other]) kept.set(key, JSON.stringify(DRAFT));
  const desk = createDesk(false);
  desk.change({ held: { type: "deploy-unit", number: 4 }, draft: DRAFT });
  putAway(desk, VIEW);
  expect([...kept.keys()]).toEqual([other]);
  expect([desk.hand.now(), desk.state.now().held, desk.state.now().draft]).toEqual([null, null, NO_ORDERS]);
});
