import { type Battleground, pieceFootprint } from "./battleground";
import { type Box, baseWidths, boundsOf, type Footprint, hundredths, type Point } from "./geometry/footprint";
import { overlap, touch } from "./geometry/predicates";
import { type LayingLimits, mayLie, type NewPiece, spacingBetween } from "./may-lie";

const HUNDREDTHS_OF_A_TENTH = 10;
const STAYS: Point = { x: 0, y: 0 };
const WAYS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

const moved = <Given extends NewPiece>(piece: Given, by: Point): Given => ({
  ...piece,
  x: baseWidths(hundredths(piece.x) + by.x),
  y: baseWidths(hundredths(piece.y) + by.y),
});

/** The smallest of these shifts within reach; 0 if none is. */
function shortest(shifts: readonly number[], reach: number): number {
  const near = shifts.filter((shift) => Math.abs(shift) <= reach);
  return near.length === 0 ? 0 : near.reduce((best, shift) => (Math.abs(shift) < Math.abs(best) ? shift : best));
}

/** Shifts to the edges of the table and the water, from either side: along both axes, along one, or none. */
function toStraightEdges(bounds: Box, { width, depth, water }: Battleground, reach: number): readonly Point[] {
  const shore = water && (water.edge === "left" ? water.box.right - bounds.left : water.box.left - bounds.right);
  const x = shortest([-bounds.left, width - bounds.right, ...(shore === null ? [] : [shore])], reach);
  const y = shortest([-bounds.bottom, depth - bounds.top], reach);
  return [
    { x, y },
    ...(x !== 0 && y !== 0
      ? [
          { x, y: 0 },
          { x: 0, y },
        ]
      : []),
    ...(x !== 0 || y !== 0 ? [STAYS] : []),
  ];
}

/** From a place to where the piece touches another that it may touch, or at least no longer overlaps it. */
function toNeighbour(piece: NewPiece, from: Point, lying: Footprint, reach: number): readonly Point[] {
  const at = (by: Point) => pieceFootprint(moved(piece, by));
  const isOn = overlap(at(from), lying);
  return WAYS.flatMap((way) => {
    for (let far = 1; far <= reach; far += 1) {
      const by = { x: from.x + way.x * far, y: from.y + way.y * far };
      if (touch(at(by), lying) || (isOn && !overlap(at(by), lying))) return [by];
    }
    return [];
  });
}

const isWithin = (one: Box, other: Box, reach: number): boolean =>
  one.left <= other.right + reach && other.left <= one.right + reach && one.bottom <= other.top + reach && other.bottom <= one.top + reach;

/**
 * The piece moved so that it touches what it nearly touches: a table edge, water, or a piece it may touch, at most a tenth of a BW away or
 * too far in. A shift that would only make it illegal is not made; of two equally good ones, the one that touches more.
 */
export function snapped<Given extends NewPiece>(ground: Battleground, piece: Given, limits: LayingLimits): Given {
  const { book, pieces } = ground;
  const reach = book.limits["touch-tenths"] * HUNDREDTHS_OF_A_TENTH;
  const bounds = boundsOf(pieceFootprint(piece));
  const neighbours = pieces
    .filter(({ kind }) => spacingBetween(book.kinds[piece.kind], kind, book) === 0)
    .filter(({ footprint }) => isWithin(bounds, boundsOf(footprint), 2 * reach))
    .map(({ footprint }) => footprint);
  const shifts = toStraightEdges(bounds, ground, reach).flatMap((from) => {
    const touching = neighbours.filter((lying) => !touch(pieceFootprint(moved(piece, from)), lying));
    return [...touching.flatMap((lying) => toNeighbour(piece, from, lying, reach)), from];
  });
  if (shifts.length === 1) return piece;
  const candidates = shifts.map((by) => moved(piece, by));
  const faults = candidates.map((one) => mayLie(ground, one, limits).length);
  return candidates[faults.indexOf(Math.min(...faults))] ?? piece;
}
