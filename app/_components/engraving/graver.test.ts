import { expect, test } from "vitest";
import { cut, shadeOf } from "./graver";
import { penAt } from "./pen";

test("a cut begins and ends in a point, and is broadest near its beginning", () => {
  // 100 units are 400 steps to the right; the belly is 22 units along, 2 units to either side of the way.
  expect(cut(penAt(0, 0), [0, 0], [100, 0], 4).data()).toBe("M0 0l88-8l312 8l-312 8z");
});

test("a cut of no length is drawn all the same", () => {
  expect(cut(penAt(0, 0), [5, 5], [5, 5], 2).data()).not.toContain("NaN");
});

test("what falls to the lower right lies in the shade, what falls to the upper left in the light", () => {
  expect(shadeOf(6, 8)).toBeCloseTo(1, 9);
  expect(shadeOf(-6, -8)).toBeCloseTo(0, 9);
  expect(shadeOf(8, -6)).toBeCloseTo(0.5, 9);
});
