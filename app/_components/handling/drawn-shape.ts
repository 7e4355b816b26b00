import { hundredths } from "@/lib/rules/table/hundredths";
import { type FieldLayout, type Spot, UNIT } from "../battlefield/field-layout";
import type { Stance, Task } from "./task";

const RIGHT_ANGLE = 90;

/**
 * What a thing looks along on the table. A piece, turned by its angle, looks up in its own drawing; what neither turns nor goes ahead, a
 * camp or a marker, is upright for the viewer; everything else points along its facing.
 */
function lookOf({ turns, moves, sides }: Task, { w, angle }: Stance, { edge }: FieldLayout): number {
  if (sides || w > 0) return angle + RIGHT_ANGLE;
  if (!turns && moves !== "ahead") return edge === "defender" ? RIGHT_ANGLE : -RIGHT_ANGLE;
  return angle;
}

/** By how many clockwise degrees a thing's own drawing is turned in the picture. */
export const turnIn = (task: Task, stance: Stance, layout: FieldLayout): number => layout.turnOf(lookOf(task, stance, layout));

/** Where a thing's own drawing lies in the picture. */
export function transformOf(task: Task, stance: Stance, layout: FieldLayout): string {
  const { x, y } = layout.toPicture(stance);
  return `translate(${tenth(x)} ${tenth(y)}) rotate(${turnIn(task, stance, layout)})`;
}

/** Where a place of a thing's own drawing is in the picture. */
export function placeOf(task: Task, stance: Stance, layout: FieldLayout, { x, y }: Spot): Spot {
  const at = layout.toPicture(stance);
  const turn = (turnIn(task, stance, layout) * Math.PI) / (2 * RIGHT_ANGLE);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
}

const tenth = (length: number): number => Math.round(length * 10) / 10;

/** The ground under a thing in its own drawing, about its centre and looking up: as path data, and its bounds. */
export type DrawnShape = {
  readonly path: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function drawnShape(task: Task, stance: Stance, layout: FieldLayout): DrawnShape {
  const turn = ((RIGHT_ANGLE - lookOf(task, stance, layout)) * Math.PI) / (2 * RIGHT_ANGLE);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [centreX, centreY] = [hundredths(stance.x), hundredths(stance.y)];
  const xs: number[] = [];
  const ys: number[] = [];
  const path = task.footprint(stance).map((quad) => {
    const corners = [0, 2, 4, 6].map((at) => {
      const [x, y] = [(quad[at] as number) - centreX, (quad[at + 1] as number) - centreY];
      const spot = [tenth(((x * cos - y * sin) * UNIT) / 100), tenth((-(x * sin + y * cos) * UNIT) / 100)] as const;
      xs.push(spot[0]);
      ys.push(spot[1]);
      return spot.join(" ");
    });
    return `M${corners.join("L")}Z`;
  });
  return { path: path.join(""), left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
