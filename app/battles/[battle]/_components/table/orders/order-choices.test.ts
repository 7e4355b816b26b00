import { describe, expect, test } from "vitest";
import type { FrozenForce } from "@/lib/model/force";
import { view } from "@/lib/rules/prebattle/view";
import { ORDERED_FORCE } from "@/tests/build/ordered-force";
import { orderingBattle } from "@/tests/build/ordering-battle";
import { BOOK, chanceOf } from "@/tests/build/played-battle";
import type { TableOpening } from "@/tests/build/table-battle";
import { ambushGroups, marchGroups, type Ordering, orderingOf, wayChoices } from "./order-choices";
import { orderFaults } from "./order-faults";
import { cardsUsed, changedOrders, NO_ORDERS, type OrdersChange, type OrdersDraft } from "./orders-draft";

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
      1: "marches B Captain 1",
      3: "straggles",
      7: "hides 1",
      10: "kind artillery",
      11: "kind elephant",
      12: "contingent D Captain 3",
      13: "contingent D Captain 3",
    });
    expect(whys(ambushGroups(asked, draft, 0))).toEqual({
      1: "marches B Captain 1",
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
