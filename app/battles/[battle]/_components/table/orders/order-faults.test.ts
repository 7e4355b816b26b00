import fc from "fast-check";
import { expect, test } from "vitest";
import type { Placed } from "@/lib/model/battlefield";
import { view } from "@/lib/rules/prebattle/view";
import { ORDERED_FORCE } from "@/tests/build/ordered-force";
import { orderedBy, orderingBattle } from "@/tests/build/ordering-battle";
import { BOOK } from "@/tests/build/played-battle";
import { orderFaults } from "./order-faults";
import { NO_ORDERS, type OrdersDraft, ordersOf } from "./orders-draft";

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
