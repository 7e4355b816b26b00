import type { ByColour } from "./card-odds";
import type { TemperRow } from "./computer-turn";
import type { Field } from "./field";

/** Worth, by square index. */
export type Worths = readonly number[];

/**
 * What squares are worth at the end of a day, by who was better and by how much: row `most + lead`, one row for each lead; negative leads
 * are the enemy's. With a lead of 0 nobody moves the marker. One flat list, because it is computed some hundred times in a game.
 */
export type Prospect = readonly number[];

/** Between the enemy's worst move and a random one, by how much the style fears the enemy. */
const between = (least: number, mean: number, { fear }: TemperRow): number => (fear * least + (100 - fear) * mean) / 100;

export function worthAfterEnemy(worths: Worths, temper: TemperRow): number {
  const mean = worths.reduce((total, one) => total + one, 0) / worths.length;
  return between(Math.min(...worths), mean, temper);
}

/** What it is worth that the marker may move to one of these squares: moved by this seat, and by the enemy. */
function weigh(here: Worths, ends: readonly number[], temper: TemperRow): readonly [mine: number, theirs: number] {
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  let total = 0;
  for (const end of ends) {
    const worth = here[end] ?? 0;
    if (worth > most) most = worth;
    if (worth < least) least = worth;
    total += worth;
  }
  return [most, between(least, total / ends.length, temper)];
}

export function prospectOf(here: Worths, { reach, most }: Field, temper: TemperRow): Prospect {
  const squares = here.length;
  const prospect = new Array<number>((2 * most + 1) * squares).fill(Number.NaN);
  for (let square = 0; square < squares; square++) {
    const ends = reach[square] ?? [];
    prospect[most * squares + square] = here[square] ?? 0;
    for (let difference = 1; difference <= most; difference++) {
      const [mine, theirs] = weigh(here, ends[difference] ?? [], temper);
      prospect[(most + difference) * squares + square] = mine;
      prospect[(most - difference) * squares + square] = theirs;
    }
  }
  return prospect;
}

/** The expected worth, on each square, of playing a card of this value against these odds. */
export function against(after: Prospect, { most, worth }: Field, value: number, odds: ByColour, values: ByColour): Worths {
  const squares = worth.length;
  const expected: number[] = [];
  for (let square = 0; square < squares; square++) {
    let total = 0;
    for (let theirs = 0; theirs < odds.length; theirs++) {
      total += (odds[theirs] ?? 0) * (after[(most + value - (values[theirs] ?? 0)) * squares + square] ?? 0);
    }
    expected.push(total);
  }
  return expected;
}

/** What the square the marker is on tonight is worth: the hastier the style, the more today counts against what is to come. */
export const tonight = (worth: number, toCome: number, { haste }: TemperRow): number => (haste * worth + (100 - haste) * toCome) / 100;
