import { expect, test } from "vitest";
import { nextSquare } from "./chart-buttons";

// Counted in the order of reading: 0 is the first of the first row, 12 the middle, 24 the last.
test.each([
  ["ArrowLeft", 12, 11],
  ["ArrowRight", 12, 13],
  ["ArrowUp", 12, 7],
  ["ArrowDown", 12, 17],
  ["Home", 12, 10],
  ["End", 12, 14],
  ["PageUp", 12, 2],
  ["PageDown", 12, 22],
  ["ArrowLeft", 10, 10],
  ["ArrowRight", 14, 14],
  ["ArrowUp", 2, 2],
  ["ArrowDown", 22, 22],
])("%s leads from %i to %i", (key, from, to) => {
  expect(nextSquare(from, key)).toBe(to);
});

test("other keys lead nowhere", () => {
  expect(nextSquare(12, "Enter")).toBeNull();
  expect(nextSquare(12, "toString")).toBeNull();
});
