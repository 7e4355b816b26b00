import { describe, expect, test } from "vitest";
import { TABLE_SIZES } from "@/lib/model/enumerations";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import { view } from "@/lib/rules/prebattle/view";
import { mayBluff, mayHide } from "@/lib/rules/table/may-hide";
import { orderingBattle } from "@/tests/build/day-battle";
import { BOOK } from "@/tests/build/played-battle";
import { lyingPiece } from "@/tests/build/table-battle";
import { ableToHide } from "./ambush-task";
import { hidingKey, middlePlace, nearestPlace, patchAbout, type Spot, together, triedPlaces, type Unit, unlikeIn } from "./hiding";
import { groundOf } from "./seen-ground";

/** On a table of 24 by 24 BW, woods and brush in either half. */
const PIECES = [6, 18].flatMap((y, at) => [
  lyingPiece({ id: `wood ${at}`, kind: "wood", w: 6, h: 6, x: 9, y }),
  lyingPiece({ id: `brush ${at}`, kind: "brush", w: 6, h: 6, x: 19, y }),
]);
const onSmall = (pieces: typeof PIECES) => orderingBattle({ size: "small", ground: { pieces } });
const BATTLE = onSmall(PIECES);
const GROUND = battlegroundNow(BATTLE);
const found = (seat: "a" | "b", groups: readonly Unit[]): readonly Spot[] =>
  [...triedPlaces(GROUND, seat, groups)].flatMap(({ x, y, hides }) => (hides ? { x, y } : []));

test("the view of a seat makes the same ground as the battle", () => {
  expect(groundOf(view(BATTLE, "a"), BOOK)).toEqual(GROUND);
});

describe.each(["a", "b"] as const)("for seat %s", (seat) => {
  const able = ableToHide(view(BATTLE, seat));
  const [skirmishers, horse] = [able.filter(({ number }) => number === 7), able.filter(({ number }) => number === 1)];

  test("every group that may lie in ambush is looked at", () => {
    expect(able.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 12, 13]);
  });

  test("every place of the own half is tried, a cell apart", () => {
    const places = [...triedPlaces(GROUND, seat, able)];
    const [width, depth] = [BATTLE.table.width, BATTLE.table.depth / 2];
    expect(places.length).toBe(((width - 1) * 2 + 1) * ((depth - 1) * 2 + 1));
    const middle = BATTLE.table.depth / 2;
    expect(places.every(({ y }) => (seat === "a" ? y < middle : y > middle))).toBe(true);
  });

  test("a group could hide just where the rule says", () => {
    for (const groups of [skirmishers, horse]) {
      const [group] = groups;
      if (!group) throw new Error("there is no such group");
      for (const { x, y, hides } of triedPlaces(GROUND, seat, groups)) {
        expect(hides).toBe(mayHide(GROUND, seat, { x, y }, group).length === 0);
      }
    }
  });

  test("skirmishers hide in brush too, horse in the wood alone", () => {
    const [more, less] = [found(seat, skirmishers), found(seat, horse)];
    expect(less.length).toBeGreaterThan(0);
    expect(more.filter(({ x }) => x > 15).length).toBeGreaterThan(0);
    expect(more.filter(({ x }) => x < 15)).toEqual(less);
  });

  test("a bluff could lie just where the rule says, for all kinds of groups together", () => {
    const all = together(unlikeIn(GROUND, able).map((groups) => found(seat, groups)));
    const has = new Set(all.map(({ x, y }) => `${x} ${y}`));
    for (const { x, y } of triedPlaces(GROUND, seat, [])) {
      expect(has.has(`${x} ${y}`)).toBe(mayBluff(GROUND, seat, { x, y }, able).length === 0);
    }
    expect(unlikeIn(GROUND, able).length).toBe(2);
  });
});

test("where nobody is able, it is anybody of whom the rule thinks", () => {
  expect(unlikeIn(GROUND, [])).toEqual([[]]);
});

test("places are known for a table and for the ways in which it covers, and for no other", () => {
  const able = ableToHide(view(BATTLE, "a"));
  const [one, alike, other] = [1, 2, 7].map((number) => able.filter((unit) => unit.number === number));
  if (!one || !alike || !other) throw new Error("there are no such groups");
  expect(hidingKey(GROUND, "a", one)).toBe(hidingKey(battlegroundNow(onSmall(PIECES)), "a", alike));
  const keys = [hidingKey(GROUND, "a", one), hidingKey(GROUND, "a", other), hidingKey(GROUND, "b", one)];
  const moved = battlegroundNow(onSmall(PIECES.slice(1)));
  const sizes = TABLE_SIZES.map((size) => hidingKey(battlegroundNow(orderingBattle({ size })), "a", one));
  expect(new Set([...keys, hidingKey(moved, "a", one), ...sizes]).size).toBe(keys.length + 1 + sizes.length);
});

test("the nearest place is on no other marker", () => {
  const places = [5, 5.5, 6, 9].map((x) => ({ x, y: 4 }));
  expect(nearestPlace(places, { x: 5, y: 4 }, [])).toEqual({ x: 5, y: 4 });
  expect(nearestPlace(places, { x: 5, y: 4 }, [{ x: 4.6, y: 4 }])).toEqual({ x: 6, y: 4 });
  expect(nearestPlace([], { x: 5, y: 4 }, [])).toBeNull();
});

test("the middle of a patch is not at the end that was nearest", () => {
  const row = [0.5, 1, 1.5, 2, 2.5].map((x) => ({ x: 35 + x, y: 4.5 }));
  const apart = [
    { x: 39, y: 4.5 },
    { x: 38.5, y: 5 },
  ];
  const patch = patchAbout([...apart, ...row], { x: 35.5, y: 4.5 }, 0.5);
  expect([...patch].sort((one, other) => one.x - other.x)).toEqual(row);
  expect(middlePlace(patch, [])).toEqual({ x: 36.5, y: 4.5 });
  expect(middlePlace(patch, [{ x: 36.5, y: 4.5 }])).toEqual({ x: 35.5, y: 4.5 });
  expect(middlePlace(patch, patch)).toBeNull();
});
