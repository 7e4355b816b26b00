import type { BattleTables, FlankKind, Square } from "../../model/battle-tables";
import { territoryTerm } from "../list-words";
import { both } from "../phrasing";
import { say, type Words } from "../sentence";

type MapTables = Pick<BattleTables, "squares" | "densities" | "flanks">;

function rowsOf(square: Square, { squares, densities, flanks }: MapTables) {
  const place = squares.find((row) => row.id === square);
  const density = densities.find((row) => row.id === place?.density);
  const flank = flanks.find((row) => row.id === place?.flank);
  if (!place || !density || !flank) throw new Error(`no square ${square} on the map`);
  return { place, density, flank };
}

const FLANK_WORDS: Readonly<Record<FlankKind, (name: string) => string>> = {
  water: (name) => `${name} on one flank`,
  terrain: (name) => `${name} on one flank`,
  none: (name) => name,
};

/** "C4: sparse, open flanks". */
export function squareName(square: Square, tables: MapTables): string {
  const { density, flank } = rowsOf(square, tables);
  return `${square}: ${density.name.toLowerCase()}, ${FLANK_WORDS[flank.kind](flank.name.toLowerCase())}`;
}

export const MAY_MOVE_HERE = "the marker may move here";

/** The name of a square that the marker may move to. */
export const openSquareName = (square: Square, tables: MapTables): string => `${squareName(square, tables)}; ${MAY_MOVE_HERE}`;

/** The territories that a square is marked for. */
export const codeWords = (square: Square, tables: MapTables): Words =>
  say`marked for ${both(rowsOf(square, tables).place.territories.map((one) => say`${territoryTerm(one)}`))}`;
