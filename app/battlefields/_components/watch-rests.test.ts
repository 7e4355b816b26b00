import { expect, test } from "vitest";
import { createHand } from "@/app/_components/handling/hand";
import type { Stance } from "@/app/_components/handling/task";
import { patchTask } from "@/tests/build/patch-task";
import { watchRests } from "./watch-rests";

const KEPT = { of: () => null, keep: () => undefined, drop: () => undefined };

/** A hand that holds a patch, its rests, and how many steps they are of a history. */
function watchedHand(start: Partial<Stance> = {}) {
  const frames: (() => unknown)[] = [];
  const hand = createHand({ onFrame: (act) => void frames.push(act), onLeave: () => () => undefined, kept: KEPT });
  const patch = patchTask([]);
  hand.take({ ...patch, sides: { min: 1, max: 9 }, start: { ...patch.start, x: 5, y: 5, w: 2, h: 2, ...start } });
  const rests: { readonly x: number; readonly run: string | null }[] = [];
  const end = watchRests(hand, ({ x }, run) => rests.push({ x, run }));
  const drag = (x: number) => {
    hand.begin();
    const held = hand.now();
    if (held) hand.put({ ...held.wanted, x });
    for (const act of frames.splice(0)) act();
    hand.end();
  };
  const steps = () => rests.filter(({ run }, at) => run === null || run !== rests[at - 1]?.run).length;
  return { hand, rests, end, drag, steps };
}

test("a drag, a run of one key, another key, a turn and a number are a step each", () => {
  const { hand, drag, rests, steps } = watchedHand();
  drag(9);
  hand.nudge({ x: 0.5 });
  hand.nudge({ x: 0.5 });
  expect(steps()).toBe(2);
  hand.nudge({ x: 0.1 });
  hand.nudge({ angle: 15 });
  expect(steps()).toBe(4);
  const held = hand.now();
  if (held) hand.put({ ...held.wanted, x: 3 });
  expect(steps()).toBe(5);
  drag(4);
  drag(5);
  expect(steps()).toBe(7);
  expect(rests.map(({ x }) => x)).toEqual([9, 9.5, 10, 10.1, 10.1, 3, 4, 5]);
});

test("one key is one run though it turns past a whole turn, or comes from a hundredth to a tenth first", () => {
  const turned = watchedHand({ angle: 330 });
  for (let at = 0; at < 4; at++) turned.hand.nudge({ angle: 15 });
  const moved = watchedHand({ x: 5.44 });
  for (let at = 0; at < 3; at++) moved.hand.nudge({ x: 0.5 });
  expect([turned.rests.length, turned.steps(), moved.rests.length, moved.steps()]).toEqual([4, 1, 3, 1]);
});

test("picking up, dropping, judging again or dragging back to the same place is not a new resting place", () => {
  const { hand, drag, rests, end } = watchedHand();
  drag(5);
  hand.hold(true);
  hand.hold(false);
  hand.take(null);
  hand.take(patchTask([]));
  expect(rests).toEqual([]);
  end();
  hand.nudge({ x: 0.5 });
  expect(rests).toEqual([]);
});
