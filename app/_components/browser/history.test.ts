import fc from "fast-check";
import { expect, test } from "vitest";
import { begun, changed as changedWhere, type History, redone, undone } from "./history";

type At = { readonly x: number };
const at = (x: number): At => ({ x });
const changed = (history: History<At>, now: At, run: string | null) => changedWhere(history, now, (one, other) => one.x === other.x, run);
const whereabouts = ({ now }: History<At>) => now.x;

test("one change made over and over is one step", () => {
  const moved = [11, 12, 13].reduce((history, x) => changed(history, at(x), "left"), begun(at(10)));
  const again = changed(moved, at(14), "right");
  expect(whereabouts(undone(again))).toBe(13);
  expect(whereabouts(undone(undone(again)))).toBe(10);
  expect(whereabouts(redone(undone(undone(again))))).toBe(13);
});

test("what changes nothing, and what is put back, leaves no step", () => {
  const history = begun(at(10));
  expect(changed(history, at(10), null)).toBe(history);
  const back = changed(changed(history, at(11), "turn"), at(10), "turn");
  expect(back.past).toEqual([]);
});

test("after something was taken back the same change begins another step", () => {
  const history = undone(changed(changed(begun(at(10)), at(11), "one"), at(12), "two"));
  expect(whereabouts(undone(changed(history, at(13), "one")))).toBe(11);
});

test("a change after taking back forgets what was taken back", () => {
  const history = changed(undone(changed(begun(at(10)), at(11), null)), at(12), null);
  expect(redone(history)).toBe(history);
});

test("where there is nothing to take back or to do again all stays as it is", () => {
  const history = begun(at(10));
  expect(undone(history)).toEqual(history);
  expect(redone(history)).toEqual(history);
});

test("taking all back leads to where it began, and doing it all again to where it was", () => {
  const step = fc.record({ x: fc.integer({ min: 0, max: 5 }), run: fc.constantFrom(null, "one", "two") });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = steps.reduce((history, { x, run }) => changed(history, at(x), run), begun(at(10)));
      const start = end.past.reduce((history) => undone(history), end);
      expect(whereabouts(start)).toBe(10);
      expect(start.future.reduce((history) => redone(history), start).now).toEqual(end.now);
    }),
  );
});
