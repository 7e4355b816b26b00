import { boardOf, playRound, woundsAdded } from "./board";
import { type LineUp, lineUpOf, type Meeting, type Round } from "./line-up";
import type { OddsBook } from "./odds-book";
import { eachLive, type Grid, type Tally } from "./tally";

/** What one melee or charge does from every start: claims are fixed at the start of a round ("Combat: Combat convention 1.1"). */
export type Rounds = {
  /** Plays one round from everything in `from`; what goes on is added to `live`, what ends to the tally. */
  readonly play: (from: Float64Array, live: Float64Array, tally: Tally) => void;
  /** Plays until nothing goes on. */
  readonly playOut: (from: Float64Array, tally: Tally) => void;
  readonly lineUp: LineUp;
};

/** Turns the chance of coming to a start into the mean number of rounds from it, and passes the rest on to the starts after it. */
function passOn(visits: Float64Array, i: number, j: number, added: Float64Array, { rows, columns }: Grid): void {
  const at = i * columns + j;
  const rounds = (visits[at] ?? 0) / (1 - (added[0] ?? 0));
  visits[at] = rounds;
  for (let x = 0; i + x < rows; x++)
    for (let y = 0; j + y < columns; y++) {
      const chance = added[x * columns + y] ?? 0;
      if (chance > 0 && x + y > 0) visits[at + x * columns + y] = (visits[at + x * columns + y] ?? 0) + rounds * chance;
    }
}

/** Rounds of two unit groups that meet like this. Wounds only grow, so that no start is come to again once it is left. */
export function roundsOf(grid: Grid, meeting: Meeting, book: OddsBook): Rounds {
  const { rows, columns } = grid;
  const lineUp = lineUpOf(grid, meeting, book);
  const board = boardOf(grid, book);
  const addedBy = new Map<Round, Float64Array>();
  const roundAt = (a: number, b: number) => lineUp.at(Math.floor(a / book.perBase), Math.floor(b / book.perBase));
  const play: Rounds["play"] = (from, live, tally) => {
    const fought = new Set<Round>();
    eachLive(grid, from, (a, b) => fought.add(roundAt(a, b)));
    for (const round of fought) playRound(board, round, from, live, tally);
  };
  return {
    play,
    playOut(from, tally) {
      const visits = from.slice();
      for (let i = 0; i < rows; i++)
        for (let j = 0; j < columns; j++) {
          if ((visits[i * columns + j] ?? 0) === 0) continue;
          const round = roundAt(i, j);
          const added = addedBy.get(round) ?? woundsAdded(board, round);
          addedBy.set(round, added);
          passOn(visits, i, j, added, grid);
        }
      play(visits, new Float64Array(rows * columns), tally);
    },
    lineUp,
  };
}
