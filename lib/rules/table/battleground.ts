import type { PlacedCamp } from "../../model/battle-event";
import type { BattleView } from "../../model/battle-view";
import type { Piece, Placed } from "../../model/battlefield";
import type { SeatName } from "../../model/by-seat";
import { SEATS, SHORT_EDGES, type ShortEdge } from "../../model/enumerations";
import type { BattlefieldBook, KindRow } from "./battlefield-book";
import { type Box, boxQuad, type Footprint, hundredths, turned } from "./geometry/footprint";
import { partsOf } from "./unit-shape";

/** The direction a unit group's parts face before it is turned. */
const AHEAD = 90;

/** Degrees to turn a unit group's parts so that its front faces `facing`. */
export const turnOf = (facing: number): number => facing - AHEAD;

/** The ground a unit group covers: its whole formation, without the gaps of a tercio or a later keil. */
export const unitFootprint = (
  unit: Pick<Placed, "x" | "y" | "facing" | "files" | "form" | "bases" | "troop">,
  book: BattlefieldBook,
): Footprint => turned(partsOf(unit, unit.form, unit.files, book), { x: hundredths(unit.x), y: hundredths(unit.y) }, turnOf(unit.facing));

/** A rectangle on the table: sides and centre in BW, whole degrees. */
export type Rectangle = { readonly w: number; readonly h: number; readonly x: number; readonly y: number; readonly angle: number };

/** For a piece of terrain, laid or to be laid; BW and whole degrees. */
export const pieceFootprint = ({ w, h, x, y, angle }: Rectangle): Footprint =>
  turned([{ x: 0, y: 0, w: hundredths(w), h: hundredths(h) }], { x: hundredths(x), y: hundredths(y) }, angle);

/** "Types of camps and their depiction 1": parallel to the edge it touches. */
export function campFootprint({ x, y }: { readonly x: number; readonly y: number }, { campSize }: BattlefieldBook): Footprint {
  const [across, deep] = [hundredths(campSize.width) / 2, hundredths(campSize.depth) / 2];
  const [middle, centre] = [hundredths(x), hundredths(y)];
  return [boxQuad({ left: middle - across, right: middle + across, bottom: centre - deep, top: centre + deep })];
}

/** What a battleground is made from. A view has all of it, and so does a battle (`battlegroundNow`). */
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

/** All of the table, in hundredths of a BW. */
export const tableBox = ({ width, depth }: Pick<Battleground, "width" | "depth">): Box => ({
  left: 0,
  bottom: 0,
  right: width,
  top: depth,
});

/** The half of the table on the seat's own side, in hundredths of a BW. */
export function ownHalf({ defender, width, depth }: Battleground, seat: SeatName): Box {
  const middle = depth / 2;
  return seat === defender ? { left: 0, right: width, bottom: 0, top: middle } : { left: 0, right: width, bottom: middle, top: depth };
}

type Table = Pick<Battleground, "book" | "width" | "depth" | "defender">;

/**
 * A seat's deployment zone, in hundredths of a BW: from its own edge to a distance from the middle of the table ("Remaining Deployment 4").
 */
export function deploymentZone({ book, width, depth, defender }: Table, seat: SeatName): Box {
  const deep = depth / 2 - hundredths(book.limits["deployment-gap"]);
  return seat === defender ? { left: 0, right: width, bottom: 0, top: deep } : { left: 0, right: width, bottom: depth - deep, top: depth };
}

/** The angle at which a seat's unit groups face the enemy. */
export const facingEnemy = ({ defender }: Pick<Battleground, "defender">, seat: SeatName): number => (seat === defender ? 90 : 270);

/** The part of the table beside a short edge ("Glossary: Flank Sector"), in hundredths of a BW. */
export const flankSector = ({ width, depth, sector }: Battleground, edge: ShortEdge): Box =>
  edge === "left" ? { left: 0, right: sector, bottom: 0, top: depth } : { left: width - sector, right: width, bottom: 0, top: depth };

/** The short edges without a secure flank. */
export const openWings = ({ flankEdge }: Pick<Battleground, "flankEdge">): readonly ShortEdge[] =>
  SHORT_EDGES.filter((edge) => edge !== flankEdge);
