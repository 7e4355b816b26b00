import { expect, test } from "vitest";
import { endingOf } from "./ending-of";

const NOTHING_LOST = { tugs: "", sugs: "", broken: false };

const ended = (tugs: string, sugs = "", broken = false) => ({ tugs, sugs, broken });

test("an empty field is nothing lost", () => {
  expect(endingOf({ a: NOTHING_LOST, b: ended(" 3 ", "1", true) })).toEqual({
    losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 3, sugs: 1 } },
    broken: { a: false, b: true },
  });
});

test.each(["-1", "1.5", "many", "201", "1e2"])("%j is no number of losses", (typed) => {
  expect(endingOf({ a: ended(typed), b: NOTHING_LOST })).toBeNull();
  expect(endingOf({ a: NOTHING_LOST, b: ended("0", typed) })).toBeNull();
});
