import { boxQuad, cosine, type Footprint, type Part, type Point, type Quad, sine, turned } from "@/lib/rules/table/geometry/footprint";

/*
 * Lays footprints about at their limits. It computes with fractions, so the result must still be judged. Only sums, products and roots,
 * which are the same everywhere.
 */

const vertices = (a: Footprint): readonly Point[] => a.flatMap((quad) => [0, 2, 4, 6].map((at) => ({ x: quad[at]!, y: quad[at + 1]! })));
const edges = (quad: Quad): readonly (readonly [Point, Point])[] => vertices([quad]).map((from, at, all) => [from, all[(at + 1) % 4]!]);

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

function offEdge({ x, y }: Point, [from, to]: readonly [Point, Point]): number {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * alongX + (y - from.y) * alongY) / (alongX * alongX + alongY * alongY);
  const foot = Math.min(Math.max(share, 0), 1);
  return length(x - from.x - foot * alongX, y - from.y - foot * alongY);
}

/** About how far two footprints are apart, if they do not overlap. It is asked millions of times, so it makes no lists of distances. */
export function farApart(a: Footprint, b: Footprint): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const sides = other.flatMap(edges);
    for (const vertex of vertices(one)) for (const edge of sides) least = Math.min(least, offEdge(vertex, edge));
  }
  return least;
}

/** About how far a footprint is inside a quadrilateral; below 0 if it is outside. */
export function farInside(a: Footprint, outer: Quad): number {
  const inward = ({ x, y }: Point, [from, to]: readonly [Point, Point]) =>
    ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length(to.x - from.x, to.y - from.y);
  return Math.min(...edges(outer).flatMap((edge) => vertices(a).map((vertex) => inward(vertex, edge))));
}

/** The point at this distance, in a direction of whole degrees. */
export const onward = ({ x, y }: Point, degrees: number, far: number): Point => ({
  x: Math.round(x + (far * cosine(degrees)) / 1_000_000),
  y: Math.round(y + (far * sine(degrees)) / 1_000_000),
});

/** Where a shape gets to along a way, moving as far as is free each time until nothing is free. */
export function slid(begin: Point, degrees: number, place: (at: Point) => Footprint, free: (laid: Footprint) => number): Point {
  let gone = 0;
  for (let step = 0; step < 12; step++) {
    const left = free(place(onward(begin, degrees, gone)));
    if (left < 1) break;
    gone += left;
  }
  return onward(begin, degrees, gone);
}

/** A whole number from 0 to n - 1. */
export type Draw = (n: number) => number;

/** What the predicates are asked about: two footprints, a distance, a way and a point. */
export type Questions = {
  readonly a: Footprint;
  readonly b: Footprint;
  readonly d: number;
  readonly from: Point;
  readonly to: Point;
  readonly point: Point;
};

/** Within 0.1 BW of a limit. */
const NEAR = 10;

export const pick = <Value>(draw: Draw, values: readonly Value[]): Value => values[draw(values.length)]!;
export const nudge = (draw: Draw, by: number): number => draw(2 * by + 1) - by;
const nudged = (draw: Draw, { x, y }: Point, by: number): Point => ({ x: x + nudge(draw, by), y: y + nudge(draw, by) });

/** Square to the table, in steps of 15 degrees, or any angle. */
export const angle = (draw: Draw): number => pick(draw, [90 * draw(4), 15 * draw(24), draw(360)]);

/** One rectangle, or two or three that meet, overlap or stand apart. */
function shape(draw: Draw, greatest: number): readonly Part[] {
  const side = () => 2 * (5 + draw(greatest / 2 - 4));
  const count = pick(draw, [1, 1, 1, 2, 3]);
  const parts: Part[] = [{ x: 0, y: 0, w: side(), h: side() }];
  while (parts.length < count) {
    const last = parts.at(-1)!;
    const [w, h] = [side(), side()];
    parts.push({ w, h, x: last.x + (last.w + w) / 2 - pick(draw, [0, 0, 50]), y: last.y + nudge(draw, 100) });
  }
  return parts;
}

type Pair = Pick<Questions, "a" | "b" | "d">;
const FAR = 3000;

/** Two footprints that touch or are `d` apart, give or take 0.1 BW, or lie anywhere about one another. */
function neighbours(draw: Draw, near: boolean): Pair {
  const centre = { x: 1000 + draw(4000), y: 500 + draw(2000) };
  const [one, other] = [shape(draw, 1000), shape(draw, pick(draw, [100, 1000]))];
  const turn = angle(draw);
  const otherTurn = pick(draw, [turn, angle(draw)]);
  const a = turned(one, centre, turn);
  const d = pick(draw, [50, 200, 1 + draw(1000)]);
  const place = (at: Point) => turned(other, at, otherTurn);
  if (!near) return { a, b: place(nudged(draw, centre, 1500)), d };
  const way = angle(draw);
  const wanted = pick(draw, [0, d]);
  const end = slid(onward(centre, way + 180, FAR), way, place, (laid) => farApart(a, laid) - wanted);
  return { a, b: place(nudged(draw, end, pick(draw, [0, 2, NEAR]))), d };
}

/** A large quadrilateral (a sector, a piece) and a small one in it, at its border give or take 0.1 BW. */
function nested(draw: Draw): Pair {
  const centre = { x: 1000 + draw(4000), y: 1500 };
  const turn = angle(draw);
  const sector = boxQuad({ left: centre.x - 500, bottom: 0, right: centre.x + 500, top: 3000 });
  const a = pick(draw, [[sector], turned([{ x: 0, y: 0, w: 600 + 2 * draw(200), h: 600 + 2 * draw(200) }], centre, turn)]);
  const inner = [{ x: 0, y: 0, w: 10 + 2 * draw(150), h: 10 + 2 * draw(150) }];
  const innerTurn = pick(draw, [turn, angle(draw)]);
  const place = (at: Point) => turned(inner, at, innerTurn);
  const end = slid(centre, angle(draw), place, (laid) => farInside(laid, a[0]!));
  return { a, b: place(nudged(draw, end, pick(draw, [0, 2, NEAR]))), d: 200 };
}

/** A way past a vertex or along an edge, give or take 0.1 BW. */
function closeWay(draw: Draw, a: Footprint): Pick<Questions, "from" | "to"> {
  const by = pick(draw, [0, 2, NEAR]);
  const corner = pick(draw, vertices(a));
  const [begin, end] = pick(draw, edges(pick(draw, a)));
  const over = nudged(draw, corner, 800);
  const past = { from: nudged(draw, over, by), to: { x: 2 * corner.x - over.x, y: 2 * corner.y - over.y } };
  const reach = pick(draw, [0, 1, 3]);
  const longer = (one: Point, other: Point) => ({ x: one.x + reach * (one.x - other.x), y: one.y + reach * (one.y - other.y) });
  const beside = { from: nudged(draw, longer(begin, end), by), to: nudged(draw, longer(end, begin), by) };
  return pick(draw, [past, beside, { from: nudged(draw, corner, by), to: over }]);
}

function closePoint(draw: Draw, a: Footprint): Point {
  const [begin, end] = pick(draw, edges(pick(draw, a)));
  const share = draw(5) / 4;
  const on = { x: Math.round(begin.x + share * (end.x - begin.x)), y: Math.round(begin.y + share * (end.y - begin.y)) };
  return nudged(draw, on, pick(draw, [0, 2, NEAR]));
}

/** Two footprints as a table of up to 60 by 30 BW has them, and what may be asked about them; `near`: each within 0.1 BW of its limit. */
export function randomQuestions(draw: Draw, near: boolean): Questions {
  const pair = near && draw(3) === 0 ? nested(draw) : neighbours(draw, near);
  const anywhere = () => ({ x: draw(6000), y: draw(3000) });
  if (!near) return { ...pair, from: anywhere(), to: anywhere(), point: nudged(draw, vertices(pair.a)[0]!, 500) };
  return { ...pair, ...closeWay(draw, pair.a), point: closePoint(draw, pair.a) };
}
