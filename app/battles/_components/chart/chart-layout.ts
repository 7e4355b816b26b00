import type { BattleTables, Square } from "@/lib/model/battle-tables";
import type { Colour, Territory } from "@/lib/model/enumerations";

export type ChartTables = Pick<BattleTables, "squares" | "densities" | "flanks" | "territories">;

/** In the units of the drawing; chart.css lays the buttons over it by the same numbers. */
export const FRAME = 16;
export const WIDE = 132;
export const HIGH = 112;
export const ROWS = 5;
/** From the sides of a square to what is written in it. */
export const LABEL_SIDE = 9;
export const WIDTH = FRAME * 2 + WIDE * ROWS;
export const HEIGHT = FRAME * 2 + HIGH * ROWS;

export type Plot = {
  readonly square: Square;
  readonly row: BattleTables["squares"][number];
  readonly flank: BattleTables["flanks"][number];
  /** From 0, from the left and from the top. */
  readonly column: number;
  readonly line: number;
  readonly x: number;
  readonly y: number;
  readonly territories: readonly Territory[];
};

/** The squares in the order of reading, each with its place on the chart. */
export function plotsOf(tables: ChartTables): readonly Plot[] {
  const lines = tables.flanks.map(({ id }) => id).sort();
  const plots = tables.squares.flatMap((row) => {
    const flank = tables.flanks.find(({ id }) => id === row.flank);
    const density = tables.densities.find(({ id }) => id === row.density);
    if (!flank || !density) return [];
    const column = density.column - 1;
    const line = lines.indexOf(row.flank);
    return [{ square: row.id, row, flank, column, line, x: FRAME + column * WIDE, y: FRAME + line * HIGH, territories: row.territories }];
  });
  return plots.sort((one, other) => one.line - other.line || one.column - other.column);
}

/** Whether the marker may lie there at all. */
export const within = (plot: Plot, territory: Territory | null): boolean => territory === null || plot.territories.includes(territory);

/** How deep a sea reaches into its row, from the row's outer edge. */
export const SEA = 36;

/** The upper rows have their flank along the top, the lower ones along the bottom. */
export const isUpper = (line: number): boolean => line < ROWS / 2;

/** How much of a square its flank takes. */
export function bandDepth({ kind, water }: Pick<Plot["flank"], "kind" | "water">): number {
  switch (kind) {
    case "water":
      return water === "river" ? 31 : SEA + 9;
    case "terrain":
      return 17;
    case "none":
      return 0;
    default:
      return kind satisfies never;
  }
}

/** The line on which a square's codes are written, from its top: away from its flank, and so from the days that end above it. */
export const labelLine = ({ line }: Pick<Plot, "line">): number => (isUpper(line) ? HIGH - LABEL_SIDE : LABEL_SIDE + 11);

/** A day as the chart shows it: where it ended, and both cards, the reader's own (or seat a's) first; null is a pass. */
export type ChartDay = { readonly day: number; readonly to: Square; readonly cards: readonly [Colour | null, Colour | null] };

/** All that changes on the chart from day to day. */
export type ChartMarks = {
  /** Where the marker was placed. */
  readonly start: Square | null;
  readonly days: readonly ChartDay[];
  readonly marker: Square | null;
  /** Where it may go now. */
  readonly choices: readonly Square[];
  /** Where it could go with the chosen card against the lowest one. */
  readonly hints?: readonly Square[];
  /** Picked, not yet sent. */
  readonly chosen: Square | null;
  /** What each is worth to the reader's army. */
  readonly worths?: Readonly<Partial<Record<Square, number>>>;
  /** Drawn but invisible: showing them again costs nothing. */
  readonly hidesWorths?: boolean;
};
