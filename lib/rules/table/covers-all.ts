import { within } from "./geometry/predicates";
import { coordinate, type Footprint, highest, lowest, type Quad } from "./geometry/quad";

type Polygon = readonly (readonly [number, number])[];

const polygonOf = (quad: Quad): Polygon => [0, 2, 4, 6].map((at) => [coordinate(quad, at), coordinate(quad, at + 1)] as const);

function areaOf(polygon: Polygon): number {
  let twice = 0;
  polygon.forEach(([x, y], at) => {
    const [nextX, nextY] = polygon[(at + 1) % polygon.length] ?? [x, y];
    twice += x * nextY - y * nextX;
  });
  return twice / 2;
}

/** The part of a polygon to the left of the line from (ax, ay) to (bx, by). */
function cut(polygon: Polygon, ax: number, ay: number, bx: number, by: number): Polygon {
  const inward = ([x, y]: readonly [number, number]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  return polygon.flatMap((point, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? point;
    const [here, there] = [inward(point), inward(next)];
    const inside = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return inside;
    const part = here / (here - there);
    return [...inside, [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part] as const];
  });
}

/** The area two quadrilaterals share. */
function sharedArea(one: Quad, other: Quad): number {
  let left = polygonOf(one);
  for (let at = 0; at < 8; at += 2)
    left = cut(left, coordinate(other, at), coordinate(other, at + 1), coordinate(other, at + 2), coordinate(other, at + 3));
  return areaOf(left);
}

/** The area of a gap one hundredth of a BW wide across it. Corners are rounded, which leaves such slits between touching pieces. */
const slitAcross = (quad: Quad): number => highest(quad, 0) - lowest(quad, 0) + highest(quad, 1) - lowest(quad, 1);

/**
 * Whether pieces that do not overlap cover a footprint completely. Exact if one piece covers it; between several, a slit a hundredth of a
 * BW wide is no gap.
 */
export function coversAll(pieces: readonly Footprint[], footprint: Footprint): boolean {
  const quads = pieces.flat();
  return footprint.every((part) => {
    if (quads.some((quad) => within([part], quad))) return true;
    if (quads.length < 2) return false;
    const covered = quads.reduce((sum, quad) => sum + sharedArea(part, quad), 0);
    return covered >= areaOf(polygonOf(part)) - slitAcross(part);
  });
}
