import { type Box, type Footprint, highest, lowest, type Point, type Quad } from "./quad";
import { cosine, sine } from "./sines";

/**
 * A rectangle within a shape: its centre relative to the shape's centre, and its sides, before turning; hundredths of a BW (sides even).
 */
export type Part = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const MILLION = 1_000_000;

/** Rounded to the nearest whole number, halves away from 0, so that a shape turned by half a circle covers the same ground. */
function whole(millionths: number): number {
  return millionths < 0 ? -Math.round(-millionths / MILLION) : Math.round(millionths / MILLION);
}

/** The point at `offset` from a shape's centre, with the shape turned anticlockwise by whole degrees and its centre moved to `at`. */
export function turnedPoint(offset: Point, at: Point, degrees: number): Point {
  const s = sine(degrees);
  const c = cosine(degrees);
  return { x: at.x + whole(offset.x * c - offset.y * s), y: at.y + whole(offset.x * s + offset.y * c) };
}

/**
 * The ground under a shape turned anticlockwise by whole degrees about its centre and moved to `at`. Every vertex is rounded once. Sides of
 * at least 4 hundredths of a BW stay convex and anticlockwise at any angle.
 */
export function turned(parts: readonly Part[], at: Point, degrees: number): Footprint {
  return parts.map(({ x, y, w, h }): Quad => {
    const [left, right, bottom, top] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
    const a = turnedPoint({ x: left, y: bottom }, at, degrees);
    const b = turnedPoint({ x: right, y: bottom }, at, degrees);
    const c = turnedPoint({ x: right, y: top }, at, degrees);
    const d = turnedPoint({ x: left, y: top }, at, degrees);
    return [a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y];
  });
}

/** A box as a quadrilateral. */
export function boxQuad({ left, bottom, right, top }: Box): Quad {
  return [left, bottom, right, bottom, right, top, left, top];
}

/** The smallest box around a footprint of at least one quadrilateral. */
export function boundsOf(footprint: Footprint): Box {
  return {
    left: Math.min(...footprint.map((quad) => lowest(quad, 0))),
    bottom: Math.min(...footprint.map((quad) => lowest(quad, 1))),
    right: Math.max(...footprint.map((quad) => highest(quad, 0))),
    top: Math.max(...footprint.map((quad) => highest(quad, 1))),
  };
}
