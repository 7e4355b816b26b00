import { expect, test } from "vitest";
import { isSamePress } from "./page-effects";

const LAST = { at: 1000, x: 100, y: 700 };

test.each([
  ["at once and in the same place", { at: 1180, x: 104, y: 702 }, true],
  ["later", { at: 1400, x: 100, y: 700 }, false],
  ["elsewhere, as on the next card", { at: 1100, x: 155, y: 700 }, false],
])("a press %s", (_, press, isSame) => {
  expect(isSamePress(LAST, press)).toBe(isSame);
});

test("the first press is one", () => {
  expect(isSamePress(null, LAST)).toBe(false);
});
