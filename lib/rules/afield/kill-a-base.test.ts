import { describe, expect, test } from "vitest";
import { AFIELD, armiesBy } from "@/tests/build/day-battle";
import type { DieShift, TestedBy } from "../../model/afield-tables";
import type { SeatName } from "../../model/by-seat";
import { quickTroop } from "../../model/force";
import { loweredGrade } from "./army-afield";
import { commanderDie, shiftsOf, stepsOf, testDie, testsDue } from "./kill-a-base";
import { MARKS, type Marks } from "./notebook";

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

  test("who is nervous by nature is so wherever he stands, and no more so in a flank sector", () => {
    const nervous = foot({ characteristics: ["nervous"] });
    expect([false, true].map((here) => shiftsOf(nervous, here, AFIELD))).toEqual([["nervous"], ["nervous"]]);
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

describe("tests due", () => {
  const due = (marks: Marks, seat: SeatName = "a") =>
    testsDue(armiesBy(marks)[seat]).map(({ cause, group, commander, leader, shifts }) => ({
      ...{ cause, group: group?.number ?? null, commander: commander?.at ?? null, leader: leader?.at ?? null, shifts: [...shifts] },
    }));
  const NONE = { group: null, commander: null, leader: null, shifts: [] };

  test("where nothing is lost nobody is tested", () => {
    expect([due({}), due({ [MARKS.unit("a", 4)]: 6 }), due({ [MARKS.camp("a")]: 3 })]).toEqual([[], [], []]);
  });

  describe("a test is due", () => {
    test("when a TuG breaks: its friends, and the commander of its command if he was with it", () => {
      expect(due({ [MARKS.unit("a", 4)]: 7 })).toEqual([{ ...NONE, cause: "tug-broken", group: 4, leader: 0 }]);
    });

    test("when one is destroyed in any way, no commander is tested for it", () => {
      expect(due({ [MARKS.gone("a", 4)]: 1 })).toEqual([{ ...NONE, cause: "tug-broken", group: 4 }]);
    });

    test("when elephants break, with a higher die", () => {
      expect(due({ [MARKS.unit("a", 11)]: 7 })).toEqual([
        { ...NONE, cause: "tug-broken", group: 11, leader: 2, shifts: ["elephants-broken"] },
      ]);
    });

    test("when a SuG breaks, of the commander alone; where it is only gone, of nobody", () => {
      expect(due({ [MARKS.unit("a", 7)]: 5 })).toEqual([{ ...NONE, cause: "commander-routed", group: 7, leader: 0 }]);
      expect(due({ [MARKS.gone("a", 7)]: 1 })).toEqual([]);
    });

    test("when the camp is sacked", () => {
      expect(due({ [MARKS.camp("b")]: 4 }, "b")).toEqual([{ ...NONE, cause: "camp-sacked" }]);
    });

    test("when a commander is killed, each time; with a higher die for the army commander", () => {
      expect(due({ [MARKS.killed("a", 1)]: 2 })).toEqual(Array(2).fill({ ...NONE, cause: "commander-killed", commander: 1 }));
      expect(due({ [MARKS.killed("a", 0)]: 1 })).toEqual([
        { ...NONE, cause: "commander-killed", commander: 0, shifts: ["army-commander-killed"] },
      ]);
    });

    test("when a hidden TuG is lost, once it is said that it is one", () => {
      const lost = { [MARKS.lost("a", 0)]: 1 };
      const seen = (marks: Marks) => testsDue(armiesBy(marks, "b").a).map(({ cause }) => cause);
      expect([seen(lost), seen({ ...lost, [MARKS.kind("a", 0)]: 1 }), seen({ ...lost, [MARKS.kind("a", 0)]: 2 })]).toEqual([
        [],
        ["tug-broken"],
        [],
      ]);
    });
  });

  test("who marches and has not come in breaks nothing", () => {
    const gone = { [MARKS.gone("a", 1)]: 1 };
    expect([due(gone).length, due({ ...gone, [MARKS.here("a", "march-1")]: 1 }).length]).toEqual([0, 1]);
  });

  test("each test has a key of its own, and a row", () => {
    const marks = { ...Object.fromEntries([4, 5, 6, 7, 8, 11].map((one) => [MARKS.unit("a", one), 40])), [MARKS.camp("a")]: 4 };
    const tests = testsDue(armiesBy({ ...marks, [MARKS.killed("a", 0)]: 2 }).a);
    expect(new Set(tests.map(({ key }) => key)).size).toBe(tests.length);
    expect(tests).toHaveLength(9);
    for (const { cause } of tests) expect(AFIELD.killABase.causes.some(({ id }) => id === cause)).toBe(true);
  });
});
