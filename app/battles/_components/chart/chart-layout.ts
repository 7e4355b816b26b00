import { cssNumbers } from "@/app/_components/css-numbers";
import type { BattleTables, Square } from "@/lib/model/battle-tables";
import type { Colour, Territory } from "@/lib/model/enumerations";

export type ChartTables = Pick<BattleTables, "squares" | "densities" | "flanks" | "territories">;

/** In the units of the drawing. */
export const FRAME = 16;
export const WIDE = 132;
export const HIGH = 112;
export const ROWS = 5;
/** From the sides of a square to what is written in it. */
export const LABEL_SIDE = 9;
export const WIDTH = FRAME * 2 + WIDE * ROWS;
export const HEIGHT = FRAME * 2 + HIGH * ROWS;

/** By these chart.css lays the buttons over the drawing, and the words beside it. */
export const chartNumbers = cssNumbers({
  ...{ "--frame": FRAME, "--square-width": WIDE, "--square-height": HIGH },
  ...{ "--width": WIDTH, "--height": HEIGHT, "--rows": ROWS },
});

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

/** How large the marks are: on a narrow chart they are drawn larger, so that they come out the same on the screen. */
export type MarkSize = {
  readonly name: "wide" | "narrow";
  /** Where things stand in a square. */
  readonly anchor: { readonly x: number; readonly y: number };
  readonly flag: number;
  readonly ring: number;
  /** As high as a word under a ring needs. */
  readonly word: number;
  readonly token: { readonly width: number; readonly height: number };
  /** As wide as a day's numeral needs. */
  readonly numeral: number;
  readonly gap: number;
  /** From the ring down to the cards. */
  readonly drop: number;
  /** The most days side by side. */
  readonly abreast: number;
  /** From the middle of the ring down to the codes of the square, or to its edge where the codes are at its top. */
  readonly room: number;
};

/** From the edges of a square to paper that takes all of it. */
const MARGIN = 4;

export const WIDE_MARKS: MarkSize = {
  name: "wide",
  anchor: { x: 66, y: 52 },
  flag: 1,
  ring: 4.5,
  word: 13,
  token: { width: 12, height: 17.5 },
  numeral: 15.5,
  gap: 1.5,
  drop: 9,
  abreast: 3,
  room: 41.4,
};

export const NARROW_MARKS: MarkSize = {
  name: "narrow",
  anchor: { x: 66, y: 36 },
  flag: 1.1,
  ring: 7,
  word: 20,
  token: { width: 18, height: 25 },
  numeral: 22,
  gap: 2,
  drop: 13,
  abreast: 2,
  room: 50.6,
};

/** In the lower rows, whose codes are at the top of their squares, the ring is so far down. */
const lower = (size: MarkSize, y: number): MarkSize => ({ ...size, anchor: { ...size.anchor, y }, room: HIGH - y - MARGIN });
const LOWER = new Map([
  [WIDE_MARKS, lower(WIDE_MARKS, 54)],
  [NARROW_MARKS, lower(NARROW_MARKS, 64)],
]);

/** The same in a row of the chart. */
export const marksIn = ({ line }: { readonly line: number }, size: MarkSize): MarkSize =>
  isUpper(line) ? size : (LOWER.get(size) ?? size);

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where a day's first card lies, from the anchor of its square. */
type Entry<Day> = { readonly day: Day; readonly x: number; readonly y: number };

/** Smaller than this the letters of the cards cannot be read. */
const LEAST_SCALE = 0.75;

/** How small the rows are drawn, and how far up they begin: where they would be too small to read, their paper takes the whole square. */
function fitted(bottom: number, { room, anchor }: MarkSize): { readonly scale: number; readonly up: number } {
  const scale = Math.min(1, room / bottom);
  if (scale >= LEAST_SCALE) return { scale, up: 0 };
  return { scale: 1, up: Math.max(0, bottom - (HIGH - anchor.y - MARGIN)) };
}

/** The days that ended on a square, below its ring, in rows that begin at the left; the paper they lie on; and how small more rows are drawn. */
export function placeTokens<Day>(
  days: readonly Day[],
  size: MarkSize,
): { readonly panel: Box; readonly entries: readonly Entry<Day>[]; readonly scale: number } {
  const { abreast, token, numeral, gap, drop } = size;
  const columns = Math.min(abreast, days.length);
  const lines = Math.ceil(days.length / abreast);
  const pitch = numeral + (token.width + gap) * 2;
  const line = token.height + gap;
  const left = (gap - columns * pitch) / 2;
  const height = lines * line + gap;
  const { scale, up } = fitted(drop - gap + height, size);
  const entries = days.map((day, at) => ({
    day,
    x: left + (at % columns) * pitch + numeral,
    y: drop - up + Math.floor(at / columns) * line,
  }));
  return { panel: { x: left, y: drop - gap - up, width: columns * pitch, height }, entries, scale };
}

/** The days that ended on each square. */
export function daysBySquare<Day extends { readonly to: Square }>(days: readonly Day[]): ReadonlyMap<Square, readonly Day[]> {
  const found = new Map<Square, Day[]>();
  for (const day of days) found.set(day.to, [...(found.get(day.to) ?? []), day]);
  return found;
}
