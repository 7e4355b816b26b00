import type { Piece } from "../../model/battlefield";
import type { ShortEdge, TerrainKind } from "../../model/enumerations";
import type { PlacementReason } from "../../model/refusals";
import type { BattlefieldBook, KindRow } from "./battlefield-book";
import { type Battleground, type LaidPiece, pieceFootprint, type Rectangle } from "./battleground";
import { type Box, baseWidths, boundsOf, boxInBaseWidths, type Footprint, hundredths, type Point, turnedPoint } from "./geometry/footprint";
import { apartAtLeast, holds, insideBox, overlap, touch } from "./geometry/predicates";
import { leavesTable } from "./in-the-way";

/** How far apart two pieces must be when the later one is placed, in hundredths; 0: they may touch ("Terrain Set-Up 5"). */
export function spacingBetween(one: KindRow, other: KindRow, { limits }: BattlefieldBook): number {
  const mayTouch = (one.field && (other.field || other.builtUp)) || (one.builtUp && other.field);
  return mayTouch ? 0 : hundredths(limits.spacing);
}

/** What a piece to be laid must keep to. */
export type LayingLimits = {
  /** BW. */
  readonly size: { readonly min: number; readonly max: number };
  /** The piece must be completely in it; hundredths of a BW. */
  readonly region: Box;
  /** What it must touch: that table edge, any edge, or nothing. */
  readonly edge: "any" | ShortEdge | null;
};

/** A piece to be laid; lengths in BW. */
export type NewPiece = Rectangle & { readonly kind: TerrainKind };

/** Whether bounds reach the edge they must touch; reaching beyond counts. */
function reachesEdge({ left, bottom, right, top }: Box, { width, depth }: Battleground, edge: LayingLimits["edge"]): boolean {
  switch (edge) {
    case null:
      return true;
    case "left":
      return left <= 0;
    case "right":
      return right >= width;
    case "any":
      return left <= 0 || bottom <= 0 || right >= width || top >= depth;
    default:
      return edge satisfies never;
  }
}

/** The region without those of its borders that are the table's: what lies across such a border leaves the table, and nothing else. */
const withoutTable = ({ left, bottom, right, top }: Box, { width, depth }: Battleground, bounds: Box): Box => ({
  left: left <= 0 ? Math.min(left, bounds.left) : left,
  bottom: bottom <= 0 ? Math.min(bottom, bounds.bottom) : bottom,
  right: right >= width ? Math.max(right, bounds.right) : right,
  top: top >= depth ? Math.max(top, bounds.top) : top,
});

function nextTo(footprint: Footprint, { piece, kind, footprint: lying }: LaidPiece, ground: Battleground, own: TerrainKind) {
  if (overlap(footprint, lying)) return [{ code: "on-piece", params: { piece: piece.id } } as const];
  const spacing = spacingBetween(ground.book.kinds[own], kind, ground.book);
  if (spacing === 0 || apartAtLeast(footprint, lying, spacing)) return [];
  return [{ code: "too-near", params: { piece: piece.id, apart: baseWidths(spacing) } } as const];
}

/**
 * Every reason why this piece may not lie exactly there; empty if it may. Checks size, table, region and edge, then each piece too near or
 * under it, and water, which it may touch. A piece within touching distance does not touch yet: `snapped` moves it ("Terrain Set-Up 2, 3.2,
 * 5").
 */
export function mayLie(ground: Battleground, piece: NewPiece, { size, region, edge }: LayingLimits): readonly PlacementReason[] {
  const footprint = pieceFootprint(piece);
  const bounds = boundsOf(footprint);
  const reasons: PlacementReason[] = [];
  const { min, max } = size;
  if (Math.min(piece.w, piece.h) < min || Math.max(piece.w, piece.h) > max) reasons.push({ code: "size", params: { min, max } });
  if (leavesTable(ground, footprint)) reasons.push({ code: "off-table", params: {} });
  if (!insideBox(footprint, withoutTable(region, ground, bounds)))
    reasons.push({ code: "outside-region", params: boxInBaseWidths(region) });
  if (!reachesEdge(bounds, ground, edge)) reasons.push({ code: "not-at-edge", params: { edge: edge === "any" ? null : edge } });
  for (const lying of ground.pieces) reasons.push(...nextTo(footprint, lying, ground, piece.kind));
  if (ground.water && overlap(footprint, ground.water.footprint)) reasons.push({ code: "in-water", params: {} });
  return reasons;
}

type Place = { readonly x: number; readonly y: number };
/** Where the centre of a piece moves first, then the point of it (null: its centre) about which it turns, and to which angle; BW. */
export type Adjusted = Place & { readonly angle: number; readonly about: Place | null };
/** All reasons why not, and the piece's place afterwards: its centre to a hundredth of a BW. */
type AdjustVerdict = { readonly reasons: readonly PlacementReason[]; readonly at: Place & { readonly angle: number } };

const pointOf = ({ x, y }: Place): Point => ({ x: hundredths(x), y: hundredths(y) });

const isFarther = (from: Point, to: Point, most: number): boolean => (from.x - to.x) ** 2 + (from.y - to.y) ** 2 > most * most;

function underfoot(footprint: Footprint, ground: Battleground, own: Piece): PlacementReason[] {
  const reasons: PlacementReason[] = [];
  if (leavesTable(ground, footprint)) reasons.push({ code: "off-table", params: {} });
  for (const { piece, footprint: lying } of ground.pieces)
    if (piece.id !== own.id && overlap(footprint, lying)) reasons.push({ code: "on-piece", params: { piece: piece.id } });
  if (ground.water && overlap(footprint, ground.water.footprint)) reasons.push({ code: "in-water", params: {} });
  return reasons;
}

/**
 * Every reason why the seat that rolled `die` may not move the piece there: its centre may move so far, it may turn only on a high enough
 * die and about a point of the moved piece, it may touch anything, but lie on nothing and stay on the table. Sector and edge no longer
 * matter ("Terrain Set-Up 3.2.2, 5"). Whether the die allows a move at all is not checked.
 */
export function mayAdjust(ground: Battleground, piece: Piece, to: Adjusted, die: number): AdjustVerdict {
  const { limits } = ground.book;
  const most = limits["adjust-distance"];
  const from = limits["adjust-pivot-from"];
  const reasons: PlacementReason[] = [];
  const centre = pointOf(to);
  const about = to.about ? pointOf(to.about) : centre;
  if (isFarther(pointOf(piece), centre, hundredths(most))) reasons.push({ code: "too-far", params: { most } });
  const isTurned = to.angle !== piece.angle;
  if (isTurned && die < from) reasons.push({ code: "no-pivot", params: { die, from } });
  const shifted = pieceFootprint({ ...piece, x: to.x, y: to.y });
  if (isTurned && !holds(shifted, about)) reasons.push({ code: "pivot-outside", params: {} });
  const turned = turnedPoint({ x: centre.x - about.x, y: centre.y - about.y }, about, to.angle - piece.angle);
  const at = { x: baseWidths(turned.x), y: baseWidths(turned.y), angle: to.angle };
  return { reasons: [...reasons, ...underfoot(pieceFootprint({ ...piece, ...at }), ground, piece)], at };
}

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
