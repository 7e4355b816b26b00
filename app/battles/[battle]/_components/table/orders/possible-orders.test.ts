import fc from "fast-check";
import { expect, test } from "vitest";
import type { FrozenForce } from "@/lib/model/force";
import { view } from "@/lib/rules/prebattle/view";
import { ORDERED_FORCE } from "@/tests/build/ordered-force";
import { orderingBattle } from "@/tests/build/ordering-battle";
import { BOOK } from "@/tests/build/played-battle";
import type { TableOpening } from "@/tests/build/table-battle";
import { ambushGroups, marchGroups, type Ordering, orderingOf, wayChoices } from "./order-choices";
import { cardsUsed, changedOrders, NO_ORDERS, type OrdersChange, type OrdersDraft } from "./orders-draft";
import { possibleOrders } from "./possible-orders";

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
