import Flatten from "@flatten-js/core";
import type { Footprint, Point, Quad } from "@/lib/rules/table/geometry/footprint";

/**
 * The answers of lib/rules/table/geometry by somebody else's geometry, which reckons with fractions: null where it is within a millionth
 * of the limit and could say either.
 */
type Answer = boolean | null;

const NEAR = 1e-6;
/** What two shapes share that overlap by a millionth along 10 BW. */
const NEAR_AREA = 1e-3;

const pointOf = ({ x, y }: Point) => Flatten.point(x, y);
const corners = (quad: Quad): readonly Flatten.Point[] => [0, 2, 4, 6].map((place) => Flatten.point(quad[place]!, quad[place + 1]!));
const polygonOf = (quad: Quad): Flatten.Polygon => new Flatten.Polygon([...corners(quad)]);
const edgesOf = (quad: Quad): readonly Flatten.Segment[] =>
  corners(quad).map((corner, at, all) => Flatten.segment(corner, all[(at + 1) % 4]!));

const anyOf = (answers: readonly Answer[]): Answer => (answers.includes(true) ? true : answers.includes(null) ? null : false);
const allOf = (answers: readonly Answer[]): Answer => (answers.includes(false) ? false : answers.includes(null) ? null : true);

function quadHolds(quad: Quad, point: Flatten.Point): Answer {
  if (edgesOf(quad).some((edge) => edge.distanceTo(point)[0] < NEAR)) return null;
  return polygonOf(quad).contains(point);
}

const between = (one: Quad, other: Quad): number => polygonOf(one).distanceTo(polygonOf(other))[0];

/** Its intersection fails now and then on borders that nearly meet. */
function sharedArea(one: Quad, other: Quad): number | null {
  try {
    return Flatten.BooleanOperations.intersect(polygonOf(one), polygonOf(other)).area();
  } catch {
    return null;
  }
}

function quadsOverlap(one: Quad, other: Quad): Answer {
  if (between(one, other) > NEAR) {
    return polygonOf(one).contains(corners(other)[0]!) || polygonOf(other).contains(corners(one)[0]!);
  }
  const area = sharedArea(one, other);
  return area === null || area < NEAR_AREA ? null : true;
}

function quadsApart(one: Quad, other: Quad, d: number): Answer {
  const overlapping = quadsOverlap(one, other);
  if (overlapping) return false;
  const distance = between(one, other);
  return Math.abs(distance - d) < NEAR ? null : distance > d;
}

const eachPair = (a: Footprint, b: Footprint, question: (one: Quad, other: Quad) => Answer): readonly Answer[] =>
  a.flatMap((one) => b.map((other) => question(one, other)));

export const flattenOverlap = (a: Footprint, b: Footprint): Answer => anyOf(eachPair(a, b, quadsOverlap));

/** To touch is a limit itself: it can only say where they do not. */
export function flattenTouch(a: Footprint, b: Footprint): Answer {
  if (flattenOverlap(a, b)) return false;
  return anyOf(eachPair(a, b, (one, other) => (between(one, other) > NEAR ? false : null)));
}

export const flattenApart = (a: Footprint, b: Footprint, d: number): Answer =>
  allOf(eachPair(a, b, (one, other) => quadsApart(one, other, d)));

export const flattenHolds = (a: Footprint, point: Point): Answer => anyOf(a.map((quad) => quadHolds(quad, pointOf(point))));

export const flattenWithin = (a: Footprint, outer: Quad): Answer => allOf(a.flatMap(corners).map((corner) => quadHolds(outer, corner)));

/** Where the border cuts the way into pieces, the middle of one of them is well inside. */
function quadCrossed(way: Flatten.Segment, quad: Quad): Answer {
  const cuts = [way.start, ...polygonOf(quad).intersect(way), way.end].sort(
    (one, other) => one.distanceTo(way.start)[0] - other.distanceTo(way.start)[0],
  );
  const pieces = cuts.slice(1).map((cut, at) => Flatten.segment(cuts[at]!, cut));
  return anyOf(pieces.map((piece) => quadHolds(quad, piece.middle())));
}

export const flattenCrosses = (from: Point, to: Point, a: Footprint): Answer =>
  anyOf(a.map((quad) => quadCrossed(Flatten.segment(pointOf(from), pointOf(to)), quad)));
