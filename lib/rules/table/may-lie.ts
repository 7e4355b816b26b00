import type { ShortEdge, TerrainKind } from "../../model/enumerations";
import type { PlacementReason } from "../../model/refusals";
import type { Battleground, LaidPiece } from "./battleground";
import { apartAtLeast, insideBox, overlap } from "./geometry/predicates";
import type { Box, Footprint } from "./geometry/quad";
import { boundsOf } from "./geometry/turned";
import { baseWidths } from "./hundredths";
import { pieceFootprint, type Rectangle } from "./piece-footprint";
import { spacingBetween } from "./spacing-between";

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

/** A box in hundredths, converted to BW. */
export const boxInBaseWidths = ({ left, bottom, right, top }: Box): Box => ({
  left: baseWidths(left),
  bottom: baseWidths(bottom),
  right: baseWidths(right),
  top: baseWidths(top),
});

export const tableBox = ({ width, depth }: Pick<Battleground, "width" | "depth">): Box => ({
  left: 0,
  bottom: 0,
  right: width,
  top: depth,
});

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
  if (!insideBox(footprint, tableBox(ground))) reasons.push({ code: "off-table", params: {} });
  if (!insideBox(footprint, region)) reasons.push({ code: "outside-region", params: boxInBaseWidths(region) });
  if (!reachesEdge(bounds, ground, edge)) reasons.push({ code: "not-at-edge", params: { edge: edge === "any" ? null : edge } });
  for (const lying of ground.pieces) reasons.push(...nextTo(footprint, lying, ground, piece.kind));
  if (ground.water && overlap(footprint, ground.water.footprint)) reasons.push({ code: "in-water", params: {} });
  return reasons;
}
