import type { Pen } from "./pen";
import type { Point } from "./water";

/** How far along its way a stroke is broadest. */
const BELLY = 0.22;

/** A stroke as a graver cuts it: swelling soon after it is set down, and thinning to nothing. To be filled. */
export function cut(pen: Pen, [x, y]: Point, [toX, toY]: Point, breadth: number): Pen {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [sideX, sideY] = [((toY - y) / length) * (breadth / 2), ((x - toX) / length) * (breadth / 2)];
  const [bellyX, bellyY] = [x + (toX - x) * BELLY, y + (toY - y) * BELLY];
  return pen
    .from(x, y)
    .line(bellyX + sideX, bellyY + sideY)
    .line(toX, toY)
    .line(bellyX - sideX, bellyY - sideY)
    .close();
}

/** How much a slope that falls that way lies in the shade, from 0 to 1: the light comes from the upper left. */
export function shadeOf(acrossX: number, downY: number): number {
  const length = Math.hypot(acrossX, downY) || 1;
  return (1 + (acrossX * 0.6 + downY * 0.8) / length) / 2;
}
