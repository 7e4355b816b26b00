import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patchTask } from "@/tests/build/patch-task";
import { createHand } from "./create-hand";
import { READABLE_MS, subscribeCalmly } from "./use-held";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listened() {
  const hand = createHand({
    onFrame: (act) => void act(),
    onLeave: () => () => undefined,
    kept: { of: () => null, keep: () => undefined, drop: () => undefined },
  });
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
