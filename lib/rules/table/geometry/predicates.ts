/**
 * Exact answers about footprints: integers in, no rounding, so that every machine gives the same result. No intermediate number exceeds
 * 2^53 as long as coordinates are within 10 million either way, `d` is at most 9 700, and no two points of footprints that are nearer than
 * `d` by their bounds are more than 9 700 apart (the diagonal of the largest table, 60 by 30 BW, is 6 708).
 */
import { type Box, coordinate, type Footprint, highest, lowest, type Point, type Quad } from "./footprint";

/** How far a point is to the left of the line from (ax, ay) to (bx, by), times that line's length; negative is to the right. */
function leftOf(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

/** `leftOf` for the edge of a quadrilateral that begins at `place`; positive is inside. */
function inward(quad: Quad, place: number, x: number, y: number): number {
  return leftOf(coordinate(quad, place), coordinate(quad, place + 1), coordinate(quad, place + 2), coordinate(quad, place + 3), x, y);
}

/** The gap between two quadrilaterals along an axis; negative if they overlap there. */
function gap(a: Quad, b: Quad, axis: 0 | 1): number {
  return Math.max(lowest(b, axis) - highest(a, axis), lowest(a, axis) - highest(b, axis));
}

/**
 * Positive: interiors meet. 0: they only touch. Negative: nothing in common. Two separate convex shapes are separated by an edge of one of
 * them.
 */
function meeting(a: Quad, b: Quad): number {
  let least = -Math.max(gap(a, b, 0), gap(a, b, 1));
  for (let edge = 0; edge < 8 && least >= 0; edge += 2) {
    const intoA = Math.max(
      inward(a, edge, b[0], b[1]),
      inward(a, edge, b[2], b[3]),
      inward(a, edge, b[4], b[5]),
      inward(a, edge, b[6], b[7]),
    );
    const intoB = Math.max(
      inward(b, edge, a[0], a[1]),
      inward(b, edge, a[2], a[3]),
      inward(b, edge, a[4], a[5]),
      inward(b, edge, a[6], a[7]),
    );
    least = Math.min(least, intoA, intoB);
  }
  return least;
}

/** The greatest `meeting` of any two quadrilaterals of two footprints. */
function closest(a: Footprint, b: Footprint): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of a) for (const other of b) most = Math.max(most, meeting(one, other));
  return most;
}

/** Whether the interiors of two footprints meet. Touching is not overlapping. */
export function overlap(a: Footprint, b: Footprint): boolean {
  return closest(a, b) > 0;
}

/** Whether two footprints have a point in common but do not overlap. */
export function touch(a: Footprint, b: Footprint): boolean {
  return closest(a, b) === 0;
}

/** Whether a vertex of `a` is nearer than `d` to an edge of `b`, if the two have nothing in common. */
function vertexNear(a: Quad, b: Quad, d: number): boolean {
  for (let edge = 0; edge < 8; edge += 2) {
    const fromX = coordinate(b, edge);
    const fromY = coordinate(b, edge + 1);
    const alongX = coordinate(b, edge + 2) - fromX;
    const alongY = coordinate(b, edge + 3) - fromY;
    const length2 = alongX * alongX + alongY * alongY;
    for (let vertex = 0; vertex < 8; vertex += 2) {
      const x = coordinate(a, vertex) - fromX;
      const y = coordinate(a, vertex + 1) - fromY;
      const foot = x * alongX + y * alongY;
      const off = x * alongY - y * alongX;
      if (x * x + y * y < d * d || (foot > 0 && foot < length2 && off * off < d * d * length2)) return true;
    }
  }
  return false;
}

/** Whether two footprints are at least `d` apart (more than 0, hundredths of a BW); exactly `d` is enough. */
export function apartAtLeast(a: Footprint, b: Footprint, d: number): boolean {
  for (const one of a) {
    for (const other of b) {
      const x = Math.max(gap(one, other, 0), 0);
      const y = Math.max(gap(one, other, 1), 0);
      if (x * x + y * y >= d * d) continue;
      if (meeting(one, other) >= 0 || vertexNear(one, other, d) || vertexNear(other, one, d)) return false;
    }
  }
  return true;
}

/** Whether a footprint is completely in a box, border included. */
export function insideBox(a: Footprint, { left, bottom, right, top }: Box): boolean {
  return a.every((quad) => lowest(quad, 0) >= left && lowest(quad, 1) >= bottom && highest(quad, 0) <= right && highest(quad, 1) <= top);
}

function quadHolds(quad: Quad, x: number, y: number): boolean {
  return inward(quad, 0, x, y) >= 0 && inward(quad, 2, x, y) >= 0 && inward(quad, 4, x, y) >= 0 && inward(quad, 6, x, y) >= 0;
}

/** Whether a footprint is completely in one quadrilateral, border included. */
export function within(a: Footprint, outer: Quad): boolean {
  return a.every((quad) => [0, 2, 4, 6].every((place) => quadHolds(outer, coordinate(quad, place), coordinate(quad, place + 1))));
}

/** Whether a point is in a footprint or on its border. */
export function holds(a: Footprint, { x, y }: Point): boolean {
  return a.some((quad) => quadHolds(quad, x, y));
}

function pierces(from: Point, to: Point, quad: Quad): boolean {
  let left = 0;
  let right = 0;
  for (let place = 0; place < 8; place += 2) {
    const side = leftOf(from.x, from.y, to.x, to.y, coordinate(quad, place), coordinate(quad, place + 1));
    left = Math.max(left, side);
    right = Math.min(right, side);
    if (inward(quad, place, from.x, from.y) <= 0 && inward(quad, place, to.x, to.y) <= 0) return false;
  }
  return left > 0 && right < 0;
}

/**
 * Whether the line between two points, its ends excluded, passes through the interior of a footprint, that is of any of its quadrilaterals.
 * A line along a border does not, even a border two of them share.
 */
export function crosses(from: Point, to: Point, a: Footprint): boolean {
  for (const quad of a) if (pierces(from, to, quad)) return true;
  return false;
}
