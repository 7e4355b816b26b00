import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { view } from "@/lib/rules/prebattle/view";
import { eventSentence } from "@/lib/words/battle/events";
import { seatNames } from "@/lib/words/battle/names";
import { ordersSeen } from "@/lib/words/battle/orders";
import { ON_TABLE, onTheTable } from "@/lib/words/battle/standing";
import { plain } from "@/lib/words/sentence";
import { orderedBy, orderingBattle } from "@/tests/build/day-battle";
import { accepted, applyAll, asStored } from "@/tests/build/played-battle";
import { cardsUsed, changedOrders, NO_ORDERS, type OrdersChange, type OrdersDraft, ordersAsSeen, ordersOf, wayOf } from "./orders-draft";

const drafted = (...changes: readonly OrdersChange[]): OrdersDraft => changes.reduce(changedOrders, NO_ORDERS);
const send = (commander: number, way: "left" | "right" | "bluff" | "stays", ...units: number[]) =>
  ({ do: "send", commander, way, units }) as const;
const join = (commander: number, number: number) => ({ do: "join", commander, number }) as const;
const under = (at: number, unit: number | null) => ({ do: "put-under", at, unit }) as const;

describe("marches", () => {
  test("are in the order of the commanders, their groups in the order of their numbers", () => {
    const draft = drafted(send(2, "left"), join(2, 9), join(2, 4), send(1, "bluff"));
    expect(draft.marches).toEqual([
      { commander: 1, edge: null, units: [] },
      { commander: 2, edge: "left", units: [4, 9] },
    ]);
    expect([wayOf(draft, 1), wayOf(draft, 2), wayOf(draft, 3)]).toEqual(["bluff", "left", "stays"]);
  });

  test("keep their groups for the other edge, have none as a bluff, and are dropped by a commander who stays", () => {
    const left = [send(1, "left"), join(1, 4)];
    expect(drafted(...left, send(1, "right")).marches[0]?.units).toEqual([4]);
    expect(drafted(...left, send(1, "bluff")).marches[0]?.units).toEqual([]);
    expect(drafted(...left, send(1, "stays"))).toEqual(NO_ORDERS);
  });

  test("of an ally have his contingent from the first", () => {
    expect(drafted(send(3, "left", 12, 13)).marches).toEqual([{ commander: 3, edge: "left", units: [12, 13] }]);
  });

  test("take nobody who is ordered elsewhere", () => {
    const ordered = drafted(send(1, "left"), join(1, 4), send(2, "right"), join(2, 4), { do: "add-marker" }, under(0, 4));
    expect([ordered.marches[1]?.units, ordered.ambushes[0]?.unit]).toEqual([[], null]);
  });
});

describe("markers", () => {
  test("are in the hand when they are added, and nobody is under them", () => {
    expect(drafted({ do: "add-marker" }, { do: "add-marker" })).toEqual({
      marches: [],
      ambushes: [
        { unit: null, at: null },
        { unit: null, at: null },
      ],
      held: 1,
    });
  });

  test("keep their place in the hand when one before them is taken away", () => {
    const three = drafted({ do: "add-marker" }, { do: "add-marker" }, { do: "add-marker" }, { do: "lay", at: 2, x: 7, y: 3 });
    const less = changedOrders(three, { do: "take-away", at: 0 });
    expect([less.held, less.ambushes[1]?.at]).toEqual([1, { x: 7, y: 3 }]);
    expect(changedOrders(less, { do: "take-away", at: 1 }).held).toBeNull();
  });

  test("cannot be held where there is none", () => {
    expect(drafted({ do: "hold", at: 0 }).held).toBeNull();
  });
});

test("a bluffed march and any marker take a card each; a march takes none", () => {
  expect(cardsUsed(drafted(send(1, "left"), send(2, "bluff"), { do: "add-marker" }, under(0, 7)))).toBe(2);
});

test("the orders are what was laid and sent, and nothing of the hand", () => {
  const draft = drafted(
    send(1, "left"),
    join(1, 2),
    { do: "add-marker" },
    under(0, 7),
    { do: "lay", at: 0, x: 20, y: 8 },
    { do: "add-marker" },
  );
  expect(ordersOf(draft)).toEqual({
    type: "give-orders",
    marches: [{ commander: 1, edge: "left", units: [2] }],
    ambushes: [{ x: 20, y: 8, unit: 7 }],
  });
});

const number = fc.integer({ min: 1, max: 6 });
const commander = fc.integer({ min: 1, max: 3 });
const place = fc.integer({ min: 0, max: 3 });
const anyChange: fc.Arbitrary<OrdersChange> = fc.oneof(
  fc.record({
    do: fc.constant("send" as const),
    commander,
    way: fc.constantFrom("stays", "bluff", "left", "right"),
    units: fc.uniqueArray(number),
  }),
  fc.record({ do: fc.constantFrom("join" as const, "leave" as const), commander, number }),
  fc.constant({ do: "add-marker" } as const),
  fc.record({ do: fc.constant("put-under" as const), at: place, unit: fc.option(number) }),
  fc.record({ do: fc.constant("lay" as const), at: place, x: number, y: number }),
  fc.record({ do: fc.constant("hold" as const), at: fc.option(place) }),
  fc.record({ do: fc.constant("take-away" as const), at: place }),
);

test("whatever is changed, nobody is ordered twice, no commander is sent twice, and what is held is there", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 25 }), (changes) => {
      const { marches, ambushes, held } = changes.reduce(changedOrders, NO_ORDERS);
      const ordered = [...marches.flatMap(({ units }) => units), ...ambushes.flatMap(({ unit }) => unit ?? [])];
      expect(new Set(ordered).size).toBe(ordered.length);
      const sent = marches.map((one) => one.commander);
      expect(sent).toEqual([...new Set(sent)].sort());
      expect(held === null || held < ambushes.length).toBe(true);
      expect(marches.every(({ edge, units }) => edge !== null || units.length === 0)).toBe(true);
    }),
  );
});

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
