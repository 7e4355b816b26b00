import type { BattleTables, Square } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";

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
