import type { Stance } from "@/app/_components/handling/task";
import { toTenth } from "@/app/_components/handling/to-tenth";

const TURN = 360;
export const toDegree = (degrees: number): number => ((Math.round(degrees) % TURN) + TURN) % TURN;

/** A stance as it can be sent. */
export const rounded = ({ x, y, angle, w, h }: Stance): Stance => ({
  x: toTenth(x),
  y: toTenth(y),
  angle: toDegree(angle),
  w: toTenth(w),
  h: toTenth(h),
});

const TENTH = 0.1;
const AROUND = [0, TENTH, -TENTH];

/**
 * The stances that can be sent in the place of one, the nearest first: what was moved until it touches lies between tenths, and from one
 * of those around it is moved there again.
 */
export const sendable = (stance: Stance): readonly Stance[] =>
  AROUND.flatMap((y) => AROUND.map((x) => rounded({ ...stance, x: stance.x + x, y: stance.y + y })));
