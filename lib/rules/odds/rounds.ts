import { type BySide, type LineUp, lineUpOf, type Meeting, type Pair, type Round } from "./line-up";
import type { OddsBook, Roll } from "./odds-book";
import { brokenAt, eachLive, endWith, type Grid, lostAt, type Tally } from "./tally";

/** The chances of each pair of wounds before the next pair rolls, for one net bonus of that pair. */
type Plane = { readonly chances: Float64Array; isUsed: boolean };

/**
 * The board a round is played on: wounds of `a` down the rows and of `b` along the columns, with a margin for what breaks; a plane for each
 * net bonus, none in the middle. Its arrays are used again in every round.
 */
type Board = {
  readonly grid: Grid;
  readonly book: OddsBook;
  readonly stride: number;
  readonly middle: number;
  now: readonly Plane[];
  next: readonly Plane[];
  /** Between the dice of `b` and those of `a`. */
  readonly half: Float64Array;
};

/** The part of the board that has any chance; nothing if it ends before it begins. */
type Box = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };

function boardOf(grid: Grid, book: OddsBook): Board {
  const stride = grid.columns + book.mostWounds;
  const size = (grid.rows + book.mostWounds) * stride;
  const middle = book.bonus.shatter + book.bonus.shove;
  const planes = () => Array.from({ length: 2 * middle + 1 }, () => ({ chances: new Float64Array(size), isUsed: false }));
  return { grid, book, stride, middle, now: planes(), next: planes(), half: new Float64Array(size) };
}

function clear(plane: Float64Array, stride: number, { top, left, bottom, right }: Box): void {
  for (let i = top; i <= bottom; i++) plane.fill(0, i * stride + left, i * stride + right + 1);
}

/** Adds what the dice of `b` do. */
function down(from: Float64Array, to: Float64Array, roll: Float64Array, stride: number, { top, left, bottom, right }: Box): void {
  for (let x = 0; x < roll.length; x++) {
    const chance = roll[x] ?? 0;
    if (chance === 0) continue;
    const by = x * stride;
    for (let i = top; i <= bottom; i++)
      for (let at = i * stride + left; at <= i * stride + right; at++) to[at + by] = (to[at + by] ?? 0) + (from[at] ?? 0) * chance;
  }
}

/** Adds what the dice of `a` do. */
function across(from: Float64Array, to: Float64Array, roll: Float64Array, stride: number, { top, left, bottom, right }: Box): void {
  for (let i = top; i <= bottom; i++)
    for (let at = i * stride + left; at <= i * stride + right; at++) {
      const chance = from[at] ?? 0;
      if (chance === 0) continue;
      for (let y = 0; y < roll.length; y++) to[at + y] = (to[at + y] ?? 0) + chance * (roll[y] ?? 0);
    }
}

/** How far ahead of the enemy a pair leaves the next one: each side's shatter and shove, unless the enemy has the same. */
function netBonus({ a, b }: Pair, sparkA: boolean, sparkB: boolean, { shatter, shove }: OddsBook["bonus"]): number {
  const lands = (mayA: boolean, mayB: boolean) => Number(mayA && sparkA && !(mayB && sparkB)) - Number(mayB && sparkB && !(mayA && sparkA));
  return shatter * lands(a.shatters, b.shatters) + shove * lands(a.shoves, b.shoves);
}

/** One pair rolls, from one plane. What its dice show beyond wounds counts only if another pair comes after it. */
function rollPair(board: Board, plane: Float64Array, pair: Pair, rolls: BySide<Roll>, isLast: boolean, box: Box): void {
  const { stride, half, next, middle, book } = board;
  const counts = (side: "a" | "b") => !isLast && (pair[side].shatters || pair[side].shoves);
  const partsOf = (roll: Roll, isSplit: boolean) => (isSplit ? [roll.quiet, roll.spark] : [roll.all]);
  const wider = { ...box, bottom: box.bottom + rolls.b.all.length - 1 };
  for (const [sparkB, ofB] of partsOf(rolls.b, counts("b")).entries()) {
    down(plane, half, ofB, stride, box);
    for (const [sparkA, ofA] of partsOf(rolls.a, counts("a")).entries()) {
      const to = next[middle + netBonus(pair, sparkA === 1, sparkB === 1, book.bonus)];
      if (!to) continue;
      to.isUsed = true;
      across(half, to.chances, ofA, stride, wider);
    }
    clear(half, stride, wider);
  }
}

/** Ends what has broken in the margin, and clears it. */
function settle({ grid, stride }: Board, plane: Float64Array, tally: Tally | null, { top, left, bottom, right }: Box): void {
  const end = (i: number, j: number, chance: number) => {
    const ending = brokenAt(grid, i, j);
    if (tally && ending) endWith(tally, ending, chance, lostAt(grid, i, j));
    plane[i * stride + j] = 0;
  };
  for (let i = top; i <= bottom; i++)
    for (let j = i < grid.rows ? Math.max(left, grid.columns) : left; j <= right; j++) {
      const chance = plane[i * stride + j] ?? 0;
      if (chance > 0) end(i, j, chance);
    }
}

/** All pairs of a round roll in turn, from what is on the board; returns where something is left. */
function playPairs(board: Board, { pairs, supports }: Round, from: Box, tally: Tally | null): Box {
  const { grid, stride, middle, book } = board;
  let box = from;
  for (const [at, pair] of pairs.entries()) {
    const isLast = at === pairs.length - 1;
    const joined = (files: number) => Number(isLast && files > 0) + Number(at === 0 && files > 1);
    let [bottom, right] = [box.bottom, box.right];
    for (const [bonus, plane] of board.now.entries()) {
      if (!plane.isUsed) continue;
      const ahead = pair.ahead + bonus - middle;
      const rolls = { a: book.rollAt(ahead, joined(supports.a)), b: book.rollAt(-ahead, joined(supports.b)) };
      bottom = Math.max(bottom, box.bottom + rolls.b.all.length - 1);
      right = Math.max(right, box.right + rolls.a.all.length - 1);
      rollPair(board, plane.chances, pair, rolls, isLast, box);
      clear(plane.chances, stride, box);
      plane.isUsed = false;
    }
    for (const plane of board.next) if (plane.isUsed) settle(board, plane.chances, tally, { ...box, bottom, right });
    box = { ...box, bottom: Math.min(bottom, grid.rows - 1), right: Math.min(right, grid.columns - 1) };
    [board.now, board.next] = [board.next, board.now];
  }
  return box;
}

/** Adds what is left on the board to `live`, and clears it. */
function unload({ now, grid, stride }: Board, live: Float64Array, box: Box): void {
  for (const plane of now) {
    if (!plane.isUsed) continue;
    for (let i = box.top; i <= box.bottom; i++)
      for (let j = box.left; j <= box.right; j++)
        live[i * grid.columns + j] = (live[i * grid.columns + j] ?? 0) + (plane.chances[i * stride + j] ?? 0);
    clear(plane.chances, stride, box);
    plane.isUsed = false;
  }
}

/** Puts the chances of this part of `from` on the board; what it put there before stays. */
function load({ now, middle, grid, stride }: Board, from: Float64Array, { top, left, bottom, right }: Box): boolean {
  const plane = now[middle];
  let isAny = false;
  for (let i = top; i <= bottom; i++)
    for (let j = left; j <= right; j++) {
      const chance = from[i * grid.columns + j] ?? 0;
      if (chance === 0 || !plane) continue;
      plane.chances[i * stride + j] = chance;
      plane.isUsed = true;
      isAny = true;
    }
  return isAny;
}

const around = (one: Box, other: Box): Box => ({
  top: Math.min(one.top, other.top),
  left: Math.min(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.max(one.right, other.right),
});

/** Plays a round from all its starts in `from`: what goes on is added to `live`, what ends to the tally. */
function playRound(board: Board, round: Round, from: Float64Array, live: Float64Array, tally: Tally): void {
  const { grid, book } = board;
  let box: Box | null = null;
  for (const [lostA, lostB] of round.starts) {
    const [top, left] = [lostA * book.perBase, lostB * book.perBase];
    const bottom = Math.min(grid.rows, top + book.perBase) - 1;
    const right = Math.min(grid.columns, left + book.perBase) - 1;
    const part = { top, left, bottom, right };
    if (load(board, from, part)) box = box === null ? part : around(box, part);
  }
  if (box !== null) unload(board, live, playPairs(board, round, box, tally));
}

/** The wounds that one round adds while neither side breaks, from none. */
function woundsAdded(board: Board, round: Round): Float64Array {
  const none = { top: 0, left: 0, bottom: 0, right: 0 };
  const added = new Float64Array(board.grid.rows * board.grid.columns);
  load(board, new Float64Array([1]), none);
  unload(board, added, playPairs(board, round, none, null));
  return added;
}

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
