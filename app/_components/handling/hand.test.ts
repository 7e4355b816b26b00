import fc from "fast-check";
import { expect, test } from "vitest";
import { discs, patchTask, TABLE } from "@/tests/build/patch-task";
import { createHand, type Hand, type StanceStore } from "./hand";
import { fittingStance, type Stance, type Task } from "./task";

const START: Stance = { x: 1, y: 1, angle: 0, w: 0, h: 0 };

/** A hand whose frames come when they are asked for, and what it keeps. */
function handInTest() {
  let acts: (() => unknown)[] = [];
  const notes = new Map<string, Stance>();
  const kept: StanceStore = {
    of: (key) => notes.get(key) ?? null,
    keep: (key, stance) => void notes.set(key, stance),
    drop: (key) => void notes.delete(key),
  };
  const frame = () => {
    const due = acts;
    acts = [];
    for (const act of due) act();
    return due.length;
  };
  const leaving = new Set<() => void>();
  const onLeave = (act: () => void) => {
    leaving.add(act);
    return () => void leaving.delete(act);
  };
  const leave = () => {
    for (const act of leaving) act();
    return leaving.size;
  };
  const anew = () => createHand({ onFrame: (act) => void acts.push(act), onLeave, kept });
  return { hand: anew(), anew, frame, leave, notes };
}
const shown = (hand: Hand) => hand.now()?.judgement.stance;

test("a place is rounded to tenths and whole degrees, kept on the table, and judged at once", () => {
  const { hand } = handInTest();
  hand.take({ ...patchTask([{ x: 10, y: 10, r: 2 }]), sides: { min: 2, max: 6 }, start: { ...START, w: 3, h: 3 } });
  hand.put({ x: 9.96, y: 10.04, angle: -30.4, w: 1.2, h: 8 });
  expect(hand.now()).toMatchObject({ wanted: { x: 10, y: 10, angle: 330, w: 2, h: 6 }, isMoving: false });
  expect(hand.now()?.judgement.reasons).toEqual([{ code: "in-water", params: {} }]);
});

test("a place in hundredths stays so until it is moved along that axis", () => {
  const task = patchTask([]);
  const start = { ...START, x: 3.54, y: 2.07 };
  expect(fittingStance({ ...task, start }, { ...start, x: 3.56, y: 2.3 })).toMatchObject({ x: 3.6, y: 2.3 });
  expect(fittingStance({ ...task, start }, { ...start, y: 2.31, angle: 90 })).toMatchObject({ x: 3.54, y: 2.3, angle: 90 });
});

test("however often it moves, it is judged once a frame, at its latest place", () => {
  const { hand, frame } = handInTest();
  let judged = 0;
  hand.take(
    patchTask([], () => {
      judged += 1;
    }),
  );
  hand.begin();
  judged = 0;
  for (let x = 2; x < 8; x++) hand.put({ ...START, x });
  expect([judged, shown(hand)?.x]).toEqual([0, 1]);
  expect(frame()).toBe(1);
  expect([judged, shown(hand)?.x]).toEqual([1, 7]);
});

test("let go of before its frame it is where it was put, and the late frame changes nothing", () => {
  const { hand, frame } = handInTest();
  hand.take(patchTask([]));
  hand.begin();
  hand.put({ ...START, x: 7 });
  hand.end();
  expect(hand.now()).toMatchObject({ wanted: { x: 7 }, isMoving: false });
  const held = hand.now();
  frame();
  expect(hand.now()).toBe(held);
});

test("carried beside a hole it slips out of it, and stays wanted where the pointer is; the search goes on from frame to frame", () => {
  const { hand, frame } = handInTest();
  hand.take(patchTask([{ x: 10, y: 10, r: 2 }]));
  hand.begin();
  hand.put({ ...START, x: 8.3, y: 10 });
  frame();
  expect(hand.now()?.judgement.reasons).not.toEqual([]);
  for (let turn = 0; turn < 16; turn++) frame();
  expect(hand.now()).toMatchObject({ wanted: { x: 8.3, y: 10 }, judgement: { stance: { x: 8, y: 10 }, reasons: [] }, isMoving: true });
  hand.end();
  expect(hand.now()).toMatchObject({ wanted: { x: 8, y: 10 }, isMoving: false });
});

test("let go of deep in forbidden ground it stays there, with its reasons; the nearest place is a jump of its own", () => {
  const { hand, frame } = handInTest();
  hand.take(patchTask([{ x: 10, y: 10, r: 3 }]));
  hand.begin();
  hand.put({ ...START, x: 10, y: 10 });
  frame();
  hand.end();
  expect(hand.now()).toMatchObject({ wanted: { x: 10, y: 10 }, isMoving: false, isLost: false });
  expect(hand.now()?.judgement.reasons.length).toBe(1);
  expect(hand.toNearest(TABLE)).toBe(true);
  expect(hand.now()?.judgement.reasons).toEqual([]);
});

test("looked for in vain it is lost where it is, until it is moved", () => {
  const { hand } = handInTest();
  hand.take(patchTask([{ x: 15, y: 10, r: 60 }]));
  expect([hand.toNearest(TABLE), hand.now()?.isLost, shown(hand)]).toEqual([false, true, START]);
  hand.nudge({ x: 1 });
  expect([hand.now()?.isLost, shown(hand)?.x]).toEqual([false, 2]);
});

test("put back while it is carried it is where it was taken up; and then at its start", () => {
  const { hand, frame } = handInTest();
  hand.take(patchTask([]));
  hand.put({ ...START, x: 4 });
  hand.begin();
  hand.put({ ...START, x: 9 });
  frame();
  hand.putBack();
  expect(hand.now()).toMatchObject({ wanted: { x: 4 }, isMoving: false });
  hand.putBack();
  expect(hand.now()).toMatchObject({ wanted: START });
});

test("taken up and let go of without a move it stays where it is, even where it may not be", () => {
  const { hand } = handInTest();
  hand.take(patchTask([{ x: 1, y: 1, r: 0.4 }]));
  hand.begin();
  hand.end();
  expect(hand.now()).toMatchObject({ wanted: START, isMoving: false });
});

test("a new task for the same thing keeps the move under way and uses the new rules; another thing starts again", () => {
  const { hand, frame } = handInTest();
  hand.take(patchTask([]));
  hand.begin();
  hand.put({ ...START, x: 10, y: 10 });
  hand.take(patchTask([{ x: 10, y: 10, r: 3 }]));
  expect(hand.now()).toMatchObject({ wanted: { x: 10, y: 10 }, isMoving: true });
  expect(hand.now()?.judgement.reasons.length).toBe(1);
  frame();
  hand.take({ ...patchTask([]), key: "another" });
  expect(hand.now()).toMatchObject({ wanted: START, isMoving: false });
});

test("what is carried is kept when the page is left, and at rest, but not with every move", () => {
  const { hand, frame, leave, notes } = handInTest();
  const task = patchTask([]);
  const keptX = () => notes.get(task.key)?.x;
  hand.take(task);
  hand.begin();
  hand.put({ ...START, x: 6 });
  frame();
  expect(keptX()).toBe(START.x);
  expect([leave(), keptX()]).toEqual([1, 6]);
  hand.put({ ...START, x: 7 });
  expect([leave(), keptX()]).toEqual([1, 7]);
  hand.put({ ...START, x: 8 });
  hand.end();
  expect([keptX(), leave()]).toEqual([8, 0]);
});

test("a page that is loaded again in the middle of a move finds it where it was; an empty hand forgets", () => {
  const { hand, anew, frame, leave, notes } = handInTest();
  hand.take(patchTask([]));
  hand.begin();
  hand.put({ ...START, x: 6, y: 5 });
  leave();
  const again = anew();
  again.take(patchTask([]));
  expect(again.now()).toMatchObject({ wanted: { x: 6, y: 5 }, isMoving: false });
  again.take(null);
  expect([again.now(), notes.size]).toEqual([null, 0]);
  frame();
});

test("a page that is loaded again shows what had slipped where it was shown", () => {
  const { hand, anew, frame, leave } = handInTest();
  const task = patchTask([{ x: 10, y: 10, r: 2 }]);
  hand.take(task);
  hand.begin();
  hand.put({ ...START, x: 8.2, y: 10 });
  while (frame() > 0);
  const before = hand.now()?.judgement;
  expect(before).toMatchObject({ stance: { x: expect.closeTo(8, 0) }, reasons: [] });
  expect(before?.stance.x).not.toBe(8.2);
  leave();
  const again = anew();
  again.take(task);
  expect(again.now()?.judgement).toEqual(before);
});

test("held still it stays where it is, whatever is done to it, and tells how often that was tried; set free it goes on", () => {
  const { hand, notes } = handInTest();
  const task = patchTask([]);
  hand.take(task);
  hand.put({ ...START, x: 6 });
  hand.hold(true);
  const there = hand.now()?.judgement;
  hand.put({ ...START, x: 7 });
  hand.nudge({ angle: 15 });
  hand.begin();
  hand.putBack();
  hand.end();
  expect(hand.toNearest(TABLE)).toBe(false);
  expect(hand.now()).toMatchObject({ wanted: { x: 6 }, judgement: there, isMoving: false, isLost: false, still: 5 });
  hand.hold(false);
  expect([hand.now()?.still, notes.get(task.key)?.x]).toEqual([null, 6]);
  hand.nudge({ x: 1 });
  expect(shown(hand)?.x).toBe(7);
});

test("a move that is stopped ends at the judged place, and a late frame changes nothing", () => {
  const { hand, frame, leave } = handInTest();
  hand.take(patchTask([]));
  hand.begin();
  hand.put({ ...START, x: 6 });
  frame();
  hand.put({ ...START, x: 8 });
  hand.hold(true);
  frame();
  expect(hand.now()).toMatchObject({ wanted: { x: 6 }, isMoving: false, still: 0 });
  expect(leave()).toBe(0);
});

test("another thing that comes into a still hand is still too, and nobody has tried to move it; an empty hand is nothing to be told of", () => {
  const { hand } = handInTest();
  hand.hold(true);
  hand.refuse();
  expect(hand.now()).toBeNull();
  hand.hold(false);
  hand.hold(true);
  hand.take(patchTask([]));
  expect(hand.now()?.still).toBe(0);
});

type Deed = (hand: Hand, frame: () => unknown, task: Task) => unknown;
const putting = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 200 }) }).map(
  ({ x, y }): Deed =>
    (hand) =>
      hand.put({ ...START, x: x / 10, y: y / 10 }),
);
const deeds: readonly Deed[] = [
  (hand) => hand.begin(),
  (hand) => hand.end(),
  (hand) => hand.putBack(),
  (hand) => hand.toNearest(TABLE),
  (hand, _, task) => hand.take({ ...task }),
  (_, frame) => frame(),
];

test("law: the place shown is the one judged, the place wanted is the one given, and only a move snaps", () => {
  fc.assert(
    fc.property(discs, fc.array(fc.oneof(putting, fc.constantFrom(...deeds)), { maxLength: 30 }), (holes, done) => {
      const { hand, frame } = handInTest();
      const task: Task = patchTask(holes);
      hand.take(task);
      for (const act of done) {
        act(hand, frame, task);
        const { wanted, judgement, isMoving } = hand.now()!;
        expect(wanted).toEqual(fittingStance(task, wanted));
        expect(judgement.reasons).toEqual(task.judge(judgement.stance).reasons);
        const slipped = Math.hypot(judgement.stance.x - wanted.x, judgement.stance.y - wanted.y);
        expect(slipped).toBeLessThanOrEqual(isMoving ? 0.5001 : 0);
      }
    }),
    { seed: 12, numRuns: 60 },
  );
});
