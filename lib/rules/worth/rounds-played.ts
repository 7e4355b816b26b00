import type { LineUp, Meeting, Pair, Round } from "../odds/line-up";
import { lineUpOf } from "../odds/line-up";
import type { OddsBook } from "../odds/odds-book";
import type { Grid } from "../odds/tally";

/**
 * Wounds of two unit groups as cells of a flat array, `a`'s first, with one row and one column more for the side that is broken: from there
 * nothing goes on.
 */
export const widthOf = ({ columns }: Grid): number => columns + 1;
const cellsOf = ({ rows, columns }: Grid): number => (rows + 1) * (columns + 1);

/** What one round does from each start: the cells it may lead to, with their chances. Null: nobody starts there. */
export type Played = readonly ({ readonly to: Int32Array; readonly chances: Float64Array } | null)[];

/** The share of its break point that each side has lost, in each cell. */
export type Losses = { readonly a: Float64Array; readonly b: Float64Array };

/** Tables that serve many pairs of unit groups, because their files roll alike. */
type RoundsKept = { readonly played: Map<string, Played>; readonly melees: Map<string, readonly Losses[]> };

const MOST_KEPT = 6000;

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const ready = known.get(key);
  if (ready) return ready;
  if (known.size >= MOST_KEPT) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

type Rolls = { readonly a: readonly Float64Array[]; readonly b: readonly Float64Array[] };

const partsOf = ({ quiet, spark, all }: { quiet: Float64Array; spark: Float64Array; all: Float64Array }, isSplit: boolean) =>
  isSplit ? [quiet, spark] : [all];

function netBonus({ a, b }: Pair, sparkA: boolean, sparkB: boolean, { shatter, shove }: OddsBook["bonus"]): number {
  const lands = (mayA: boolean, mayB: boolean) => Number(mayA && sparkA && !(mayB && sparkB)) - Number(mayB && sparkB && !(mayA && sparkA));
  return shatter * lands(a.shatters, b.shatters) + shove * lands(a.shoves, b.shoves);
}

/** Where a pair's dice land: in `next`, or in `ended` if a side is broken. */
type Landing = { readonly grid: Grid; readonly next: Float64Array; readonly ended: Float64Array };

/** One pair's dice, from one cell. */
function land({ grid, next, ended }: Landing, i: number, j: number, chance: number, ofA: Float64Array, ofB: Float64Array): void {
  const { rows, columns } = grid;
  const width = widthOf(grid);
  for (let x = 0; x < ofB.length; x++) {
    const part = chance * (ofB[x] as number);
    const row = Math.min(rows, i + x);
    for (let y = 0; y < ofA.length; y++) {
      const column = Math.min(columns, j + y);
      const into = row === rows || column === columns ? ended : next;
      into[row * width + column] = (into[row * width + column] as number) + part * (ofA[y] as number);
    }
  }
}

/** Both files of a pair roll from every cell of one plane. */
function roll(
  from: Float64Array,
  to: (sparkA: number, sparkB: number) => Float64Array,
  rolls: Rolls,
  grid: Grid,
  ended: Float64Array,
): void {
  const width = widthOf(grid);
  for (const [sparkB, ofB] of rolls.b.entries())
    for (const [sparkA, ofA] of rolls.a.entries()) {
      const landing = { grid, ended, next: to(sparkA, sparkB) };
      for (let cell = 0; cell < from.length; cell++) {
        const chance = from[cell] as number;
        if (chance > 0) land(landing, Math.floor(cell / width), cell % width, chance, ofA, ofB);
      }
    }
}

/** Everything that one round may lead to from one start. Nothing more is rolled once a side is broken. */
function playFrom(start: number, { pairs, supports }: Round, grid: Grid, book: OddsBook): Float64Array {
  const middle = book.bonus.shatter + book.bonus.shove;
  const ended = new Float64Array(cellsOf(grid));
  let planes = new Map<number, Float64Array>();
  const first = new Float64Array(cellsOf(grid));
  first[start] = 1;
  planes.set(0, first);
  for (const [at, pair] of pairs.entries()) {
    const isLast = at === pairs.length - 1;
    const joined = (files: number) => Number(isLast && files > 0) + Number(at === 0 && files > 1);
    const splits = (side: "a" | "b") => !isLast && (pair[side].shatters || pair[side].shoves);
    const next = new Map<number, Float64Array>();
    const planeOf = (sparkA: number, sparkB: number) => {
      const bonus = Math.max(-middle, Math.min(middle, isLast ? 0 : netBonus(pair, sparkA === 1, sparkB === 1, book.bonus)));
      const plane = next.get(bonus) ?? new Float64Array(cellsOf(grid));
      next.set(bonus, plane);
      return plane;
    };
    for (const [bonus, plane] of planes) {
      const ahead = pair.ahead + bonus;
      const rolls = {
        a: partsOf(book.rollAt(ahead, joined(supports.a)), splits("a")),
        b: partsOf(book.rollAt(-ahead, joined(supports.b)), splits("b")),
      };
      roll(plane, planeOf, rolls, grid, ended);
    }
    planes = next;
  }
  for (const plane of planes.values()) for (let at = 0; at < plane.length; at++) ended[at] = (ended[at] ?? 0) + (plane[at] ?? 0);
  return ended;
}

function sparse(dense: Float64Array): NonNullable<Played[number]> {
  const to: number[] = [];
  for (let at = 0; at < dense.length; at++) if ((dense[at] ?? 0) > 0) to.push(at);
  return { to: Int32Array.from(to), chances: Float64Array.from(to, (at) => dense[at] ?? 0) };
}

function playAll(lineUp: LineUp, grid: Grid, book: OddsBook): Played {
  const played = new Array<Played[number]>(cellsOf(grid)).fill(null);
  for (let i = 0; i < grid.rows; i++)
    for (let j = 0; j < grid.columns; j++) {
      const start = i * widthOf(grid) + j;
      const round = lineUp.at(Math.floor(i / book.perBase), Math.floor(j / book.perBase));
      played[start] = sparse(playFrom(start, round, grid, book));
    }
  return played;
}

/** The nearest number of claims ahead that rolls the same, with every bonus it may have. */
function sameRolls(book: OddsBook): (ahead: number, most: number) => number {
  const known = new Map<number, number>();
  const FAR = 24;
  const alike = (one: number, other: number, most: number) => {
    for (let bonus = -most; bonus <= most; bonus++)
      for (const sign of [1, -1]) if (book.rollAt(sign * (one + bonus), 0) !== book.rollAt(sign * (other + bonus), 0)) return false;
    return true;
  };
  return (ahead, most) => {
    const key = ahead * 8 + most;
    const ready = known.get(key);
    if (ready !== undefined) return ready;
    let found = Math.max(-FAR, Math.min(FAR, ahead));
    while (found > 0 && alike(found - 1, found, most)) found--;
    while (found < 0 && alike(found + 1, found, most)) found++;
    known.set(key, found);
    return found;
  };
}

/** A name that is the same for all line-ups that roll alike. */
function signatureOf(lineUp: LineUp, grid: Grid, book: OddsBook, same: ReturnType<typeof sameRolls>): string {
  const middle = book.bonus.shatter + book.bonus.shove;
  const names = new Map<Round, string>();
  const nameOf = (round: Round): string => {
    const ready = names.get(round);
    if (ready !== undefined) return ready;
    const { pairs, supports } = round;
    const isSplit = pairs.some(({ a, b }) => a.shatters || b.shatters || a.shoves || b.shoves);
    const flags = ({ a, b }: Pair) => Number(a.shatters) + 2 * Number(b.shatters) + 4 * Number(a.shoves) + 8 * Number(b.shoves);
    const made = `${supports.a}${supports.b}:${pairs.map((one) => `${same(one.ahead, isSplit ? middle : 0)}.${flags(one)}`).join()}`;
    names.set(round, made);
    return made;
  };
  const parts: string[] = [`${grid.rows}x${grid.columns}`];
  for (let i = 0; i < grid.rows; i += book.perBase)
    for (let j = 0; j < grid.columns; j += book.perBase) parts.push(nameOf(lineUp.at(i / book.perBase, j / book.perBase)));
  return parts.join(";");
}

/** The share of the break point that each side has lost in each cell, which is what is told if nothing more happens. */
function lossesNow(grid: Grid): Losses {
  const [a, b] = [new Float64Array(cellsOf(grid)), new Float64Array(cellsOf(grid))];
  const width = widthOf(grid);
  for (let i = 0; i <= grid.rows; i++)
    for (let j = 0; j <= grid.columns; j++) {
      a[i * width + j] = i / grid.rows;
      b[i * width + j] = j / grid.columns;
    }
  return { a, b };
}

function afterOne(played: Played, later: Losses): Losses {
  const [a, b] = [later.a.slice(), later.b.slice()];
  for (const [start, leads] of played.entries()) {
    if (leads === null) continue;
    let [lostA, lostB] = [0, 0];
    for (let at = 0; at < leads.to.length; at++) {
      const [cell, chance] = [leads.to[at] as number, leads.chances[at] as number];
      lostA += chance * (later.a[cell] as number);
      lostB += chance * (later.b[cell] as number);
    }
    a[start] = lostA;
    b[start] = lostB;
  }
  return { a, b };
}

export type RoundsTables = {
  /** What one round of this meeting does. */
  readonly played: (grid: Grid, meeting: Meeting) => Played;
  /** The mean losses after 0, 1, 2 ... rounds of this meeting, from each cell: by backward induction over rounds and wounds. */
  readonly lossesAfter: (grid: Grid, meeting: Meeting) => readonly Losses[];
};

/** Rounds of any two unit groups, each reckoned once for all that roll alike. `most`: rounds. */
export function roundsTables(book: OddsBook, most: number): RoundsTables {
  const { played, melees }: RoundsKept = { played: new Map(), melees: new Map() };
  const same = sameRolls(book);
  return {
    played(grid, meeting) {
      const lineUp = lineUpOf(grid, meeting, book);
      return kept(played, signatureOf(lineUp, grid, book, same), () => playAll(lineUp, grid, book));
    },
    lossesAfter(grid, meeting) {
      const lineUp = lineUpOf(grid, meeting, book);
      return kept(melees, signatureOf(lineUp, grid, book, same), () => {
        const round = playAll(lineUp, grid, book);
        const after = [lossesNow(grid)];
        for (let turn = 1; turn <= most; turn++) after.push(afterOne(round, after[turn - 1] as Losses));
        return after;
      });
    },
  };
}
