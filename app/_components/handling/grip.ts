import type { Spot } from "../battlefield/field-layout";
import type { Stance } from "./task";

/** By what a thing is taken: its body, the knob that turns it, or a corner or side of it (1, 0 or -1 along its own width and depth). */
export type Grip = "body" | "knob" | { readonly w: -1 | 0 | 1; readonly h: -1 | 0 | 1 };

export type TakenUp = {
  readonly grip: Grip;
  readonly stance: Stance;
  /** Where the pointer was, on the table. */
  readonly at: Spot;
  /** About what it turns. */
  readonly centre: Spot;
};

const QUARTER_HOUR = 15;
/** So near to a multiple of 15 degrees it turns there of itself. */
const NEAR = 2;

const degreesTo = ({ x, y }: Spot, centre: Spot): number => (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;

function turnedBy(angle: number, isStepped: boolean): number {
  const step = Math.round(angle / QUARTER_HOUR) * QUARTER_HOUR;
  return isStepped || Math.abs(angle - step) <= NEAR ? step : angle;
}

function resized(stance: Stance, grip: Exclude<Grip, string>, by: Spot, sides: Sides): Stance {
  const turn = (stance.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const grown = (side: number, more: number) => Math.min(sides.max, Math.max(sides.min, side + more));
  const w = grip.w === 0 ? stance.w : grown(stance.w, grip.w * (by.x * cos + by.y * sin));
  const h = grip.h === 0 ? stance.h : grown(stance.h, grip.h * (by.y * cos - by.x * sin));
  // The opposite side stays where it is.
  const [along, across] = [(grip.w * (w - stance.w)) / 2, (grip.h * (h - stance.h)) / 2];
  return { ...stance, w, h, x: stance.x + along * cos - across * sin, y: stance.y + along * sin + across * cos };
}

type Sides = { readonly min: number; readonly max: number };

/** Where a thing taken up by a grip is once the pointer is `to`; `isStepped`: it turns by whole steps of 15 degrees. */
export function carried({ grip, stance, at, centre }: TakenUp, to: Spot, sides: Sides | null, isStepped: boolean): Stance {
  const by = { x: to.x - at.x, y: to.y - at.y };
  if (grip === "body") return { ...stance, x: stance.x + by.x, y: stance.y + by.y };
  if (grip === "knob") {
    const angle = stance.angle + degreesTo(to, centre) - degreesTo(at, centre);
    return { ...stance, angle: turnedBy(angle, isStepped) };
  }
  return sides ? resized(stance, grip, by, sides) : stance;
}
