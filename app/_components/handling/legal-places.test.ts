import fc from "fast-check";
import { expect, test } from "vitest";
import { discs, ground, patchTask, TABLE } from "@/tests/build/patch-task";
import { nearestPlace, snapToLegal } from "./legal-places";
import { fittingStance, type Stance, type Task } from "./task";

const place = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 200 }) });
const standing = ({ x, y }: { readonly x: number; readonly y: number }): Stance => ({ x: x / 10, y: y / 10, angle: 0, w: 0, h: 0 });
const isLegal = (task: Task, stance: Stance): boolean => task.judge(stance).reasons.length === 0;
const far = (one: Stance, other: Stance): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Every tenth within a BW, judged one by one. */
function slowly(task: Task, from: Stance, reach: number): number | null {
  let best: number | null = null;
  for (let x = -10; x <= 10; x++)
    for (let y = -10; y <= 10; y++) {
      const stance = fittingStance(task, { ...from, x: from.x + x / 10, y: from.y + y / 10 });
      const { left, bottom, right, top } = task.within;
      const isWithin = stance.x >= left && stance.x <= right && stance.y >= bottom && stance.y <= top;
      if (!isWithin || Math.hypot(x, y) > reach * 10 || !isLegal(task, stance)) continue;
      best = Math.min(best ?? Number.POSITIVE_INFINITY, Math.hypot(x, y) / 10);
    }
  return best;
}

test("what it finds is legal, and nothing legal on the grid is nearer; where it finds nothing there is nothing", () => {
  let found = 0;
  let missed = 0;
  fc.assert(
    fc.property(discs, place, (holes, at) => {
      const task = patchTask(holes);
      const from = standing(at);
      const snapped = snapToLegal(task, from, { reach: 1, most: 400 });
      const best = slowly(task, from, 1);
      expect(snapped).not.toBe("more");
      if (snapped === null || snapped === "more") {
        missed += 1;
        expect(best).toBeNull();
        return;
      }
      found += far(from, snapped.stance) > 0 ? 1 : 0;
      expect(isLegal(task, snapped.stance)).toBe(true);
      expect(far(from, snapped.stance)).toBeCloseTo(best ?? Number.NaN, 6);
    }),
    { seed: 4, numRuns: 300 },
  );
  expect(Math.min(found, missed)).toBeGreaterThan(10);
});

test("it stops at its limit of judgements and says so; known illegal places are not judged again", () => {
  let judged = 0;
  const task = patchTask([{ x: 10, y: 10, r: 3 }], () => {
    judged += 1;
  });
  expect(snapToLegal(task, standing({ x: 100, y: 100 }), { reach: 1, most: 20 })).toBe("more");
  expect(judged).toBe(20);
  expect(snapToLegal(task, standing({ x: 100, y: 100 }), { reach: 1, most: 20, isForbidden: () => true })).toBeNull();
  expect(judged).toBe(20);
});

test("the nearest legal place is found along the way, to a tenth, or none", () => {
  const task = patchTask([{ x: 10, y: 10, r: 4 }]);
  const found = nearestPlace(task, standing({ x: 100, y: 100 }), TABLE);
  expect(found && isLegal(task, found.stance)).toBe(true);
  expect(found && far(found.stance, standing({ x: 100, y: 100 }))).toBeLessThan(4.6);
  expect(nearestPlace(patchTask([{ x: 15, y: 10, r: 60 }]), standing({ x: 100, y: 100 }), TABLE)).toBeNull();
});

test("where it must touch an edge of the table, the line along that edge is found from afar", () => {
  const task: Task = {
    ...patchTask([]),
    judge: (stance) => ground(stance, stance.y === 0.5 ? [] : [{ code: "not-at-edge", params: { edge: null } }]),
  };
  expect(nearestPlace(task, standing({ x: 100, y: 100 }), TABLE)?.stance).toMatchObject({ y: 0.5 });
});

test("what goes along its line or ahead stays on it", () => {
  const along = { ...patchTask([{ x: 10, y: 0.5, r: 0.6 }]), moves: "along" as const, start: { x: 3, y: 0.5, angle: 0, w: 0, h: 0 } };
  expect(snapToLegal(along, { ...along.start, x: 9.8 }, { reach: 1, most: 400 })).toMatchObject({ stance: { x: 9.4, y: 0.5 } });
  const ahead = { ...patchTask([]), moves: "ahead" as const, start: { x: 5, y: 5, angle: 90, w: 0, h: 0 } };
  expect(fittingStance(ahead, { ...ahead.start, x: 9, y: 7.26 })).toMatchObject({ x: 5, y: 7.3 });
});
