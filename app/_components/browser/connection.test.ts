// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAlarm, listenToWindow, retryPause } from "./connection";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an alarm rings once, at the time it was set to last, and not when it was stopped", () => {
  const ring = vi.fn();
  const alarm = createAlarm(ring);
  alarm.set(100);
  alarm.set(300);
  vi.advanceTimersByTime(299);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(ring).toHaveBeenCalledTimes(1);
  alarm.set(300);
  alarm.set(100);
  vi.advanceTimersByTime(99);
  expect(ring).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(ring).toHaveBeenCalledTimes(2);
  alarm.set(100);
  alarm.stop();
  vi.advanceTimersByTime(1000);
  expect(ring).toHaveBeenCalledTimes(2);
});

test("each failure doubles the pause up to the longest, and the server may ask for more", () => {
  const times = { first: 500, most: 3000 };
  expect([0, 1, 2, 3, 40].map((failures) => retryPause(failures, times))).toEqual([500, 1000, 2000, 3000, 3000]);
  expect([retryPause(0, times, 10), retryPause(2, times, 1)]).toEqual([10_000, 2000]);
});

test("the window tells when the page is seen, left, kept whole, on line and off line, until it is ended", () => {
  const told: string[] = [];
  const tell = (name: string) => () => void told.push(name);
  const end = listenToWindow({ shown: tell("shown"), hidden: tell("hidden"), online: tell("online"), offline: tell("offline") });
  const happen = () => {
    document.dispatchEvent(new Event("visibilitychange"));
    for (const name of ["pagehide", "online", "offline"]) window.dispatchEvent(new Event(name));
    for (const persisted of [false, true]) window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  };
  happen();
  expect(told).toEqual(["shown", "hidden", "online", "offline", "shown"]);
  end();
  happen();
  expect(told).toHaveLength(5);
});
