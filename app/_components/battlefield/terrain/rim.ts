import { type Pen, type Point, penAt, shadeOf } from "@/app/_components/engraving/pen";
import type { Chance } from "@/app/_components/engraving/seeded";
import { type Ground, type Layer, layer } from "./ground";

/** The natural edge of a piece: a ring in its own measure, which touches all four of its sides and never crosses one. */
export type Rim = {
  readonly ring: readonly Point[];
  /** Whether a place of the piece's own measure is inside, and at least about so far from the edge. */
  readonly holds: (own: Point, inset?: number) => boolean;
};

type Roughness = {
  /** The most by which it falls short of the sides, as a part of the way from the middle. */
  readonly depth: number;
  /** 2 is an ellipse, more is squarer. */
  readonly square: number;
};

/** A closed line around (0, 0), from 0 to 1. */
function swell(chance: Chance): (angle: number) => number {
  const waves = [2, 3, 4, 5, 7, 9, 12, 17].map((count) => ({
    count,
    high: chance.between(0.2, 1) / count ** 0.55,
    from: chance.next() * 2 * Math.PI,
  }));
  const most = waves.reduce((sum, { high }) => sum + high, 0);
  return (angle) => (1 + waves.reduce((sum, { count, high, from }) => sum + high * Math.cos(count * angle + from), 0) / most) / 2;
}

const middle = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

/** Where the bows through a ring come to: half-way between its points, and their own middles. */
function reachOf(ring: readonly Point[]): readonly Point[] {
  return ring.flatMap((point, at) => {
    const before = middle(ring.at(at - 1) ?? point, point);
    const after = middle(point, ring[(at + 1) % ring.length] ?? point);
    return [before, middle(middle(before, after), point)];
  });
}

const POINTS = 52;
/** How many angles are reckoned for each point of the ring, to know what is inside. */
const FINER = 5;

export function rimOf({ wide, high, chance }: Ground, { depth, square }: Roughness): Rim {
  const swelling = swell(chance);
  const reach = (angle: number): number =>
    (1 - depth * swelling(angle)) / (Math.abs(Math.cos(angle)) ** square + Math.abs(Math.sin(angle)) ** square) ** (1 / square);
  const reaches = Array.from({ length: POINTS * FINER }, (_, at) => reach((at / (POINTS * FINER)) * 2 * Math.PI));
  const raw = Array.from({ length: POINTS }, (_, at): Point => {
    const angle = (at / POINTS) * 2 * Math.PI;
    const away = reaches[at * FINER] ?? 0;
    return [away * Math.cos(angle), away * Math.sin(angle)];
  });
  const bounds = reachOf(raw);
  const [right, left] = [Math.max(...bounds.map(([x]) => x)), Math.max(...bounds.map(([x]) => -x))];
  const [bottom, top] = [Math.max(...bounds.map(([, y]) => y)), Math.max(...bounds.map(([, y]) => -y))];
  const stretch = ([x, y]: Point): Point => [x / (x < 0 ? left : right), y / (y < 0 ? top : bottom)];
  const shrunk = ([x, y]: Point): Point => [(x / wide) * (x < 0 ? left : right), (y / high) * (y < 0 ? top : bottom)];
  return {
    ring: raw.map((point) => {
      const [x, y] = stretch(point);
      return [x * wide, y * high];
    }),
    holds: ([x, y], inset = 0) => {
      const away = Math.hypot(x, y);
      if (away < 0.01) return true;
      const [unitX, unitY] = shrunk([x * (1 + inset / away), y * (1 + inset / away)]);
      const turned = Math.round((Math.atan2(unitY, unitX) / (2 * Math.PI)) * reaches.length);
      return Math.hypot(unitX, unitY) <= (reaches.at(turned) ?? 0) * 0.985;
    },
  };
}

/** A ring drawn nearer to the middle of a piece by so many units. */
export const drawnIn = ({ ring }: Rim, { wide, high }: Ground, by: number): readonly Point[] =>
  ring.map(([x, y]) => [x * (1 - by / wide), y * (1 - by / high)]);

function softly(points: readonly Point[], pen: Pen = penAt(0, 0)): Pen {
  const last = points.at(-1) ?? [0, 0];
  pen.from(...middle(last, points[0] ?? last));
  for (const [at, point] of points.entries()) pen.bow(...point, ...middle(point, points[(at + 1) % points.length] ?? point));
  return pen.close();
}

/** One soft line round a ring. */
export const round = (ring: readonly Point[], { shown }: Ground): Pen => softly(ring.map(shown));

const BRUSH = 5;

/** The colour that a brush leaves: thin on all of it, and more along the edge. */
export const washed = (rim: Rim, ground: Ground): readonly Layer[] => [
  layer("wash", round(rim.ring, ground)),
  layer("tint", softly(drawnIn(rim, ground, BRUSH).map(ground.shown).toReversed(), round(rim.ring, ground))),
];

/** Places at even steps along the soft line of a ring, in the piece's own measure. */
export function alongRing(ring: readonly Point[], step: number): readonly Point[] {
  const line = reachOf(ring);
  const found: Point[] = [];
  let rest = 0;
  for (const [at, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[(at + 1) % line.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    for (; rest < length; rest += step) found.push([x + ((nextX - x) * rest) / length, y + ((nextY - y) * rest) / length]);
    rest -= length;
  }
  return found;
}

/** A line round a ring that is broader where it lies in the shade: on the lower right, or, of what is sunk, on the upper left. To be filled. */
export function shadedRim(ring: readonly Point[], ground: Ground, [thin, broad]: readonly [number, number], isSunk = false): Pen {
  const outer = ring.map(ground.shown);
  const inner = outer.map(([x, y], at): Point => {
    const [fromX, fromY] = outer.at(at - 1) ?? [x, y];
    const [toX, toY] = outer[(at + 1) % outer.length] ?? [x, y];
    const [outX, outY] = [toY - fromY, fromX - toX];
    const length = Math.hypot(outX, outY) || 1;
    const shade = isSunk ? 1 - shadeOf(outX, outY) : shadeOf(outX, outY);
    const breadth = thin + (broad - thin) * shade ** 2.2;
    return [x - (outX / length) * breadth, y - (outY / length) * breadth];
  });
  return softly(inner.toReversed(), softly(outer));
}
