import type { PlanCorner, PlanSpot, PlanTerrain } from "@/lib/model/battle-plan";
import type { BattleView } from "@/lib/model/battle-view";
import type { Piece } from "@/lib/model/battlefield";
import { pieceFootprint } from "@/lib/rules/table/battleground";
import { baseWidths, coordinate, type Footprint, hundredths, type Point } from "@/lib/rules/table/geometry/footprint";
import { asItLies } from "@/lib/words/battle/field";
import { sentenceCase, spoken } from "@/lib/words/phrasing";
import type { BaseSize, PlanMeasure } from "../../model/battle-plan";
import { PLAN } from "../../words/battle/plan";

const { facts: FACTS } = PLAN;

/** The width of a base, from the tables or a plan. */
export type Width = { readonly millimetres: number };

const rounded = (length: number): string => String(Math.round(length * 10) / 10);

/** "50": centimetres to a tenth, for bases of that width. */
export const centimetres = (baseWidths: number, millimetres: number): string => rounded((baseWidths * millimetres) / 10);

export const inches = (baseWidths: number, millimetres: number): string => rounded((baseWidths * millimetres) / 25.4);

/** Base widths in centimetres and inches, for each size of base. */
export const planMeasures = (sizes: readonly BaseSize[], { width, depth }: { readonly width: number; readonly depth: number }) =>
  sizes.map(({ millimetres, figures }): PlanMeasure => {
    const [across, deep] = [width, depth].map((side) => ({ cm: centimetres(side, millimetres), inches: inches(side, millimetres) }));
    return {
      millimetres,
      figures: FACTS.figures(figures.min, figures.max),
      tenWidths: FACTS.tenWidths(centimetres(10, millimetres), inches(10, millimetres)),
      table: FACTS.tableSize([across?.cm, deep?.cm], [across?.inches, deep?.inches]),
    };
  });

type Size = { readonly width: number; readonly depth: number };

/** Where a place on the table (hundredths of a BW from the defender's left and edge) lies from a player's own left and edge. */
export const fromCorner = ({ x, y }: Point, { width, depth }: Size, corner: PlanCorner): PlanSpot =>
  corner === "defender"
    ? { left: baseWidths(x), edge: baseWidths(y) }
    : { left: baseWidths(hundredths(width) - x), edge: baseWidths(hundredths(depth) - y) };

/** The same of a place as documents have it, in BW. */
export const placeFromCorner = (place: { readonly x: number; readonly y: number }, table: Size, corner: PlanCorner): PlanSpot =>
  fromCorner({ x: hundredths(place.x), y: hundredths(place.y) }, table, corner);

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
