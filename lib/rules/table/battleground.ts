import type { PlacedCamp } from "../../model/battle-event";
import type { BattleView } from "../../model/battle-view";
import type { Piece, Placed } from "../../model/battlefield";
import type { SeatName } from "../../model/by-seat";
import { SEATS, type ShortEdge } from "../../model/enumerations";
import type { BattlefieldBook, KindRow } from "./battlefield-book";
import { campFootprint } from "./camp-footprint";
import type { Box, Footprint } from "./geometry/quad";
import { boxQuad } from "./geometry/turned";
import { hundredths } from "./hundredths";
import { pieceFootprint } from "./piece-footprint";
import { unitFootprint } from "./unit-footprint";

/** What a battleground is made from. A view has all of it, and so does a battle (`groundGiven`). */
export type GroundGiven = Pick<BattleView, "table" | "roles" | "flank" | "pieces" | "units" | "camps">;

export type LaidPiece = { readonly piece: Piece; readonly kind: KindRow; readonly footprint: Footprint };
type StandingUnit = { readonly unit: Placed; readonly footprint: Footprint };
type StandingCamp = { readonly seat: SeatName; readonly camp: PlacedCamp; readonly footprint: Footprint };

/** The table with everything on it, prepared for questions. Lengths are hundredths of a BW. */
export type Battleground = {
  readonly book: BattlefieldBook;
  /** The measures for this table size. */
  readonly measures: BattlefieldBook["tables"]["tables"][number];
  readonly width: number;
  readonly depth: number;
  readonly sector: number;
  readonly defender: SeatName;
  readonly flankEdge: ShortEdge | null;
  /** Nobody may stand in it, and no piece may lie on it. */
  readonly water: { readonly edge: ShortEdge; readonly box: Box; readonly footprint: Footprint } | null;
  readonly pieces: readonly LaidPiece[];
  readonly units: readonly StandingUnit[];
  readonly camps: readonly StandingCamp[];
};

function waterOf({ flank, table }: GroundGiven): Battleground["water"] {
  if (!flank?.water) return null;
  const { edge, width } = flank.water;
  const [far, across] = [hundredths(table.width), hundredths(width)];
  const box =
    edge === "left"
      ? { left: 0, right: across, bottom: 0, top: hundredths(table.depth) }
      : { left: far - across, right: far, bottom: 0, top: hundredths(table.depth) };
  return { edge, box, footprint: [boxQuad(box)] };
}

function measuresOf({ table }: GroundGiven, book: BattlefieldBook, sizes: readonly TableSize[]): Battleground["measures"] {
  const size = sizes.find(({ width, depth }) => width === table.width && depth === table.depth);
  if (!size) throw new Error(`there is no table of ${table.width} by ${table.depth} BW`);
  return book.sizes[size.id];
}

export type TableSize = { readonly id: keyof BattlefieldBook["sizes"]; readonly width: number; readonly depth: number };

/** Throws for a battle without a defender yet and for an unknown table size. */
export function battlegroundOf(given: GroundGiven, book: BattlefieldBook, sizes: readonly TableSize[]): Battleground {
  if (!given.roles) throw new Error("a battleground before there is a defender");
  const measures = measuresOf(given, book, sizes);
  const camps = (seat: SeatName): StandingCamp[] => {
    const camp = given.camps[seat];
    return camp ? [{ seat, camp, footprint: campFootprint(camp, book) }] : [];
  };
  return {
    book,
    measures,
    width: hundredths(given.table.width),
    depth: hundredths(given.table.depth),
    sector: hundredths(measures.sector.value),
    defender: given.roles.defender,
    flankEdge: given.flank?.edge ?? null,
    water: waterOf(given),
    pieces: given.pieces.map((piece) => ({ piece, kind: book.kinds[piece.kind], footprint: pieceFootprint(piece) })),
    units: given.units.map((unit) => ({ unit, footprint: unitFootprint(unit, book) })),
    camps: SEATS.flatMap(camps),
  };
}
