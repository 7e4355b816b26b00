import type { Draws } from "./draws";

const WORDS = 2 ** 32;

/**
 * Draws of n from words, beginning at word number `word`. Words from floor(2^32 / n) * n on are skipped, so that every value has equally
 * many words; the value is the word modulo n.
 */
export function wordsToDraws(wordAt: (word: number) => number, word: number): Draws {
  let next = word;
  return (n) => {
    const end = Math.floor(WORDS / n) * n;
    let drawn = wordAt(next);
    while (drawn >= end) {
      next += 1;
      drawn = wordAt(next);
    }
    next += 1;
    return { n, value: drawn % n, word: next - 1 };
  };
}
