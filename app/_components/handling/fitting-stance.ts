import type { Stance, Task } from "./task";
import { toTenth } from "./to-tenth";

const RIGHT_ANGLE = 90;
/** The model knows no place farther than this, BW. */
const FARTHEST = 200;

const toHundredth = (length: number): number => Math.round(length * 100) / 100;
const wholeAngle = (angle: number): number => ((Math.round(angle) % 360) + 360) % 360;
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** To a tenth; but what lies to the hundredth stays so until it is moved. */
const roundedFrom = (start: number, length: number): number =>
  toTenth(length) === toTenth(start) ? start : between(0, toTenth(length), FARTHEST);

function placeOf({ moves, start }: Task, { x, y }: Stance): { readonly x: number; readonly y: number } {
  switch (moves) {
    case "none":
      return start;
    case "along":
      return { x: roundedFrom(start.x, x), y: start.y };
    case "ahead": {
      const turn = (start.angle * Math.PI) / (2 * RIGHT_ANGLE);
      const far = toTenth((x - start.x) * Math.cos(turn) + (y - start.y) * Math.sin(turn));
      return { x: toHundredth(start.x + far * Math.cos(turn)), y: toHundredth(start.y + far * Math.sin(turn)) };
    }
    case "free":
      return { x: roundedFrom(start.x, x), y: roundedFrom(start.y, y) };
    default:
      return moves satisfies never;
  }
}

/** The stance that the task allows and that is told in tenths and whole degrees, nearest to this one. Whether it is legal is not asked. */
export function fittingStance(task: Task, stance: Stance): Stance {
  const { x, y } = placeOf(task, stance);
  const { start, sides, turns } = task;
  const sideOf = (side: number, was: number): number => (sides ? between(sides.min, toTenth(side), sides.max) : was);
  return { x, y, angle: turns ? wholeAngle(stance.angle) : start.angle, w: sideOf(stance.w, start.w), h: sideOf(stance.h, start.h) };
}

export const isSameStance = (one: Stance, other: Stance): boolean =>
  one.x === other.x && one.y === other.y && one.angle === other.angle && one.w === other.w && one.h === other.h;
