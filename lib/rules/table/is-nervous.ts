import type { Placed } from "../../model/battlefield";
import { SHORT_EDGES } from "../../model/enumerations";
import { type Battleground, flankSector, unitFootprint } from "./battleground";
import { boxQuad, coordinate, type Footprint, highest, lowest, type Quad } from "./geometry/footprint";
import { overlap, within } from "./geometry/predicates";
import { goingFor } from "./in-the-way";

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

type Unit = Pick<Placed, "x" | "y" | "facing" | "files" | "form" | "bases" | "troop">;

/** Whether such troops in this form can be nervous at all: foot not in skirmish form, except commanded shot and dragoons. */
function canBe({ troop, form }: Unit, { book }: Battleground): boolean {
  const { type, formation, setFormation } = troop;
  const isNever = setFormation !== null && book.formations[setFormation].neverNervous;
  return type === "foot" && formation !== "dragoon" && form !== "skirmish" && !isNever;
}

const isInSector = (ground: Battleground, footprint: Footprint): boolean =>
  SHORT_EDGES.some((edge) => overlap(footprint, [boxQuad(flankSector(ground, edge))]));

/** Whether all of it is in rough or difficult going, also if that is several touching pieces. */
function isInCover(ground: Battleground, footprint: Footprint, { troop }: Unit): boolean {
  const pieces = ground.pieces.filter(({ kind, footprint: piece }) => goingFor(kind, troop) !== "good" && overlap(piece, footprint));
  return (
    pieces.length > 0 &&
    coversAll(
      pieces.map((piece) => piece.footprint),
      footprint,
    )
  );
}

/**
 * Whether a unit group is nervous where it stands ("Glossary: Nervous", "Flank Sector"): a foot TuG with any part in a flank sector, secure
 * or not, unless it is completely in rough or difficult going.
 */
export function isNervous(ground: Battleground, unit: Unit): boolean {
  if (!canBe(unit, ground)) return false;
  const footprint = unitFootprint(unit, ground.book);
  return isInSector(ground, footprint) && !isInCover(ground, footprint, unit);
}
