import { expect, test } from "vitest";
import { isMeantForBefore, isSamePress } from "./page-effects";

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

test.each([
  ["just after the turn has changed under the finger", { at: 1700, x: 102, y: 701 }, 1500, true],
  ["once it has been there for a while", { at: 1950, x: 102, y: 701 }, 1500, false],
  ["elsewhere", { at: 1700, x: 200, y: 701 }, 1500, false],
  ["on a turn that had changed before the last press", { at: 1350, x: 102, y: 701 }, 990, false],
])("a press %s", (_, press, changed, isMeant) => {
  expect(isMeantForBefore(LAST, press, changed)).toBe(isMeant);
});
