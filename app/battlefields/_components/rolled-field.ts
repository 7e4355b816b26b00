import type { Flank } from "@/lib/model/battle-view";
import type { Battlefield, Piece } from "@/lib/model/battlefield";
import { otherSeat } from "@/lib/model/by-seat";
import type { PlacementReason } from "@/lib/model/refusals";
import { flankPieceLimits } from "@/lib/rules/prebattle/terrain-places";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { type Battleground, battlegroundOf, deploymentZone } from "@/lib/rules/table/battleground";
import { baseWidths } from "@/lib/rules/table/geometry/footprint";
import { type LayingLimits, mayLie } from "@/lib/rules/table/may-lie";
import type { FieldRemark } from "@/lib/words/battlefields";
import type { AskedTables } from "./field-address";
import { liesAlike } from "./field-moves";

type Pieces = readonly Piece[];

/** A battlefield on a page: what was rolled, and the tables that say so. */
export type RolledField = {
  readonly field: Battlefield;
  readonly book: BattlefieldBook;
  readonly tables: AskedTables;
};

/** Who laid it is not told of a battlefield: `a` is its defender. */
export const ROLES = { defender: "a", invader: otherSeat("a") } as const;

/** The secure flank: of water it is told; one of terrain is where its pieces are. */
export function flankOf({ water, pieces, table }: Battlefield): Flank | null {
  if (water) return { edge: water.edge, water };
  const piece = pieces.find((one) => one.as === "flank");
  return piece ? { edge: piece.x < table.width / 2 ? "left" : "right", water: null } : null;
}

/** The ground with these pieces on it and nobody else. */
export function groundWith({ field, book, tables }: RolledField, pieces: Pieces): Battleground {
  const given = { table: field.table, roles: ROLES, flank: flankOf(field), pieces: [...pieces], units: [], camps: { a: null, b: null } };
  return battlegroundOf(given, book, tables.tableSizes);
}

/** Beyond every table: that a piece leaves the table is a reason by itself. */
const ANYWHERE = { left: -100_000, bottom: -100_000, right: 100_000, top: 100_000 };

/** Where a piece may be laid as what it is: the dice that its sector and edge were rolled with are forgotten. */
export function limitsOf(ground: Battleground, { as, by }: Pick<Piece, "as" | "by">): LayingLimits {
  if (as === "flank" && ground.flankEdge) return flankPieceLimits(ground, by, ground.flankEdge);
  const { min, max } = as === "flank" ? ground.measures.flankPiece : ground.measures[as];
  return { size: { min, max }, region: ANYWHERE, edge: null };
}

/** Why a piece changed by hand does not lie as the rules lay it, judged as one that is laid last; of one that lies as rolled, nothing. */
export function reasonsOf(rolled: RolledField, pieces: Pieces, piece: Piece): readonly PlacementReason[] {
  const was = rolled.field.pieces.find(({ id }) => id === piece.id);
  if (was && liesAlike(was, piece)) return [];
  const others = pieces.filter(({ id }) => id !== piece.id);
  const ground = groundWith(rolled, others);
  return mayLie(ground, piece, limitsOf(ground, piece));
}

function lakeInMiddle(rolled: RolledField, pieces: Pieces): boolean {
  const { sector } = groundWith(rolled, []).measures;
  const { table, pieces: laid } = rolled.field;
  return pieces.some(
    (piece) =>
      rolled.book.kinds[piece.kind].notInMiddle &&
      !laid.some((one) => one.id === piece.id && liesAlike(one, piece)) &&
      piece.x > sector.value &&
      piece.x < table.width - sector.value,
  );
}

/** What the rules would not have of the whole field, once it was changed by hand. */
export function fieldRemarks(rolled: RolledField, pieces: Pieces): readonly FieldRemark[] {
  const { field, book, tables } = rolled;
  const density = tables.squares.find(({ id }) => id === field.square)?.density;
  const foreign = new Set(pieces.map(({ kind }) => kind).filter((kind) => !book.kinds[kind].territories.includes(field.territory)));
  const most = 2 * (density ? book.numbers[density].optional : 0);
  const count = pieces.filter(({ as }) => as === "optional").length;
  const enclosed = pieces.filter(({ kind }) => kind === "enclosed-field").length;
  const mostEnclosed = book.limits["enclosed-for-each-village"] * pieces.filter(({ kind }) => book.kinds[kind].builtUp).length;
  const wasEnclosed = field.pieces.filter(({ kind }) => kind === "enclosed-field").length;
  return [
    ...[...foreign].map((kind): FieldRemark => ({ code: "not-of-territory", kind })),
    ...(count > most ? [{ code: "too-many-optional", most, count } as const] : []),
    ...(enclosed > Math.max(mostEnclosed, wasEnclosed)
      ? [{ code: "enclosed-without-village", enclosed, most: mostEnclosed } as const]
      : []),
    ...(lakeInMiddle(rolled, pieces) ? [{ code: "lake-in-middle" } as const] : []),
  ];
}

/** The field as a spectator of a battle sees it, with no troops on it. */
export function fieldShown({ field }: RolledField, pieces: Pieces) {
  return {
    ...{
      table: field.table,
      territory: field.territory,
      square: field.square,
      roles: ROLES,
      forces: { a: null, b: null },
      flank: flankOf(field),
      pieces: [...pieces],
      seat: null,
    },
    ...{ units: [], stragglers: [], markers: [], commanders: [], camps: { a: null, b: null }, commands: { a: null, b: null } },
  };
}

/** How deep a seat may deploy, BW. */
export const deploymentDepth = (rolled: RolledField): number => baseWidths(deploymentZone(groundWith(rolled, []), ROLES.defender).top);
