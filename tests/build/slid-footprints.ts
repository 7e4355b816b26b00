import { cosine, type Footprint, type Point, type Quad, sine } from "@/lib/rules/table/geometry/footprint";

/*
 * Lays footprints at their limits, about: in fractions, so that what is found this way must still be judged. Only sums, products and
 * roots, which are the same everywhere.
 */

export const vertices = (a: Footprint): readonly Point[] =>
  a.flatMap((quad) => [0, 2, 4, 6].map((at) => ({ x: quad[at]!, y: quad[at + 1]! })));
export const edges = (quad: Quad): readonly (readonly [Point, Point])[] =>
  vertices([quad]).map((from, at, all) => [from, all[(at + 1) % 4]!]);

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

function offEdge({ x, y }: Point, [from, to]: readonly [Point, Point]): number {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * alongX + (y - from.y) * alongY) / (alongX * alongX + alongY * alongY);
  const foot = Math.min(Math.max(share, 0), 1);
  return length(x - from.x - foot * alongX, y - from.y - foot * alongY);
}

/** How far two footprints are apart, about, as long as they do not overlap. */
export function farApart(a: Footprint, b: Footprint): number {
  const least = (one: Footprint, other: Footprint) =>
    Math.min(...vertices(one).flatMap((vertex) => other.flatMap(edges).map((edge) => offEdge(vertex, edge))));
  return Math.min(least(a, b), least(b, a));
}

/** How far a footprint is inside of one quadrilateral, about; less than 0 is out. */
export function farInside(a: Footprint, outer: Quad): number {
  const inward = ({ x, y }: Point, [from, to]: readonly [Point, Point]) =>
    ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length(to.x - from.x, to.y - from.y);
  return Math.min(...edges(outer).flatMap((edge) => vertices(a).map((vertex) => inward(vertex, edge))));
}

/** The point so far away, by whole degrees. */
export const onward = ({ x, y }: Point, degrees: number, far: number): Point => ({
  x: Math.round(x + (far * cosine(degrees)) / 1_000_000),
  y: Math.round(y + (far * sine(degrees)) / 1_000_000),
});

/** Where a shape comes to along a way, as far as is free each time, until nothing is free. */
export function slid(begin: Point, degrees: number, place: (at: Point) => Footprint, free: (laid: Footprint) => number): Point {
  let gone = 0;
  for (let step = 0; step < 12; step++) {
    const left = free(place(onward(begin, degrees, gone)));
    if (left < 1) break;
    gone += left;
  }
  return onward(begin, degrees, gone);
}
