import Flatten from "@flatten-js/core";
import type { Footprint, Point, Quad } from "@/lib/rules/table/geometry/footprint";
import { apartAtLeast, crosses, holds, overlap, touch, within } from "@/lib/rules/table/geometry/predicates";
import { fastDraws } from "./draw-sources";
import { exactApart, exactCrosses, exactHolds, exactOverlap, exactTouch, exactWithin } from "./exact-geometry";
import { type Questions, randomQuestions } from "./random-footprints";

/**
 * The answers of lib/rules/table/geometry by a library that computes with fractions: null within a millionth of the limit, where it could
 * say either.
 */
type Answer = boolean | null;

const NEAR = 1e-6;
/** The area shared by two shapes that overlap by a millionth along 10 BW. */
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

/** The library's intersection sometimes fails on borders that nearly meet. */
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

const flattenOverlap = (a: Footprint, b: Footprint): Answer => anyOf(eachPair(a, b, quadsOverlap));

/** Touching is itself a limit: the library can only rule it out. */
function flattenTouch(a: Footprint, b: Footprint): Answer {
  if (flattenOverlap(a, b)) return false;
  return anyOf(eachPair(a, b, (one, other) => (between(one, other) > NEAR ? false : null)));
}

const flattenApart = (a: Footprint, b: Footprint, d: number): Answer => allOf(eachPair(a, b, (one, other) => quadsApart(one, other, d)));

const flattenHolds = (a: Footprint, point: Point): Answer => anyOf(a.map((quad) => quadHolds(quad, pointOf(point))));

const flattenWithin = (a: Footprint, outer: Quad): Answer => allOf(a.flatMap(corners).map((corner) => quadHolds(outer, corner)));

/** If the way crosses, the border cuts it into pieces, and the middle of one is well inside. */
function quadCrossed(way: Flatten.Segment, quad: Quad): Answer {
  const cuts = [way.start, ...polygonOf(quad).intersect(way), way.end].sort(
    (one, other) => one.distanceTo(way.start)[0] - other.distanceTo(way.start)[0],
  );
  const pieces = cuts.slice(1).map((cut, at) => Flatten.segment(cuts[at]!, cut));
  return anyOf(pieces.map((piece) => quadHolds(quad, piece.middle())));
}

const flattenCrosses = (from: Point, to: Point, a: Footprint): Answer =>
  anyOf(a.map((quad) => quadCrossed(Flatten.segment(pointOf(from), pointOf(to)), quad)));

type Answers = Readonly<Record<"ours" | "exact", (asked: Questions) => boolean>> & {
  readonly theirs: (asked: Questions) => boolean | null;
};

/** Each question, answered by the rules, by another exact method, and by @flatten-js/core. */
const QUESTIONS: Readonly<Record<string, Answers>> = {
  overlap: { ours: ({ a, b }) => overlap(a, b), exact: ({ a, b }) => exactOverlap(a, b), theirs: ({ a, b }) => flattenOverlap(a, b) },
  touch: { ours: ({ a, b }) => touch(a, b), exact: ({ a, b }) => exactTouch(a, b), theirs: ({ a, b }) => flattenTouch(a, b) },
  apart: {
    ours: ({ a, b, d }) => apartAtLeast(a, b, d),
    exact: ({ a, b, d }) => exactApart(a, b, d),
    theirs: ({ a, b, d }) => flattenApart(a, b, d),
  },
  within: {
    ours: ({ a, b }) => within(b, a[0]!),
    exact: ({ a, b }) => exactWithin(b, a[0]!),
    theirs: ({ a, b }) => flattenWithin(b, a[0]!),
  },
  holds: {
    ours: ({ a, point }) => holds(a, point),
    exact: ({ a, point }) => exactHolds(a, point),
    theirs: ({ a, point }) => flattenHolds(a, point),
  },
  crosses: {
    ours: ({ a, from, to }) => crosses(from, to, a),
    exact: ({ a, from, to }) => exactCrosses(from, to, a),
    theirs: ({ a, from, to }) => flattenCrosses(from, to, a),
  },
};

type Judged = {
  readonly pairs: number;
  /** How many pairs were within a millionth of the limit of some question, where only the exact answer counts. */
  nearLimits: number;
  /** How often the answer to each question was yes. */
  readonly yes: Record<string, number>;
  readonly disagreements: { readonly question: string; readonly asked: Questions }[];
};

/** Asks everything of random pairs, every second of them near a limit. */
export function judgeFootprints(pairs: number, seed: number): Judged {
  const draws = fastDraws(seed)({ a: "", b: "" }, 0);
  const judged: Judged = { pairs, nearLimits: 0, yes: {}, disagreements: [] };
  for (let pair = 0; pair < pairs; pair++) {
    const asked = randomQuestions((n) => draws(n).value, pair % 2 === 0);
    let near = false;
    for (const [question, { ours, exact, theirs }] of Object.entries(QUESTIONS)) {
      const answer = ours(asked);
      const oracle = theirs(asked);
      near ||= oracle === null;
      judged.yes[question] = (judged.yes[question] ?? 0) + (answer ? 1 : 0);
      if (answer !== exact(asked) || (oracle !== null && answer !== oracle)) judged.disagreements.push({ question, asked });
    }
    if (near) judged.nearLimits += 1;
  }
  return judged;
}
