import { expect, test } from "vitest";
import { daysPath } from "./day-marks";

const PLACES = { A1: { x: 0, y: 0 }, A2: { x: 100, y: 0 }, B1: { x: 0, y: 100 } };

test("a curve to the left of its direction", () => {
  // Half-way along, and 16 in the 100 to the left: walking right on a page whose y grows downwards, that is up.
  expect(daysPath(["A1", "A2"], PLACES)).toBe("M0 0Q50-16 100 0");
});

test("there and back are two lines, and the same way again is a third", () => {
  expect(daysPath(["A1", "A2", "A1", "A2"], PLACES)).toBe("M0 0Q50-16 100 0M100 0Q50 16 0 0M0 0Q50-30 100 0");
});

test("days on which the marker stayed leave no line", () => {
  expect(daysPath(["A1", "A1", "B1", "B1"], PLACES)).toBe("M0 0Q16 50 0 100");
  expect(daysPath(["A1"], PLACES)).toBe("");
  expect(daysPath([], PLACES)).toBe("");
});
