import fc from "fast-check";
import type { Judgement, Stance, Task } from "@/app/_components/handling/task";
import type { PlacementReason } from "@/lib/model/refusals";
import { hundredths, turned } from "@/lib/rules/table/geometry/footprint";

/** Of the tests: a table of 30 by 20 BW with round holes in it, and a square of one BW that may lie anywhere but with its middle in a hole. */
export const TABLE = { width: 30, depth: 20 };
type Disc = { readonly x: number; readonly y: number; readonly r: number };

export const discs: fc.Arbitrary<readonly Disc[]> = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 30 }),
    y: fc.integer({ min: 0, max: 20 }),
    r: fc.integer({ min: 1, max: 60 }).map((r) => r / 10),
  }),
  { minLength: 1, maxLength: 8 },
);

export const ground = (stance: Stance, reasons: readonly PlacementReason[] = []): Judgement => ({ stance, reasons, warnings: [] });

export function patchTask(holes: readonly Disc[], judging: () => void = () => undefined): Task {
  return {
    ...{ key: "patch", name: "the patch", moves: "free", turns: true, sides: null },
    start: { x: 1, y: 1, angle: 0, w: 0, h: 0 },
    within: { left: 0.5, bottom: 0.5, right: 29.5, top: 19.5 },
    footprint: ({ x, y, angle }) => turned([{ x: 0, y: 0, w: 100, h: 100 }], { x: hundredths(x), y: hundredths(y) }, angle),
    judge(stance) {
      judging();
      const isIn = holes.some(({ x, y, r }) => Math.hypot(stance.x - x, stance.y - y) < r - 1e-9);
      return ground(stance, isIn ? [{ code: "in-water", params: {} }] : []);
    },
  };
}
