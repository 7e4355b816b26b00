import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patchTask } from "@/tests/build/patch-task";
import { createHand, NO_STANCES } from "./hand";
import { followRests, READABLE_MS, subscribeCalmly } from "./held";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const atOnce = () => createHand({ onFrame: (act) => void act(), onLeave: () => () => undefined, kept: NO_STANCES });

function listened() {
  const hand = atOnce();
  let told = 0;
  const end = subscribeCalmly(hand, () => {
    told += 1;
  });
  const put = (x: number) => hand.put({ x, y: 1, angle: 0, w: 0, h: 0 });
  return { hand, put, end, told: () => told };
}

test("at rest every change is reported at once; during a drag they are bundled; after the drop at once again", () => {
  const { hand, put, told } = listened();
  hand.take(patchTask([]));
  put(2);
  expect(told()).toBe(2);
  hand.begin();
  for (const x of [3, 4, 5]) put(x);
  expect(told()).toBe(2);
  vi.advanceTimersByTime(READABLE_MS);
  expect(told()).toBe(3);
  put(6);
  hand.end();
  expect(told()).toBe(4);
  vi.advanceTimersByTime(10 * READABLE_MS);
  expect(told()).toBe(4);
});

test("a listener that has unsubscribed is not called again", () => {
  const { hand, put, told, end } = listened();
  hand.take(patchTask([]));
  hand.begin();
  put(3);
  end();
  vi.advanceTimersByTime(10 * READABLE_MS);
  expect(told()).toBe(1);
});

function followed() {
  const hand = atOnce();
  hand.take({ ...patchTask([]), start: { x: 10, y: 10, angle: 0, w: 0, h: 0 } });
  const told: string[] = [];
  const end = followRests(hand, ({ x }, isLetGo) => told.push(`${x}${isLetGo ? " let go" : ""}`));
  const to = (x: number) => hand.put({ x, y: 10, angle: 0, w: 0, h: 0 });
  return { hand, to, told, end };
}

test("a resting place is reported at once, and again only when it changes", () => {
  const { hand, to, told } = followed();
  to(12);
  hand.hold(true);
  hand.hold(false);
  to(12);
  expect(told).toEqual(["10", "12"]);
});

test("of a drag only its end is reported, as a drop", () => {
  const { hand, to, told, end } = followed();
  hand.begin();
  for (const x of [11, 12, 13]) to(x);
  expect(told).toEqual(["10"]);
  hand.end();
  to(14);
  expect(told).toEqual(["10", "13 let go", "14"]);
  end();
  to(15);
  expect(told).toHaveLength(3);
});
