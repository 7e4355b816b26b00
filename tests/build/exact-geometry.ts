import type { Footprint, Point, Quad } from "@/lib/rules/table/geometry/footprint";

/**
 * The answers of lib/rules/table/geometry by another method, slow but with integers of any size. The relation of two convex shapes is read
 * off the hull of all differences of their points: it holds the origin inside if their interiors meet, and is as far from it as they are
 * from one another.
 */
type Vector = readonly [bigint, bigint];
type Shape = readonly Vector[];
/** A squared distance as a fraction. */
type Squared = { readonly over: bigint; readonly under: bigint };
type Apart = { readonly overlap: boolean; readonly squared: Squared };

const quadShape = (quad: Quad): Shape => [0, 2, 4, 6].map((place) => [BigInt(quad[place]!), BigInt(quad[place + 1]!)]);
const pointShape = (...points: readonly Point[]): Shape => points.map(({ x, y }) => [BigInt(x), BigInt(y)]);

const minus = (one: Vector, other: Vector): Vector => [one[0] - other[0], one[1] - other[1]];
const cross = (one: Vector, other: Vector): bigint => one[0] * other[1] - one[1] * other[0];
const dot = (one: Vector, other: Vector): bigint => one[0] * other[0] + one[1] * other[1];
const sign = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0);

function halfHull(sorted: Shape): Vector[] {
  const hull: Vector[] = [];
  for (const point of sorted) {
    while (hull.length >= 2 && cross(minus(hull.at(-1)!, hull.at(-2)!), minus(point, hull.at(-2)!)) <= 0n) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** Anticlockwise; the two ends for points on one line, a single point for itself. */
function hullOf(points: Shape): Shape {
  const sorted = [...points].sort((one, other) => sign(one[0] - other[0]) || sign(one[1] - other[1]));
  const hull = [...halfHull(sorted), ...halfHull(sorted.reverse())];
  return hull.length > 0 ? hull : sorted.slice(0, 1);
}

/** The distance from the origin to the segment between two points. */
function toSegment(a: Vector, b: Vector): Squared {
  const along = minus(b, a);
  const length = dot(along, along);
  const foot = -dot(a, along);
  if (foot <= 0n) return { over: dot(a, a), under: 1n };
  if (foot >= length) return { over: dot(b, b), under: 1n };
  const nearest: Vector = [a[0] * length + along[0] * foot, a[1] * length + along[1] * foot];
  return { over: dot(nearest, nearest), under: length * length };
}

function apart(one: Shape, other: Shape): Apart {
  const hull = hullOf(one.flatMap((a) => other.map((b) => minus(a, b))));
  const edges = hull.map((point, at) => [point, hull[(at + 1) % hull.length]!] as const);
  const overlap = hull.length > 2 && edges.every(([a, b]) => cross(a, b) > 0n);
  if (overlap) return { overlap, squared: { over: 0n, under: 1n } };
  const all = edges.map(([a, b]) => toSegment(a, b));
  return { overlap, squared: all.reduce((least, next) => (next.over * least.under < least.over * next.under ? next : least)) };
}

const meet = (one: Shape, other: Shape): boolean => apart(one, other).squared.over === 0n;
const pairs = (a: Footprint, b: Footprint): readonly Apart[] =>
  a.flatMap((one) => b.map((other) => apart(quadShape(one), quadShape(other))));

export const exactOverlap = (a: Footprint, b: Footprint): boolean => pairs(a, b).some(({ overlap }) => overlap);

export const exactTouch = (a: Footprint, b: Footprint): boolean =>
  !exactOverlap(a, b) && pairs(a, b).some(({ squared }) => squared.over === 0n);

export const exactApart = (a: Footprint, b: Footprint, d: number): boolean =>
  pairs(a, b).every(({ squared }) => squared.over >= BigInt(d) * BigInt(d) * squared.under);

export const exactHolds = (a: Footprint, point: Point): boolean => a.some((quad) => meet(quadShape(quad), pointShape(point)));

export const exactWithin = (a: Footprint, outer: Quad): boolean =>
  a.every((quad) => quadShape(quad).every((vertex) => meet(quadShape(outer), [vertex])));

/** A way without length crosses nothing. */
export const exactCrosses = (from: Point, to: Point, a: Footprint): boolean =>
  (from.x !== to.x || from.y !== to.y) && a.some((quad) => apart(quadShape(quad), pointShape(from, to)).overlap);

export const exactSegmentsMeet = (a: Point, b: Point, c: Point, d: Point): boolean => meet(pointShape(a, b), pointShape(c, d));
