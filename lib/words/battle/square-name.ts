import type { BattleTables, FlankKind, Square } from "../../model/battle-tables";
import type { SourceKind } from "../../model/enumerations";
import { territoryWords } from "../list-words";

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

const SOURCE_WORDS: readonly (readonly [SourceKind, string])[] = [
  ["house", "House values"],
  ["sibling", "Mortem et Gloriam's"],
];

/** What of a square is not printed in the rulebook, a sentence for each source. */
export function squareSources(square: Square, tables: MapTables): readonly string[] {
  const { place, density, flank } = rowsOf(square, tables);
  const parts = [
    { from: place.source.from, what: "territories" },
    { from: flank.source.from, what: "flanks" },
    { from: density.source.from, what: `“${density.name.toLowerCase()}”` },
  ];
  return SOURCE_WORDS.flatMap(([kind, words]) => {
    const own = parts.filter(({ from }) => from === kind).map(({ what }) => what);
    return own.length > 0 ? [`${words}: ${own.join(", ")}.`] : [];
  });
}

/** The territories that a square is marked for. */
export const codeWords = (square: Square, tables: MapTables): string =>
  `marked for ${territoryWords(rowsOf(square, tables).place.territories)}`;
