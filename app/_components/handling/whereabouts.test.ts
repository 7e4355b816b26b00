import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HANDLING, lostWords } from "@/lib/words/battle/handling";
import { patchTask, TABLE } from "@/tests/build/patch-task";
import { createHand, NO_STANCES } from "./hand";
import type { Stance } from "./task";
import { createTeller, type Layout, limitsOf, stanceWith, whereaboutsOf } from "./whereabouts";

const WIDE = { width: 45, depth: 30 };
const NEAR: Layout = { edge: "defender", table: WIDE };
const FAR: Layout = { edge: "invader", table: WIDE };
const UNIT: Stance = { x: 20, y: 5, angle: 0, w: 0, h: 0 };
const PIECE: Stance = { x: 12, y: 9, angle: 150, w: 6, h: 4 };
const NO_FRONT = {};

test("a unit group facing the enemy has no turn, on either side", () => {
  const turned = (angle: number, ahead: number, layout: Layout) => whereaboutsOf({ ...UNIT, angle }, { ahead }, layout).turned;
  expect([turned(90, 90, NEAR), turned(270, 270, FAR), turned(105, 90, NEAR), turned(285, 270, FAR), turned(0, 90, NEAR)]).toEqual([
    ...[0, 0, 15, 15, -90],
  ]);
});

test("a piece is turned as the lists tell it, with its sides as they lie", () => {
  expect(whereaboutsOf(PIECE, NO_FRONT, NEAR)).toMatchObject({ turned: 60, along: 4, deep: 6 });
  expect(whereaboutsOf(PIECE, NO_FRONT, FAR)).toMatchObject({ left: 33, near: 21, turned: 60, along: 4, deep: 6 });
});

describe("what is set by a number", () => {
  const measure = fc.constantFrom("left", "near", "turned", "along", "deep");
  const stances = fc.record({
    ...{ x: fc.integer({ min: 0, max: 45 }), y: fc.integer({ min: 0, max: 30 }), angle: fc.integer({ min: 0, max: 359 }) },
    ...{ w: fc.integer({ min: 2, max: 9 }), h: fc.integer({ min: 2, max: 9 }) },
  });
  test("is announced again, alone", () => {
    fc.assert(
      fc.property(measure, stances, fc.constantFrom(NEAR, FAR), fc.integer({ min: 0, max: 29 }), (what, stance, layout, value) => {
        const set = stanceWith(stance, what, value, NO_FRONT, layout);
        expect(whereaboutsOf(set, NO_FRONT, layout)).toEqual({ ...whereaboutsOf(stance, NO_FRONT, layout), [what]: value });
      }),
    );
  });

  test("turns a unit group from straight ahead, to its left above 0 and to its right below", () => {
    const angles = [0, 15, -15, 345].map((value) => stanceWith(UNIT, "turned", value, { ahead: 270 }, FAR).angle);
    expect(angles).toEqual([270, 285, 255, 615]);
  });

  test("keeps its middle on the table, and a piece within the sizes it may have", () => {
    const sides = { min: 2, max: 9 };
    expect((["left", "near", "turned", "along"] as const).map((what) => limitsOf(what, { sides }, NEAR))).toEqual([
      { min: 0, max: 45 },
      { min: 0, max: 30 },
      null,
      sides,
    ]);
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A hand, and what is said of it to whoever sits at that edge. */
function toldAt(edge: "defender" | "invader") {
  const said: string[] = [];
  const hand = createHand({
    onFrame: (act) => void setTimeout(act, 16),
    onLeave: () => () => undefined,
    kept: NO_STANCES,
  });
  hand.take(patchTask([{ x: 10, y: 10, r: 3 }]));
  const hush = createTeller(
    hand,
    { edge, table: TABLE },
    ({ code }) => `It is ${code}.`,
    (text) => void said.push(text),
  );
  return { hand, said, hush };
}

test("a key that is held down is answered once, when it is let go of", () => {
  const { hand, said } = toldAt("defender");
  for (let press = 0; press < 20; press++) {
    hand.nudge({ x: 0.5 });
    vi.advanceTimersByTime(50);
  }
  expect(said).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(said).toEqual(["11 from the left, 1 from the near edge. Legal position."]);
});

test("left and near are the player's; a turn is announced, and an illegal place with its reasons", () => {
  const { hand, said } = toldAt("invader");
  hand.put({ x: 10, y: 10.5, angle: 15, w: 0, h: 0 });
  vi.advanceTimersByTime(400);
  expect(said).toEqual(["Turned to 15 degrees. 20 from the left, 9.5 from the near edge. Not legal: It is in-water."]);
});

test("a unit group is described by its facing, a piece by its turn", () => {
  const { hand, said } = toldAt("invader");
  const task = patchTask([]);
  hand.take({ ...task, key: "unit", start: { ...task.start, angle: 270 }, ahead: 270 });
  hand.nudge({ angle: -15 });
  vi.advanceTimersByTime(400);
  hand.take({ ...task, key: "piece", start: { ...task.start, angle: 135, w: 4, h: 6 } });
  hand.nudge({ angle: 15 });
  vi.advanceTimersByTime(400);
  expect(said).toEqual([
    "Facing 15° to the right. 29 from the left, 19 from the near edge. Legal position.",
    "Turned to 60 degrees. 29 from the left, 19 from the near edge. Legal position.",
  ]);
});

test("while it is carried nothing is said; let go of, where it is now; and nothing once it is over", () => {
  const { hand, said, hush } = toldAt("defender");
  hand.begin();
  hand.put({ x: 5, y: 4, angle: 0, w: 0, h: 0 });
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([]);
  hand.end();
  vi.advanceTimersByTime(400);
  expect(said).toEqual(["5 from the left, 4 from the near edge. Legal position."]);
  hand.nudge({ x: 1 });
  hush();
  vi.advanceTimersByTime(1000);
  expect(said.length).toBe(1);
});

test("another thing in the hand is not announced; a search without a result is", () => {
  const { hand, said } = toldAt("defender");
  hand.take({ ...patchTask([{ x: 15, y: 10, r: 60 }]), key: "another" });
  vi.advanceTimersByTime(400);
  expect(said).toEqual([]);
  hand.toNearest(TABLE);
  vi.advanceTimersByTime(400);
  expect(said).toEqual([lostWords(patchTask([]))]);
});

test("each attempt to move what is being sent is announced, and nothing else", () => {
  const { hand, said } = toldAt("defender");
  hand.hold(true);
  vi.advanceTimersByTime(400);
  expect(said).toEqual([]);
  for (let times = 0; times < 2; times++) {
    hand.nudge({ x: 1 });
    vi.advanceTimersByTime(400);
  }
  const [one, two] = said;
  expect([said.length, one, two === one]).toEqual([2, HANDLING.still, false]);
  expect(two?.replace("\u200b", "")).toBe(one);
  hand.hold(false);
  hand.nudge({ x: 1 });
  vi.advanceTimersByTime(400);
  expect(said[2]).toBe("2 from the left, 1 from the near edge. Legal position.");
});
