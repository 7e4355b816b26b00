import type { PlanCorner, PlanSpot, PlanTerrain } from "../../model/battle-plan";
import type { BattleView } from "../../model/battle-view";
import type { Piece } from "../../model/battlefield";
import { coordinate, type Footprint } from "../../rules/table/geometry/quad";
import { baseWidths, hundredths } from "../../rules/table/hundredths";
import { pieceFootprint } from "../../rules/table/piece-footprint";
import { asItLies } from "../../words/battle/field";
import { sentenceCase, spoken } from "../../words/phrasing";
import { fromCorner, placeFromCorner } from "./from-corner";

type Table = BattleView["table"];

const corners = ([quad]: Footprint, table: Table, corner: PlanCorner): readonly PlanSpot[] =>
  quad ? [0, 2, 4, 6].map((at) => fromCorner({ x: coordinate(quad, at), y: coordinate(quad, at + 1) }, table, corner)) : [];

const nearer = (one: PlanSpot, other: PlanSpot): number => one.edge - other.edge || one.left - other.left;

function planPiece(piece: Piece, mark: number, table: Table, corner: PlanCorner): PlanTerrain {
  const lies = asItLies(piece);
  const centre = placeFromCorner(piece, table, corner);
  return {
    mark,
    kind: sentenceCase(spoken(piece.kind)),
    ...lies,
    centre,
    right: baseWidths(hundredths(table.width) - hundredths(centre.left)),
    corners: [...corners(pieceFootprint(piece), table, corner)].sort(nearer).slice(0, lies.turned === 0 ? 1 : 2),
  };
}

/** Every piece of terrain, numbered in the order in which it was laid. */
export const planTerrain = ({ pieces, table }: Pick<BattleView, "pieces" | "table">, corner: PlanCorner): PlanTerrain[] =>
  pieces.map((piece, at) => planPiece(piece, at + 1, table, corner));
