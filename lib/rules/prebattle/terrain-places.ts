import type { Happening } from "../../model/battle-event";
import type { Laying } from "../../model/battle-view";
import type { Piece } from "../../model/battlefield";
import type { SeatName } from "../../model/by-seat";
import type { ShortEdge, TerrainKind } from "../../model/enumerations";
import type { FoundPlace, Refused } from "../../model/refusals";
import type { BattlefieldBook } from "../table/battlefield-book";
import { type Battleground, flankSector, ownHalf, tableBox } from "../table/battleground";
import type { Box } from "../table/geometry/footprint";
import { type LayingLimits, mayLie, type NewPiece, snapped } from "../table/may-lie";
import { whereItLies } from "../table/where-it-lies";
import { type Battle, battlefieldOf, type Ground } from "./battle";
import { refused } from "./battle-step";
import { battlegroundNow } from "./table-now";

type Sector = BattlefieldBook["tables"]["sectorDice"][number]["sector"];
type Dice = NonNullable<Laying["dice"]>;

/** A seat's own left and right; the invader faces the other way. */
function sectorBox(ground: Battleground, seat: SeatName, own: Sector): Box {
  const { width, sector, defender } = ground;
  if (own === "middle") return { ...tableBox(ground), left: sector, right: width - sector };
  return flankSector(ground, (own === "left") === (seat === defender) ? "left" : "right");
}

/** The sector of the first die, as seen by the seat that lays the piece ("Terrain Set-Up 3.2.1"). */
export function sectorOf({ book }: Battleground, { sector }: Pick<Dice, "sector">): Sector {
  return rowOf(book.tables.sectorDice, sector).sector;
}

const rowOf = <Row extends { readonly id: string }>(rows: readonly Row[], die: number): Row => {
  const row = rows.find(({ id }) => id === String(die));
  if (!row) throw new Error(`the tables say nothing of a ${die}`);
  return row;
};

/** Where the next piece may lie, by its two dice: sector, size, and whether it must touch a table edge. */
export function layingLimits(ground: Battleground, dice: Dice): LayingLimits {
  const { min, max } = ground.measures[dice.as];
  const { touches } = rowOf(ground.book.tables.edgeDice, dice.edge);
  return {
    size: { min, max },
    region: sectorBox(ground, dice.by, sectorOf(ground, dice)),
    edge: touches ? "any" : null,
  };
}

/** Where a seat's piece of a terrain flank may lie: in its own half of that edge's sector, touching the edge ("Terrain Set-Up 2.2"). */
export function flankPieceLimits(ground: Battleground, seat: SeatName, edge: ShortEdge): LayingLimits {
  const { min, max } = ground.measures.flankPiece;
  const { left, right } = flankSector(ground, edge);
  return { size: { min, max }, region: { ...ownHalf(ground, seat), left, right }, edge };
}

const known = new WeakMap<Ground, Map<string, FoundPlace | null>>();

/**
 * Where a seat's piece of this kind could lie now; null: nowhere. Cached for each ground, because looking at a battle or refusing a command
 * does not change it. The limits follow from ground and seat.
 */
export function placeLeft(battle: Battle, seat: SeatName, kind: TerrainKind, limits: LayingLimits): FoundPlace | null {
  const places = known.get(battle.ground) ?? new Map<string, FoundPlace | null>();
  known.set(battle.ground, places);
  const { field, builtUp } = battlefieldOf(battle).kinds[kind];
  // The kind matters only for what it may lie next to.
  const key = `${seat} ${field} ${builtUp}`;
  const found = places.get(key);
  if (found !== undefined) return found;
  const place = whereItLies(battlegroundNow(battle), kind, limits);
  places.set(key, place);
  return place;
}

type ToLay = {
  readonly seat: SeatName;
  readonly as: Piece["as"];
  readonly limits: LayingLimits;
  readonly piece: NewPiece;
  readonly asItLies: boolean;
};

/** The event with the piece moved to touch what it must, or all reasons why it may not lie there. */
export function placePiece(battle: Battle, { seat, as, limits, piece, asItLies }: ToLay): Happening | Refused {
  const ground = battlegroundNow(battle);
  const { kind, w, h, x, y, angle } = asItLies ? piece : snapped(ground, piece, limits);
  const reasons = mayLie(ground, { kind, w, h, x, y, angle }, limits);
  if (reasons.length > 0) return refused("not-there", { reasons });
  const id = `piece-${battle.ground.placed + 1}`;
  return { type: "piece-placed", seat, piece: { id, kind, w, h, x, y, angle, by: seat, as, adjusted: false } };
}
