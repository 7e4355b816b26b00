import type { Piece } from "../../model/battlefield";
import type { PlacementReason } from "../../model/refusals";
import type { Battleground } from "./battleground";
import { holds, insideBox, overlap } from "./geometry/predicates";
import type { Footprint, Point } from "./geometry/quad";
import { turnedPoint } from "./geometry/turned";
import { baseWidths, hundredths } from "./hundredths";
import { tableBox } from "./may-lie";
import { pieceFootprint } from "./piece-footprint";

type Place = { readonly x: number; readonly y: number };
/** Where the centre of a piece moves first, then the point of it (null: its centre) about which it turns, and to which angle; BW. */
export type Adjusted = Place & { readonly angle: number; readonly about: Place | null };
/** All reasons why not, and the piece's place afterwards: its centre to a hundredth of a BW. */
export type AdjustVerdict = { readonly reasons: readonly PlacementReason[]; readonly at: Place & { readonly angle: number } };

const pointOf = ({ x, y }: Place): Point => ({ x: hundredths(x), y: hundredths(y) });

const isFarther = (from: Point, to: Point, most: number): boolean => (from.x - to.x) ** 2 + (from.y - to.y) ** 2 > most * most;

function underfoot(footprint: Footprint, ground: Battleground, own: Piece): PlacementReason[] {
  const reasons: PlacementReason[] = [];
  if (!insideBox(footprint, tableBox(ground))) reasons.push({ code: "off-table", params: {} });
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
  const moved = pointOf(to);
  const about = to.about ? pointOf(to.about) : moved;
  if (isFarther(pointOf(piece), moved, hundredths(most))) reasons.push({ code: "too-far", params: { most } });
  const isTurned = to.angle !== piece.angle;
  if (isTurned && die < from) reasons.push({ code: "no-pivot", params: { die, from } });
  const shifted = pieceFootprint({ ...piece, x: to.x, y: to.y });
  if (isTurned && !holds(shifted, about)) reasons.push({ code: "pivot-outside", params: {} });
  const centre = turnedPoint({ x: moved.x - about.x, y: moved.y - about.y }, about, to.angle - piece.angle);
  const at = { x: baseWidths(centre.x), y: baseWidths(centre.y), angle: to.angle };
  return { reasons: [...reasons, ...underfoot(pieceFootprint({ ...piece, ...at }), ground, piece)], at };
}
