import { describe, expect, test } from "vitest";
import type { Piece, Placed } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { saltsFor } from "@/tests/build/house-play";
import { accepted, applyAll } from "@/tests/build/played-battle";
import { lyingPiece, type TableOpening, tableBattle } from "@/tests/build/table-battle";
import { sealHash } from "../../record/chain";
import type { Battle, Host } from "../battle";
import { type DecidedCommand, unhidden } from "../battle-step";
import { decide } from "../decide";
import { legalCommands, toAct } from "../sequence";
import { view } from "../view";

type Orders = Omit<Extract<DecidedCommand, { type: "give-orders" }>, "type" | "salts">;
const NONE: Orders = { marches: [], ambushes: [] };

const command = (given: Partial<Orders>): DecidedCommand => {
  const orders = { ...NONE, ...given };
  return { type: "give-orders", ...orders, salts: [...saltsFor(orders.marches.length + orders.ambushes.length)] };
};

/** Woods in each half that hide groups a little way in. */
const WOODS: readonly Piece[] = [
  lyingPiece({ id: "1", kind: "wood", w: 8, h: 8, x: 22.5, y: 8 }),
  lyingPiece({ id: "2", kind: "wood", w: 8, h: 8, x: 22.5, y: 22 }),
  lyingPiece({ id: "3", kind: "brush", w: 8, h: 6, x: 36, y: 8 }),
];
const IN_WOOD = [
  { x: 20, y: 8 },
  { x: 22, y: 8 },
  { x: 24, y: 8 },
  { x: 26, y: 8 },
] as const;

const standing = (number: number, seat: SeatName = "a"): Placed => {
  const unit = unhidden(ORDERED_FORCE.units.find((one) => one.number === number) ?? null);
  return {
    ...{ seat, number, name: unit.name, troop: unit.troop, bases: unit.bases, x: 8, y: 3 + number / 10, facing: 90 },
    ...{ files: 3, form: "loose", nervous: false, caltrops: false, stakes: false, droppedPikes: false },
  };
};

function waiting(host: Partial<Host> = {}, more: Partial<TableOpening> = {}): Battle {
  const given = { force: ORDERED_FORCE, host };
  return tableBattle({ step: "secret-orders", ground: { pieces: WOODS }, a: given, b: { force: ORDERED_FORCE }, ...more });
}

const given = (battle: Battle, seat: SeatName, orders: Partial<Orders>) =>
  applyAll(battle, accepted(decide(battle, seat, command(orders), NO_DRAWS)));

const why = (orders: Partial<Orders>, battle = waiting()) => {
  const decision = decide(battle, "a", command(orders), NO_DRAWS);
  return decision.ok ? null : { code: decision.refusal.code, params: decision.refusal.params };
};
const march = (commander: number, edge: "left" | "right" | null, ...units: number[]) => ({ commander, edge, units });

const MIXED: Orders = {
  marches: [march(1, "left", 1, 2), march(2, null), march(3, "right", 12, 13)],
  ambushes: [
    { ...IN_WOOD[0], unit: 7 },
    { ...IN_WOOD[1], unit: null },
  ],
};

describe("orders", () => {
  test("are given by both seats at once, and list everything they may name", () => {
    const battle = waiting(
      { units: [standing(2)], stragglers: [{ number: 3, name: "Group 3" }] },
      { ground: { pieces: WOODS, flank: { edge: "left", water: { edge: "left", width: 2 } } } },
    );
    expect(toAct(battle)).toEqual(["a", "b"]);
    expect(legalCommands(battle, "a")).toEqual([
      {
        ...{ type: "give-orders", commanders: [1, 2, 3], edges: ["right"], ambushCards: 3 },
        marching: [1, 4, 5, 6, 7, 8, 9, 12, 13],
        ambushing: [1, 4, 5, 6, 7, 8, 12, 13],
      },
    ]);
    const one = given(battle, "b", NONE);
    expect([toAct(one), legalCommands(one, "b"), one.step]).toEqual([["a"], [], "secret-orders"]);
    expect(given(one, "a", NONE).step).not.toBe("secret-orders");
  });

  test("are numbered in the order given, each under the hash of what it says", () => {
    const [event] = accepted(decide(waiting(), "a", command(MIXED), NO_DRAWS));
    if (event?.type !== "orders-given") throw new Error("no orders were given");
    const orders = unhidden(event.orders);
    expect(orders.map(({ order, place }) => [order, place])).toEqual([
      ["march-1", { kind: "march", commander: 1 }],
      ["march-2", { kind: "march", commander: 2 }],
      ["march-3", { kind: "march", commander: 3 }],
      ["ambush-1", { kind: "ambush", x: 20, y: 8 }],
      ["ambush-2", { kind: "ambush", x: 22, y: 8 }],
    ]);
    expect(orders[0]?.secret).toEqual({ kind: "march", commander: 1, edge: "left", units: [1, 2] });
    expect(orders[4]?.secret).toEqual({ kind: "ambush", x: 22, y: 8, unit: null });
    expect(new Set(orders.map(({ salt }) => salt)).size).toBe(5);
    for (const { orderHash, salt, secret } of orders) expect(orderHash).toBe(sealHash(unhidden(salt), secret));
  });

  test("are shown to their own seat at once, where they are to all when both are in, and nothing more", () => {
    const one = given(waiting(), "a", MIXED);
    const shown = (battle: Battle, eyes: SeatName | null) =>
      view(battle, eyes).markers.map(({ order, secret }) => [order, secret !== null]);
    const all = (known: boolean) => ["march-1", "march-2", "march-3", "ambush-1", "ambush-2"].map((order) => [order, known]);
    expect([shown(one, "a"), shown(one, "b"), shown(one, null)]).toEqual([all(true), [], []]);
    expect([view(one, "b").ordered, view(one, null).ordered]).toEqual([
      { a: true, b: false },
      { a: true, b: false },
    ]);
    const both = given(one, "b", NONE);
    expect([shown(both, "a"), shown(both, "b"), shown(both, null)]).toEqual([all(true), all(false), all(false)]);
  });
});

describe("orders are refused, all together,", () => {
  const four = [1, 2, 4, 5];

  test.each<readonly [string, Partial<Orders>, object]>([
    ["of the army commander", { marches: [march(0, "left", 1)] }, { code: "not-a-sub-commander", params: { commander: 0 } }],
    ["of a commander whom there is not", { marches: [march(4, "left", 1)] }, { code: "not-a-sub-commander", params: { commander: 4 } }],
    ["of a commander twice", { marches: [march(1, "left", 1), march(1, null)] }, { code: "commander-twice", params: { commander: 1 } }],
    ["round an edge twice", { marches: [march(1, "left", 1), march(2, "left", 2)] }, { code: "edge-twice", params: { edge: "left" } }],
    ["of nobody", { marches: [march(1, "left")] }, { code: "march-size", params: { most: 4 } }],
    ["of five groups", { marches: [march(1, "left", ...four, 6)] }, { code: "march-size", params: { most: 4 } }],
    ["of groups with a bluff", { marches: [march(1, null, 1)] }, { code: "march-size", params: { most: 0 } }],
    ["of a group that there is not", { marches: [march(1, "left", 99)] }, { code: "no-such-unit", params: { number: 99 } }],
    ["of a group twice", { marches: [march(1, "left", 1), march(2, "right", 1)] }, { code: "unit-twice", params: { number: 1 } }],
    [
      "of a group away and in ambush",
      { marches: [march(1, "left", 1)], ambushes: [{ ...IN_WOOD[0], unit: 1 }] },
      { code: "unit-twice", params: { number: 1 } },
    ],
    ["of guns", { marches: [march(1, "left", 1, 10)] }, { code: "unit-may-not-march", params: { number: 10 } }],
    ["of elephants in ambush", { ambushes: [{ ...IN_WOOD[0], unit: 11 }] }, { code: "unit-may-not-ambush", params: { number: 11 } }],
    ["of barricades in ambush", { ambushes: [{ ...IN_WOOD[0], unit: 9 }] }, { code: "unit-may-not-ambush", params: { number: 9 } }],
    [
      "of half an ally's contingent",
      { marches: [march(3, "left", 12)] },
      { code: "not-his-contingent", params: { commander: 3, numbers: [12, 13] } },
    ],
    [
      "of an ally with others",
      { marches: [march(3, "left", 12, 13, 1)] },
      { code: "not-his-contingent", params: { commander: 3, numbers: [12, 13] } },
    ],
    [
      "of an ally's groups under another",
      { marches: [march(1, "left", 1, 13)] },
      { code: "not-his-contingent", params: { commander: 3, numbers: [12, 13] } },
    ],
    [
      "of more cards than three",
      { marches: [march(1, null), march(2, null)], ambushes: IN_WOOD.slice(0, 2).map((at) => ({ ...at, unit: null })) },
      { code: "too-many-cards", params: { most: 3 } },
    ],
    [
      "of a marker that is seen",
      {
        ambushes: [
          { ...IN_WOOD[0], unit: 1 },
          { x: 40, y: 3, unit: 2 },
        ],
      },
      { code: "ambush-not-there", params: { at: 2, reasons: [{ code: "seen", params: { x: 40, y: 15 } }] } },
    ],
  ])("%s", (_, orders, refusal) => {
    expect(why(orders)).toEqual(refusal);
  });

  test("of a group on the table, or that straggles", () => {
    const battle = waiting({ units: [standing(2)], stragglers: [{ number: 3, name: "Group 3" }] });
    expect(why({ marches: [march(1, "left", 2)] }, battle)).toEqual({ code: "unit-placed", params: { number: 2 } });
    expect(why({ ambushes: [{ ...IN_WOOD[0], unit: 3 }] }, battle)).toEqual({ code: "unit-placed", params: { number: 3 } });
  });

  test("round an edge that water closes", () => {
    const battle = waiting({}, { ground: { pieces: WOODS, flank: { edge: "right", water: { edge: "right", width: 2 } } } });
    expect(why({ marches: [march(1, "right", 1)] }, battle)).toEqual({ code: "edge-closed", params: { edge: "right" } });
    expect(why({ marches: [march(1, "left", 1)] }, battle)).toBeNull();
  });

  test("given again", () => {
    expect(why(NONE, given(waiting(), "a", MIXED))).toEqual({ code: "orders-given", params: {} });
  });
});

test("four groups may march, three markers lie, and three bluffs be made", () => {
  expect(
    why({ marches: [march(1, "left", 1, 2, 4, 5)], ambushes: IN_WOOD.slice(0, 3).map((at, number) => ({ ...at, unit: 6 + number })) }),
  ).toBeNull();
  expect(why({ marches: [march(1, null), march(2, null), march(3, null)] })).toBeNull();
});

test("a bluff may lie where any group that could be in ambush could, a real one where its own group could", () => {
  const brush = { x: 36, y: 8 };
  expect(why({ ambushes: [{ ...brush, unit: 7 }] })).toBeNull();
  expect(why({ ambushes: [{ ...brush, unit: 1 }] })?.code).toBe("ambush-not-there");
  expect(why({ ambushes: [{ ...brush, unit: null }] })).toBeNull();
  expect(why({ ambushes: [{ ...brush, unit: null }] }, waiting({ units: [standing(7)] }))?.code).toBe("ambush-not-there");
});
