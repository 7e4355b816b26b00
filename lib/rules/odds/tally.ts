import type { SeatName } from "../../model/by-seat";
import type { Checkpoint } from "../../model/odds";
import type { Group } from "./group";

/** How a fight has ended: who broke first, or that they came apart. */
type Ending = SeatName | "both" | "apart";

/**
 * Where a fight stands: the chance of each pair of wounds while it goes on (`live`, `a`'s first), and of each ending, with the bases lost
 * in those.
 */
export type Tally = { live: Float64Array } & { -readonly [Name in Ending]: number } & { readonly lost: { a: number; b: number } };

/** The wounds of two unit groups as the cells of a flat array. */
export type Grid = {
  readonly a: Group;
  readonly b: Group;
  readonly rows: number;
  readonly columns: number;
  readonly perBase: number;
};

export const gridOf = (a: Group, b: Group, perBase: number): Grid => ({ a, b, rows: a.breaksAt, columns: b.breaksAt, perBase });

export const emptyLive = ({ rows, columns }: Grid): Float64Array => new Float64Array(rows * columns);

export function startTally(grid: Grid): Tally {
  const live = emptyLive(grid);
  live[grid.a.wounds * grid.columns + grid.b.wounds] = 1;
  return { live, a: 0, b: 0, both: 0, apart: 0, lost: { a: 0, b: 0 } };
}

/** Bases lost with so many wounds: wounds count as parts of a base, and no more are lost than there are. */
export const basesLost = ({ most }: Group, wounds: number, perBase: number): number => Math.min(wounds, most) / perBase;

/** Ends this much of the fight with these wounds. */
export function endWith(tally: Tally, ending: Ending, chance: number, lost: { readonly a: number; readonly b: number }): void {
  tally[ending] += chance;
  tally.lost.a += chance * lost.a;
  tally.lost.b += chance * lost.b;
}

/** Who is broken with these wounds; null: neither. */
export function brokenAt({ rows, columns }: Grid, a: number, b: number): Ending | null {
  if (a >= rows) return b >= columns ? "both" : "a";
  return b >= columns ? "b" : null;
}

/** Counts this chance of these wounds where it belongs: in the tally if one has broken, otherwise in `live`. */
export function land(grid: Grid, tally: Tally, live: Float64Array, a: number, b: number, chance: number): void {
  const ending = brokenAt(grid, a, b);
  const at = a * grid.columns + b;
  if (ending === null) live[at] = (live[at] ?? 0) + chance;
  else endWith(tally, ending, chance, lostAt(grid, a, b));
}

export const lostAt = ({ a, b, perBase }: Grid, woundsA: number, woundsB: number): { readonly a: number; readonly b: number } => ({
  a: basesLost(a, woundsA, perBase),
  b: basesLost(b, woundsB, perBase),
});

/** Calls for each pair of wounds that has a chance. */
export function eachLive(grid: Grid, live: Float64Array, call: (a: number, b: number, chance: number) => void): void {
  for (let a = 0; a < grid.rows; a++)
    for (let b = 0; b < grid.columns; b++) {
      const chance = live[a * grid.columns + b] ?? 0;
      if (chance > 0) call(a, b, chance);
    }
}

/** The state of a fight as it is told; `lives`: everything that still goes on. */
export function checkpoint(
  grid: Grid,
  tally: Tally,
  turn: number,
  phase: Checkpoint["phase"],
  lives: readonly Float64Array[] = [tally.live],
): Checkpoint {
  let going = 0;
  const lost = { ...tally.lost };
  for (const live of lives)
    eachLive(grid, live, (a, b, chance) => {
      going += chance;
      lost.a += chance * basesLost(grid.a, a, grid.perBase);
      lost.b += chance * basesLost(grid.b, b, grid.perBase);
    });
  return { turn, phase, a: tally.a, b: tally.b, both: tally.both, apart: tally.apart, going, lost };
}
