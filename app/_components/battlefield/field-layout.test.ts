import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Edge, fieldLayout, UNIT } from "./field-layout";

const TABLE = { width: 45, depth: 30 };

describe.each<[Edge, { readonly x: number; readonly y: number }, number, number]>([
  // The defender's left is his own left and lies at the bottom; for the invader it lies at the top, on his right.
  ["defender", { x: 0, y: 30 * UNIT }, 0, 180],
  ["invader", { x: 45 * UNIT, y: 0 }, 180, 0],
])("seen by the %s", (edge, corner, ofNinety, ofTwoSeventy) => {
  const layout = fieldLayout(TABLE, edge);

  test("the corner at the defender's left", () => {
    expect(layout.toPicture({ x: 0, y: 0 })).toEqual(corner);
  });

  test("a unit group facing away from the viewer's edge points up", () => {
    expect(layout.turnOf(90)).toBe(ofNinety);
    expect(layout.turnOf(270)).toBe(ofTwoSeventy);
  });

  test("facing the defender's right is clockwise of facing the invader, as the defender sees it", () => {
    expect(layout.turnOf(0)).toBe(edge === "defender" ? 90 : 270);
  });

  test("a place is found again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 450 }), fc.integer({ min: 0, max: 300 }), (x, y) => {
        const there = layout.toTable(layout.toPicture({ x: x / 10, y: y / 10 }));
        expect(there.x).toBeCloseTo(x / 10, 9);
        expect(there.y).toBeCloseTo(y / 10, 9);
      }),
    );
  });
});
