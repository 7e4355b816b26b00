import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Placed } from "@/lib/model/battlefield";
import type { FrozenForce } from "@/lib/model/force";
import { view } from "@/lib/rules/prebattle/view";
import { orderedBy, orderingBattle } from "@/tests/build/day-battle";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { BOOK, chanceOf } from "@/tests/build/played-battle";
import type { TableOpening } from "@/tests/build/table-battle";
import { ambushGroups, marchGroups, type Ordering, orderFaults, orderingOf, wayChoices } from "./order-choices";
import { cardsUsed, changedOrders, NO_ORDERS, type OrdersChange, type OrdersDraft, ordersOf } from "./orders-draft";

function ordering(more: Partial<TableOpening> = {}, force: FrozenForce = ORDERED_FORCE, seat: "a" | "b" = "a"): Ordering {
  const limits = BOOK.battlefield?.limits;
  const made = limits && orderingOf(view(orderingBattle(more, force), seat), limits);
  if (!made) throw new Error("nobody is asked for orders");
  return made;
}
const drafted = (...changes: readonly OrdersChange[]): OrdersDraft => changes.reduce(changedOrders, NO_ORDERS);
const ways = (asked: Ordering, draft: OrdersDraft, commander: number) =>
  wayChoices(asked, draft, commander).map(({ way, label, why }) => [label, way, why?.code ?? null]);
const marching = (commander: number, ...units: number[]): OrdersChange => ({ do: "send", commander, way: "left", units });

describe("ways", () => {
  test("round either edge, as a bluff, or not at all, the own left first", () => {
    const free = [
      ["Stays", "stays", null],
      ["Left", "left", null],
      ["Right", "right", null],
      ["Bluff", "bluff", null],
    ];
    expect(ways(ordering(), NO_ORDERS, 1)).toEqual(free);
    const invader = ways(ordering({}, ORDERED_FORCE, "b"), NO_ORDERS, 1);
    expect(invader.map(([label, way]) => [label, way])).toEqual([
      ["Stays", "stays"],
      ["Left", "right"],
      ["Right", "left"],
      ["Bluff", "bluff"],
    ]);
  });

  test("are shut by water, by another march, and when the cards are used", () => {
    const wet = ordering({ ground: { flank: { edge: "left", water: { edge: "left", width: 2 } } } });
    expect(ways(wet, NO_ORDERS, 1)[1]).toEqual(["Left", "left", "water"]);
    const draft = drafted(marching(2, 1), { do: "add-marker" }, { do: "add-marker" }, { do: "add-marker" });
    expect(ways(ordering(), draft, 1)).toEqual([
      ["Stays", "stays", null],
      ["Left", "left", "taken"],
      ["Right", "right", null],
      ["Bluff", "bluff", "no-card"],
    ]);
  });

  test("stay open to the group that uses them", () => {
    const draft = drafted({ do: "send", commander: 1, way: "bluff", units: [] }, { do: "add-marker" }, { do: "add-marker" });
    expect(wayChoices(ordering(), draft, 1).every(({ why }) => why === null)).toBe(true);
    expect(wayChoices(ordering(), drafted(marching(1, 1)), 1).every(({ why }) => why === null)).toBe(true);
  });

  test("of an ally bring his contingent, and are shut where it cannot go", () => {
    expect(wayChoices(ordering(), NO_ORDERS, 3)[1]?.units).toEqual([12, 13]);
    const hides = drafted({ do: "add-marker" }, { do: "put-under", at: 0, unit: 13 });
    expect(ways(ordering(), hides, 3)[1]?.[2]).toBe("cannot-go");
    const none = { ...ORDERED_FORCE, units: ORDERED_FORCE.units.map((unit) => ({ ...unit, commander: null })) };
    expect(ways(ordering({}, none), NO_ORDERS, 3)[1]?.[2]).toBe("no-contingent");
    const five = { ...ORDERED_FORCE, units: ORDERED_FORCE.units.map((unit) => ({ ...unit, commander: unit.number <= 5 ? 3 : null })) };
    expect(ways(ordering({}, five), NO_ORDERS, 3)[1]?.[2]).toBe("too-many");
  });
});

const whys = (groups: ReturnType<typeof ambushGroups>) =>
  Object.fromEntries(groups.flatMap(({ number, why }) => (why ? [[number, Object.values(why).join(" ")]] : [])));

describe("unit groups", () => {
  const away = {
    ...ORDERED_FORCE,
    commanders: ORDERED_FORCE.commanders.map((one, at) => ({ ...one, name: at === 0 ? null : `Captain ${at}` })),
  };
  const asked = ordering({ a: { force: away, host: { stragglers: [{ number: 3, name: "Group 3" }] } } });

  test("stay behind with the reason", () => {
    const draft = drafted(marching(1, 1), marching(2), { do: "add-marker" }, { do: "put-under", at: 0, unit: 7 });
    const [march] = draft.marches.slice(1);
    expect(march && whys(marchGroups(asked, draft, march))).toEqual({
      1: "marches Captain 1 (B)",
      3: "straggles",
      7: "hides 1",
      10: "kind artillery",
      11: "kind elephant",
      12: "contingent Captain 3 (D)",
      13: "contingent Captain 3 (D)",
    });
    expect(whys(ambushGroups(asked, draft, 0))).toEqual({
      1: "marches Captain 1 (B)",
      3: "straggles",
      9: "barricades",
      10: "kind artillery",
      11: "kind elephant",
    });
  });

  test("beyond four find a march full", () => {
    const draft = drafted(marching(1, 1, 2, 4, 5));
    const [march] = draft.marches;
    expect(march && whys(marchGroups(asked, draft, march))).toMatchObject({ 6: "full", 7: "full" });
    expect(march && marchGroups(asked, draft, march).find(({ number }) => number === 4)).toMatchObject({ isIn: true, why: null });
  });
});

const pick = <T>(all: readonly T[], chance: (n: number) => number): T | undefined => all[chance(all.length)];

/** One more change of those that are open. */
function oneMore(asked: Ordering, draft: OrdersDraft, chance: (n: number) => number): OrdersDraft {
  const commander = 1 + chance(3);
  const march = draft.marches.find((one) => one.commander === commander);
  const open = march && march.edge !== null && commander !== 3 ? marchGroups(asked, draft, march) : [];
  const group = pick(
    open.filter(({ why, isIn }) => why === null && !isIn),
    chance,
  );
  if (group) return changedOrders(draft, { do: "join", commander, number: group.number });
  const way = pick(
    wayChoices(asked, draft, commander).filter(({ why }) => why === null),
    chance,
  );
  return way ? changedOrders(draft, { do: "send", commander, way: way.way, units: way.units }) : draft;
}

/** One more marker, in the wood, with anybody who is free. */
function oneHidden(asked: Ordering, draft: OrdersDraft, chance: (n: number) => number): OrdersDraft {
  const at = draft.ambushes.length;
  const more = changedOrders(draft, { do: "add-marker" });
  const free = ambushGroups(asked, more, at).filter(({ why }) => why === null);
  const under = changedOrders(more, { do: "put-under", at, unit: pick(free, chance)?.number ?? null });
  return changedOrders(under, { do: "lay", at, x: 22, y: 8 });
}

test("a player who takes only open choices makes no mistake but to send nobody along", () => {
  const asked = ordering();
  for (let game = 0; game < 40; game += 1) {
    const chance = chanceOf(game);
    let draft = NO_ORDERS;
    for (let turn = 0; turn < 14; turn += 1) {
      const mayHide = cardsUsed(draft) < asked.legal.ambushCards && chance(4) === 0;
      draft = mayHide ? oneHidden(asked, draft, chance) : oneMore(asked, draft, chance);
    }
    expect(orderFaults(draft, asked.view, BOOK).filter(({ why }) => why?.code !== "march-size")).toEqual([]);
  }
});

const [TWO] = ORDERED_FORCE.units.filter(({ number }) => number === 2);
if (!TWO) throw new Error("there is no second group");
const standing: Placed = {
  ...{ seat: "a", number: 2, name: TWO.name, troop: TWO.troop, bases: 6, x: 8, y: 3, facing: 90, files: 3, form: "loose" },
  ...{ nervous: false, caltrops: false, stakes: false, droppedPikes: false },
};
const BATTLE = orderingBattle({ a: { force: ORDERED_FORCE, host: { units: [standing], stragglers: [{ number: 3, name: "Group 3" }] } } });
const VIEW = view(BATTLE, "a");
const faults = (draft: Partial<OrdersDraft>) =>
  orderFaults({ ...NO_ORDERS, ...draft }, VIEW, BOOK).map(({ why, ...of }) => ({ ...of, why: why?.code ?? null }));

test("every fault is shown at its place, all at once", () => {
  expect(
    faults({
      marches: [
        { commander: 1, edge: "left", units: [] },
        { commander: 2, edge: "right", units: [2] },
        { commander: 3, edge: null, units: [] },
      ],
      ambushes: [
        { unit: null, at: null },
        { unit: 1, at: { x: 36, y: 8 } },
        { unit: 7, at: { x: 36, y: 8 } },
      ],
    }),
  ).toEqual([
    { of: "march", commander: 1, why: "march-size" },
    { of: "march", commander: 2, why: "unit-placed" },
    { of: "ambush", at: 0, why: null },
    { of: "ambush", at: 1, why: "ambush-not-there" },
  ]);
});

test("nobody who straggles is ordered", () => {
  expect(faults({ marches: [{ commander: 1, edge: "left", units: [3] }] })).toEqual([{ of: "march", commander: 1, why: "unit-placed" }]);
});

test("a fault of all orders together is shown when each alone is right", () => {
  const wood = { x: 22, y: 8 };
  expect(
    faults({
      marches: [{ commander: 1, edge: null, units: [] }],
      ambushes: [20, 22, 24].map((x) => ({ unit: null, at: { ...wood, x } })),
    }),
  ).toEqual([{ of: "all", why: "too-many-cards" }]);
});

const numbers = fc.integer({ min: 1, max: 13 });
const anyDraft: fc.Arbitrary<OrdersDraft> = fc.record({
  marches: fc.array(
    fc.record({
      commander: fc.integer({ min: 0, max: 4 }),
      edge: fc.constantFrom("left" as const, "right" as const, null),
      units: fc.oneof(fc.uniqueArray(numbers, { maxLength: 5 }), fc.constantFrom<number[]>([], [12, 13])),
    }),
    { maxLength: 2 },
  ),
  ambushes: fc.array(
    fc.record({
      unit: fc.option(numbers),
      at: fc.record({ x: fc.constantFrom(20, 22, 24, 36, 41), y: fc.constantFrom(3, 8, 14.8) }),
    }),
    { maxLength: 2 },
  ),
  held: fc.constant(null),
});

test("nothing is wrong with just those orders that the server accepts", () => {
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { ok } = orderedBy(BATTLE, "a", ordersOf(draft));
      seen[ok ? "accepted" : "refused"] += 1;
      expect(orderFaults(draft, VIEW, BOOK).length === 0).toBe(ok);
    }),
    { numRuns: 400, seed: 8 },
  );
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(40);
});
