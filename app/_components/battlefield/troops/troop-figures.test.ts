import { expect, test } from "vitest";
import { groundOf, TROOPS } from "@/tests/build/table-troops";
import { basePlan } from "./base-plan";
import { outlineOf } from "./troop-figures";

const { book } = groundOf();

/** How long all strokes are together. */
const length = (outline: string): number =>
  [...outline.matchAll(/l(-?[\d.]+) ?(-?[\d.]+)/g)].reduce(
    (sum, [, across, down]) => sum + Math.abs(Number(across)) + Math.abs(Number(down)),
    0,
  );

test("a block of pikes is bounded by its four sides alone", () => {
  // Three bases wide and four deep: 60 by 40.
  expect(length(outlineOf(basePlan({ troop: TROOPS.keil, bases: 12, files: 3, form: "close" }, book)))).toBe(200);
});

test("a tercio is bounded with its horns", () => {
  // 80 by 60, and at the sides (between the horns, 20 each way) as well as before and behind the pikes (10 each way) the line goes in and out.
  expect(length(outlineOf(basePlan({ troop: TROOPS.tercio, bases: 16, files: 4, form: "close" }, book)))).toBe(280 + 4 * 20 + 4 * 10);
});

test("two in the middle behind three share the whole of their front with them", () => {
  // 60 by 30: the rank behind is 20 shorter, and all steps are along the same directions.
  expect(length(outlineOf(basePlan({ troop: TROOPS.mounted, bases: 5, files: 3, form: "close" }, book)))).toBe(180);
});
