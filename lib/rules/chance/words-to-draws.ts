import type { Draws } from "./draws";

const WORDS = 2 ** 32;

/**
 * Draws of n out of words, beginning with the word numbered `word`: words from floor(2^32 / n) * n on are passed over, which leaves each
 * value as many words as any other; the value is the word modulo n.
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
