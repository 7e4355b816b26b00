import { describe, expect, test } from "vitest";
import { AFIELD, armiesBy } from "@/tests/build/day-battle";
import type { SeatName } from "../../model/by-seat";
import { MARKS, type Marks } from "./notebook";
import { testsDue } from "./tests-due";

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
