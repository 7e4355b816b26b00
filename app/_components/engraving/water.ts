import { type Pen, type Point, penAt } from "./pen";
import type { Chance } from "./seeded";

type Reach = readonly [from: number, to: number];

/** A line that wanders about a height, in small steps that remember one another. */
export function wander([from, to]: Reach, at: (x: number) => number, step: number, swing: number, chance: Chance): readonly Point[] {
  const steps = Math.round((to - from) / step);
  let drift = 0;
  return Array.from({ length: steps + 1 }, (_, one) => {
    drift = drift * 0.72 + chance.about(swing);
    const x = from + ((to - from) * one) / steps;
    return [x, at(x) + drift];
  });
}

/** Straight from point to point, as a graver jags a coast. */
export function jagged(points: readonly Point[], pen: Pen = penAt(0, 0)): Pen {
  for (const [at, [x, y]] of points.entries()) {
    if (at === 0) pen.from(x, y);
    else pen.line(x, y);
  }
  return pen;
}

/** One bow through all points; `on`: from where the pen is. */
export function flowing(points: readonly Point[], pen: Pen = penAt(0, 0), on = false): Pen {
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[at + 1] ?? [x, y];
    if (at === 0) on ? pen.line(x, y) : pen.from(x, y);
    else if (at === points.length - 1) pen.line(x, y);
    else pen.bow(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  return pen;
}

/** Level strokes out to sea from every point of a shore, fewer and shorter the farther out, as engravers shade a coast. */
export function shoreShade(shore: readonly Point[], seaward: 1 | -1, chance: Chance): Pen {
  const pen = penAt(0, 0);
  const end = shore.at(-1)?.[0] ?? 0;
  const begin = shore[0]?.[0] ?? 0;
  for (const [rank, part] of [1, 0.96, 0.9, 0.78, 0.56, 0.34].entries()) {
    for (const [x, y] of shore) {
      if (chance.next() > part) continue;
      const length = chance.between(4, 8.5) * (1 - rank * 0.09);
      const start = Math.max(begin, x + chance.about(2.5));
      if (start + length < end) pen.from(start, y + seaward * (1.7 + rank * 1.9)).line(start + length, y + seaward * (1.7 + rank * 1.9));
    }
  }
  return pen;
}

/** A row of waves with gaps. */
export function waves([from, to]: Reach, y: number, chance: Chance): Pen {
  const pen = penAt(0, y);
  for (let x = from + chance.next() * 24; x < to - 14; x += chance.between(22, 52)) {
    const high = chance.about(1.6);
    pen
      .from(x, high)
      .bow(x + 2.2, high - 2.6, x + 4.4, high)
      .bow(x + 6.2, high + 1.8, x + 8.4, high - 0.4);
  }
  return pen;
}

/** A ledge that breaks off: its edge, and hachures down its drop, longest in the middle of each stretch. */
export function ledges(edge: readonly Point[], drop: number, chance: Chance): Pen {
  const pen = penAt(0, 0);
  let at = 0;
  while (at < edge.length - 3) {
    const stretch = edge.slice(at, at + Math.round(chance.between(5, 11)));
    jagged(stretch, pen);
    for (const [one, [x, y]] of stretch.entries()) {
      const deep = drop * Math.sin(((one + 0.7) / (stretch.length + 0.4)) * Math.PI);
      pen.from(x + 1, y).line(x + 1 + chance.about(0.6), y + deep * chance.between(0.75, 1.1));
      pen.from(x + 3.4, y).line(x + 3.4 + chance.about(0.6), y + deep * chance.between(0.4, 0.7));
    }
    at += stretch.length + Math.round(chance.between(0, 3));
  }
  return pen;
}
