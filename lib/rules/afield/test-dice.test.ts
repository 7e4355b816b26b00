import { describe, expect, test } from "vitest";
import { AFIELD } from "@/tests/build/day-battle";
import type { DieShift, TestedBy } from "../../model/afield-tables";
import { quickTroop } from "../../model/force";
import { commanderDie, loweredGrade, shiftsOf, stepsOf, testDie } from "./test-dice";

describe("the die that tests a group", () => {
  test.each<[TestedBy, string]>([
    ["poor", "red"],
    ["average", "yellow"],
    ["superior", "green"],
    ["exceptional", "white"],
    ["elephant", "white"],
    ["battle-wagon", "white"],
  ])("%s: %s", (tested, die) => {
    expect(testDie(tested, [], AFIELD)).toBe(die);
  });

  test.each<[TestedBy, readonly DieShift[], string]>([
    ["average", ["rear-support"], "white"],
    ["average", ["steady"], "green"],
    ["average", ["nervous"], "red"],
    ["average", ["army-commander-killed"], "red"],
    ["average", ["elephants-broken"], "red"],
    ["poor", ["elephants-broken"], "red"],
    ["exceptional", ["rear-support"], "black"],
    ["superior", ["rear-support", "steady"], "black"],
    ["elephant", ["army-commander-killed"], "green"],
    // Up as far as red, then down.
    ["poor", ["army-commander-killed", "rear-support"], "green"],
  ])("%s with %j: %s", (tested, shifts, die) => {
    expect(testDie(tested, shifts, AFIELD)).toBe(die);
  });
});

test.each([
  ["mediocre", "red"],
  ["competent", "yellow"],
  ["talented", "green"],
  ["legendary", "white"],
] as const)("a %s commander is tested with %s", (grade, die) => {
  expect(commanderDie(grade, AFIELD)).toBe(die);
});

test("a grade falls no lower than the lowest", () => {
  expect([loweredGrade("legendary", 1), loweredGrade("competent", 1), loweredGrade("mediocre", 3)]).toEqual([
    "talented",
    "mediocre",
    "mediocre",
  ]);
});

describe("what changes a group's die in any place", () => {
  const foot = (more: object) => quickTroop.parse({ type: "foot", formation: "close", ...more });

  test.each(["keil", "later-keil", "tercio"])("a %s has rear support always", (setFormation) => {
    expect(shiftsOf(foot({ setFormation }), false, AFIELD)).toEqual(["rear-support"]);
  });

  test("pike and shot have none of their own; steady and nervous add up", () => {
    expect(shiftsOf(foot({ setFormation: "pike-and-shot" }), false, AFIELD)).toEqual([]);
    const shifts = shiftsOf(foot({ characteristics: ["steady"] }), true, AFIELD);
    expect([shifts, stepsOf(shifts, AFIELD)]).toEqual([["steady", "nervous"], 0]);
  });
});

/** From section 11 of the quick reference, one row each. */
test.each([
  ["tug-broken", "near", "phase-end", "rulebook"],
  ["camp-sacked", "army", "turn-end", "rulebook"],
  ["commander-killed", "near", "at-once", "rulebook"],
  ["passed-through", "passed", "at-once", "rulebook"],
  ["break-off", "itself", "at-once", "house"],
  ["edge-stopped", "itself", "at-once", "rulebook"],
  ["commander-left", "itself", "at-once", "rulebook"],
  ["charge-not-made", "itself", "at-once", "rulebook"],
  ["desertion", "contingent", "dealing", "rulebook"],
  ["commander-in-file", "commander", "at-once", "rulebook"],
  ["commander-routed", "commander", "phase-end", "rulebook"],
])("%s tests %s, %s (%s)", (id, who, when, from) => {
  expect(AFIELD.killABase.causes.find((row) => row.id === id)).toMatchObject({ who, when, source: { from } });
});
