import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Stance } from "./task";
import { type Layout, limitsOf, stanceWith, whereaboutsOf } from "./whereabouts";

const TABLE = { width: 45, depth: 30 };
const NEAR: Layout = { edge: "defender", table: TABLE };
const FAR: Layout = { edge: "invader", table: TABLE };
const UNIT: Stance = { x: 20, y: 5, angle: 0, w: 0, h: 0 };
const PIECE: Stance = { x: 12, y: 9, angle: 150, w: 6, h: 4 };
const NO_FRONT = {};

test("a unit group facing the enemy has no turn, on either side", () => {
  const turned = (angle: number, ahead: number, layout: Layout) => whereaboutsOf({ ...UNIT, angle }, { ahead }, layout).turned;
  expect([turned(90, 90, NEAR), turned(270, 270, FAR), turned(105, 90, NEAR), turned(285, 270, FAR), turned(0, 90, NEAR)]).toEqual([
    ...[0, 0, 15, 15, -90],
  ]);
});

test("a piece is turned as the lists tell it, with its sides as they lie", () => {
  expect(whereaboutsOf(PIECE, NO_FRONT, NEAR)).toMatchObject({ turned: 60, along: 4, deep: 6 });
  expect(whereaboutsOf(PIECE, NO_FRONT, FAR)).toMatchObject({ left: 33, near: 21, turned: 60, along: 4, deep: 6 });
});

describe("what is set by a number", () => {
  const measure = fc.constantFrom("left", "near", "turned", "along", "deep");
  const stances = fc.record({
    ...{ x: fc.integer({ min: 0, max: 45 }), y: fc.integer({ min: 0, max: 30 }), angle: fc.integer({ min: 0, max: 359 }) },
    ...{ w: fc.integer({ min: 2, max: 9 }), h: fc.integer({ min: 2, max: 9 }) },
  });
  test("is announced again, alone", () => {
    fc.assert(
      fc.property(measure, stances, fc.constantFrom(NEAR, FAR), fc.integer({ min: 0, max: 29 }), (what, stance, layout, value) => {
        const set = stanceWith(stance, what, value, NO_FRONT, layout);
        expect(whereaboutsOf(set, NO_FRONT, layout)).toEqual({ ...whereaboutsOf(stance, NO_FRONT, layout), [what]: value });
      }),
    );
  });

  test("turns a unit group from straight ahead, to its left above 0 and to its right below", () => {
    const angles = [0, 15, -15, 345].map((value) => stanceWith(UNIT, "turned", value, { ahead: 270 }, FAR).angle);
    expect(angles).toEqual([270, 285, 255, 615]);
  });

  test("keeps its middle on the table, and a piece within the sizes it may have", () => {
    const sides = { min: 2, max: 9 };
    expect((["left", "near", "turned", "along"] as const).map((what) => limitsOf(what, { sides }, NEAR))).toEqual([
      { min: 0, max: 45 },
      { min: 0, max: 30 },
      null,
      sides,
    ]);
  });
});
