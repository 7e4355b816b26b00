import { describe, expect, test } from "vitest";
import { ODD_FORCES, troopOf } from "@/tests/build/odd-forces";
import { BOOK, chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { type SeatGiven, tableBattle } from "@/tests/build/table-battle";
import type { GivenOrder, SecretOrder } from "../../model/battle-event";
import type { Placed } from "../../model/battlefield";
import type { FrozenForce } from "../../model/force";
import { view } from "../../rules/prebattle/view";
import { tempersRow } from "../computer-turn";
import { shareCommands } from "./share-commands";

type Role = FrozenForce["commanders"][number];
const army = (kind: Role["class"] = "instinctive"): Role => ({ grade: "competent", class: kind, role: "army", name: null });
const SUB: Role = { ...army(), role: "sub" };
const ALLY: Role = { ...army(), role: "ally" };

/** One unit group for each wish: the commander it was intended for. */
const forceOf = (commanders: readonly Role[], wishes: readonly (number | null)[]): FrozenForce => ({
  ...{ commanders: [...commanders], army: null, temper: null },
  units: wishes.map((commander, at) => ({ number: at + 1, name: "Group", troop: troopOf({}), bases: 4, commander })),
});

/** All groups of a force side by side, the first on the left. */
const standing = ({ units }: FrozenForce): readonly Placed[] =>
  units.map(({ number, name, troop, bases }, at) => ({
    ...{ seat: "a", number, name, troop, bases, x: 3 + 3 * at, y: 6, facing: 90, files: 2, form: "loose" },
    ...{ nervous: false, caltrops: false, stakes: false, droppedPikes: false },
  }));

const orderOf = (order: string, secret: SecretOrder): GivenOrder => ({
  ...{ order, orderHash: "00".repeat(32), secret, salt: "00".repeat(16) },
  place: secret.kind === "march" ? { kind: "march", commander: secret.commander } : { kind: "ambush", x: secret.x, y: secret.y },
});

function shared(force: FrozenForce, host: SeatGiven["host"] = {}) {
  const battle = tableBattle({ step: "finishing", a: { force, host: { units: standing(force), ...host } } });
  const { advice } = CATALOG;
  const asked = {
    view: view(battle, "a"),
    me: "a",
    other: "b",
    force,
    foe: null,
    temper: tempersRow("bold", advice),
    book: BOOK,
    advice,
  } as const;
  return shareCommands({ ...asked, chance: chanceOf(1) }).map(({ commander, units, ambushes }) => [commander, units, ambushes]);
}

describe("whom each commander leads", () => {
  test("neighbours together, as many for each, the army commander in the middle", () => {
    expect(shared(forceOf([army(), SUB, SUB], [null, null, null, null, null, null]))).toEqual([
      [0, [3, 4], []],
      [1, [1, 2], []],
      [2, [5, 6], []],
    ]);
  });

  test("a professional army commander leads nobody while two professional sub-commanders can, and no group is meant for him", () => {
    const sub: Role = { ...army("professional"), role: "sub" };
    expect(shared(forceOf([army("professional"), sub, sub], [null, null]))).toEqual([
      [0, [], []],
      [1, [1], []],
      [2, [2], []],
    ]);
    expect(shared(forceOf([army("professional"), sub, sub], [1, 1, 2, 2]))).toEqual([
      [0, [], []],
      [1, [1, 2], []],
      [2, [3, 4], []],
    ]);
    // Groups that nobody was intended for are his as much as another's.
    expect(shared(forceOf([army("professional"), sub, sub], [null, null, null]))).toEqual([
      [0, [2], []],
      [1, [1], []],
      [2, [3], []],
    ]);
    expect(shared(forceOf([army("professional"), sub, sub], [1, 0, 0, 2]))).toEqual([
      [0, [2, 3], []],
      [1, [1], []],
      [2, [4], []],
    ]);
  });

  test("a professional army commander leads his share where a single sub-commander, or none to whom he may give cards, is left", () => {
    const sub: Role = { ...army("professional"), role: "sub" };
    expect(shared(forceOf([army("professional"), sub], [null, null]))).toEqual([
      [0, [1], []],
      [1, [2], []],
    ]);
    expect(shared(forceOf([army("professional"), SUB, SUB], [null, null, null]))).toEqual([
      [0, [2], []],
      [1, [1], []],
      [2, [3], []],
    ]);
    const march = orderOf("march-1", { kind: "march", commander: 2, edge: "left", units: [3] });
    const force = forceOf([army("professional"), sub, sub], [1, 0, 2]);
    expect(shared(force, { units: standing(force).slice(0, 2), orders: [march] })).toEqual([
      [0, [2], []],
      [1, [1], []],
    ]);
    expect(shared(forceOf([army("professional")], [null, null]))).toEqual([[0, [1, 2], []]]);
  });

  test("an ally leads all of his contingent, and nobody else any of it", () => {
    expect(shared(forceOf([army(), ALLY], [1, null, 1, null]))).toEqual([
      [0, [2, 4], []],
      [1, [1, 3], []],
    ]);
  });

  test("commanders lead the groups intended for them, and the others go to the nearest, unless a commander would be left without troops", () => {
    expect(shared(forceOf([army(), SUB], [0, null, null, 1]))).toEqual([
      [0, [1, 2], []],
      [1, [3, 4], []],
    ]);
    expect(shared(forceOf([army(), SUB], [0, 0, 0, 0]))).toEqual([
      [0, [1, 2], []],
      [1, [3, 4], []],
    ]);
  });

  test("nobody leads both wings past the centre, though the army gives him all its horse; a reserve behind the centre is no wing", () => {
    expect(shared(forceOf([army(), SUB], [1, 1, 0, 0, 0, 1]))).toEqual([
      [0, [3, 4, 5, 6], []],
      [1, [1, 2], []],
    ]);
    const behind = forceOf([army(), SUB], [0, 1, 0, 1, 0]);
    expect(shared(behind)).toEqual([
      [0, [1, 3, 5], []],
      [1, [2, 4], []],
    ]);
  });

  test("marching commanders are not named; markers count as groups; a commander in ambush leads only his marker", () => {
    const force = forceOf([army(), SUB, SUB], [null, null, null, null]);
    const march = orderOf("march-1", { kind: "march", commander: 1, edge: "left", units: [1] });
    const bluff = orderOf("ambush-1", { kind: "ambush", x: 40, y: 5, unit: null });
    const real = orderOf("ambush-2", { kind: "ambush", x: 42, y: 5, unit: 2 });
    const units = standing(force).filter(({ number }) => number > 2);
    expect(shared(force, { units, orders: [march, bluff, real] })).toEqual([
      [0, [3, 4], []],
      [2, [], ["ambush-1", "ambush-2"]],
    ]);
    const commanders = [{ commander: 2, at: { ambush: "ambush-2" } }];
    expect(shared(force, { units, orders: [march, bluff, real], commanders })).toEqual([
      [0, [3, 4], ["ambush-1"]],
      [2, [], ["ambush-2"]],
    ]);
  });

  test("a marker goes to the leader of its neighbours, real or not; an ally at one leads it", () => {
    const force = forceOf([army(), SUB, ALLY], [0, 1, 2, 2]);
    const units = standing(force).filter(({ number }) => number < 3);
    const ordersOver = (one: number | null, other: number | null) => [
      orderOf("ambush-1", { kind: "ambush", x: 2, y: 5, unit: one }),
      orderOf("ambush-2", { kind: "ambush", x: 42, y: 5, unit: other }),
    ];
    for (const orders of [ordersOver(3, null), ordersOver(null, 3), ordersOver(3, 4), ordersOver(null, null)]) {
      expect(shared(force, { units, orders })).toEqual([
        [0, [1], ["ambush-1"]],
        [1, [2], ["ambush-2"]],
        [2, [], []],
      ]);
      expect(shared(force, { units, orders, commanders: [{ commander: 2, at: { ambush: "ambush-2" } }] })).toEqual([
        [0, [1], ["ambush-1"]],
        [1, [2], []],
        [2, [], ["ambush-2"]],
      ]);
    }
  });

  test("more commanders than groups: one each as long as there are any", () => {
    const force = ODD_FORCES["four commanders, two groups"];
    if (!force) throw new Error("no such force");
    const sizes = shared(force).map(([, units]) => (units as readonly number[]).length);
    expect(sizes.filter((size) => size === 1)).toHaveLength(2);
    expect(sizes.filter((size) => size > 1)).toEqual([]);
  });
});
