import type { Draw } from "../../model/battle-event";
import type { BySeat } from "../../model/by-seat";

type Nonces = BySeat<string>;

/** Takes the next draw: a whole number from 0 to n - 1, each equally likely. */
export type Draws = (n: number) => Draw;

/**
 * The source of a battle's chance: its draws from word number `word` (from 0) on, once both seats have given their nonces. The next draws
 * begin at the word after the last one taken.
 */
export type DrawSource = (nonces: Nonces, word: number) => Draws;
