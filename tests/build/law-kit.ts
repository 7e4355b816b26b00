import type { Happening } from "@/lib/model/battle-event";
import type { Piece } from "@/lib/model/battlefield";
import { SEATS } from "@/lib/model/enumerations";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { campFootprint, pieceFootprint, unitFootprint } from "@/lib/rules/table/battleground";
import { boxQuad, type Footprint } from "@/lib/rules/table/geometry/footprint";
import type { Turn } from "./played-battle";

export type Played = { readonly turns: readonly Turn[]; readonly end: Battle };
/** How a battle breaks it; empty if it holds. */
export type Law = (played: Played) => readonly string[];

type Of<Type extends Happening["type"]> = Extract<Happening, { type: Type }>;
export const among = <Type extends Happening["type"]>(events: readonly Happening[], type: Type): readonly Of<Type>[] =>
  events.filter((event): event is Of<Type> => event.type === type);

export const allOf = <Type extends Happening["type"]>({ turns }: Played, type: Type): readonly Of<Type>[] =>
  turns.flatMap((turn) => among(turn.events, type));

export const fieldOf = ({ book }: Battle) => {
  if (!book.battlefield) throw new Error("tables without a battlefield");
  return book.battlefield;
};
export const kindOf = (battle: Battle, { kind }: Pick<Piece, "kind">) => fieldOf(battle).kinds[kind];
export const measuresOf = (battle: Battle) => {
  const { width, depth } = battle.table;
  const size = battle.book.tables.tableSizes.find((one) => one.width === width && one.depth === depth);
  if (!size) throw new Error("a table of no size");
  return fieldOf(battle).sizes[size.id];
};

function waterOf({ ground, table }: Battle): Footprint | null {
  if (!ground.flank?.water) return null;
  const { edge, width } = ground.flank.water;
  const [left, right] = edge === "left" ? [0, width * 100] : [(table.width - width) * 100, table.width * 100];
  return [boxQuad({ left: Math.round(left), right: Math.round(right), bottom: 0, top: table.depth * 100 })];
}

type Thing = { readonly name: string; readonly footprint: Footprint; readonly on: "ground" | "table" };

/** All that lies (on the ground) or stands (on the table). */
export function thingsOf(battle: Battle): readonly Thing[] {
  const water = waterOf(battle);
  const book = fieldOf(battle);
  const pieces = battle.ground.pieces.map((piece): Thing => ({ name: piece.id, footprint: pieceFootprint(piece), on: "ground" }));
  const standing = SEATS.flatMap((seat): Thing[] => {
    const { camp, units } = battle.seats[seat].host;
    const groups = units.map((unit): Thing => ({ name: `${seat}${unit.number}`, footprint: unitFootprint(unit, book), on: "table" }));
    return camp ? [...groups, { name: `camp ${seat}`, footprint: campFootprint(camp, book), on: "table" }] : groups;
  });
  return [...pieces, ...standing, ...(water ? [{ name: "water", footprint: water, on: "ground" as const }] : [])];
}

export const isBarrier = (battle: Battle, name: string): boolean => {
  const piece = battle.ground.pieces.find(({ id }) => id === name);
  return name === "water" || (piece !== undefined && kindOf(battle, piece).going === "impassable");
};

export const MOVING: readonly Happening["type"][] = [
  ...(["flank-chosen", "piece-placed", "piece-adjusted", "camp-placed", "unit-deployed", "artillery-wheeled", "scouts-moved"] as const),
];

export const xsOf = (footprint: Footprint): readonly number[] => footprint.flatMap((quad) => [quad[0], quad[2], quad[4], quad[6]]);
export const ysOf = (footprint: Footprint): readonly number[] => footprint.flatMap((quad) => [quad[1], quad[3], quad[5], quad[7]]);

/** Hundredths from the left, right, lower and upper edge of the table; below 0: over it. */
export function marginsOf(footprint: Footprint, { table }: Battle) {
  const [xs, ys] = [xsOf(footprint), ysOf(footprint)];
  return {
    left: Math.min(...xs),
    right: table.width * 100 - Math.max(...xs),
    bottom: Math.min(...ys),
    top: table.depth * 100 - Math.max(...ys),
  };
}
