import { expect, test } from "vitest";
import type { Stance } from "@/app/_components/handling/task";
import { view } from "@/lib/rules/prebattle/view";
import { coverWords } from "@/lib/words/battle/orders";
import { orderedBy, orderingBattle } from "@/tests/build/day-battle";
import { BOOK } from "@/tests/build/played-battle";
import { ambushTask } from "./ambush-task";
import { NO_ORDERS } from "./orders-draft";

const BATTLE = orderingBattle();
const VIEW = view(BATTLE, "a");
const task = (
  unit: number | null,
  at: { x: number; y: number } | null = null,
  seen = VIEW,
  first: { x: number; y: number } | null = null,
) => {
  const made = ambushTask({ view: seen, book: BOOK, draft: { ...NO_ORDERS, ambushes: [{ unit, at }] }, at: 0, first });
  if (!made) throw new Error("there is no such marker");
  return made;
};
const stance = (x: number, y: number): Stance => ({ x, y, angle: 0, w: 0, h: 0 });

test("upright, it begins where it was laid, else where it could lie, else in the middle of the own half", () => {
  const starts = [task(7, { x: 20, y: 8 }), task(7, null, VIEW, { x: 22, y: 7.5 }), task(7), task(7, null, view(BATTLE, "b"))];
  expect(starts.map(({ start: { x, y, angle } }) => [x, y, angle])).toEqual([
    [20, 8, 90],
    [22, 7.5, 90],
    [22.5, 7.5, 90],
    [22.5, 22.5, 270],
  ]);
});

test("it stays on the own half and is one base wide", () => {
  expect(task(null).within).toEqual({ left: 0.5, right: 44.5, bottom: 0.5, top: 14.5 });
  expect(task(null, null, view(BATTLE, "b")).within).toEqual({ left: 0.5, right: 44.5, bottom: 15.5, top: 29.5 });
  expect(task(null).footprint(stance(10, 4))).toEqual([[950, 350, 1050, 350, 1050, 450, 950, 450]]);
});

test("it may lie just where the orders would be accepted", () => {
  for (const unit of [7, 1, null]) {
    const { judge } = task(unit);
    for (const [x, y] of [
      [20, 8],
      [36, 8],
      [22.5, 3.5],
      [40, 3],
      [44.8, 8],
      [22, 15.2],
    ] as const) {
      const { ok } = orderedBy(BATTLE, "a", { marches: [], ambushes: [{ x, y, unit }] });
      expect([unit, x, y, judge(stance(x, y)).reasons.length === 0]).toEqual([unit, x, y, ok]);
    }
  }
});

test("in cover it is said from how near they are seen, of a bluff nothing", () => {
  expect(task(7).judge(stance(20, 8)).notes).toEqual([coverWords("wood", 2)]);
  expect(task(null).judge(stance(20, 8)).notes).toEqual([]);
  expect(task(1).judge(stance(36, 8))).toMatchObject({ reasons: [{ code: "seen" }], notes: [] });
});

test("another marker is another thing, and so is the same one of the other seat; who is under it changes nothing", () => {
  const draft = { ...NO_ORDERS, ambushes: [7, null].map((unit) => ({ unit, at: null })) };
  const keys = [0, 1].flatMap((at) =>
    (["a", "b"] as const).map((seat) => ambushTask({ view: view(BATTLE, seat), book: BOOK, draft, at, first: null })?.key),
  );
  expect(new Set(keys).size).toBe(4);
  expect(task(7).key).toBe(task(null).key);
});

test("there is nothing to hold where no marker is, or nobody to hold it", () => {
  const none = { book: BOOK, draft: NO_ORDERS, at: 0, first: null };
  expect(ambushTask({ view: VIEW, ...none })).toBeNull();
  const draft = { ...NO_ORDERS, ambushes: [{ unit: null, at: null }] };
  expect(ambushTask({ ...none, view: view(BATTLE, null), draft })).toBeNull();
});
