import fc from "fast-check";
import { expect, test } from "vitest";
import type { Piece } from "@/lib/model/battlefield";
import { begun, changed, type FieldHistory, redone, undone } from "./field-history";

const at = (x: number): readonly Piece[] => [
  { id: "piece-1", kind: "wood", w: 6, h: 6, x, y: 10, angle: 0, by: "a", as: "compulsory", adjusted: false },
];
const whereabouts = ({ now }: FieldHistory) => now[0]?.x;

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
      const start = end.past.reduce(undone, end);
      expect(whereabouts(start)).toBe(10);
      expect(start.future.reduce(redone, start).now).toEqual(end.now);
    }),
  );
});
