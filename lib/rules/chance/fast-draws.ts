import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { DrawSource } from "./draws";

const WORDS = 2 ** 32;

/** Neighbouring seeds would give similar first draws: this scatters all 32 bits (the last steps of MurmurHash3). */
function scattered(seed: number): number {
  const one = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  const two = Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return two ^ (two >>> 16);
}

/**
 * Fast chance for simulations: the same for the same whole number `seed`, each value equally likely. Draws continue whatever word is asked
 * for; each counts as one word.
 */
export function fastDraws(seed: number): DrawSource {
  const state = [1, 2, 3, 4].map((part) => scattered(seed + Math.imul(part, 0x9e3779b9)));
  const generator = xoroshiro128plusFromState(state);
  const draw = (n: number): number => {
    // The upper bits are the better ones, so the value is the n-th part of all words that contains this one.
    const part = Math.floor(WORDS / n);
    let value = Math.floor((generator.next() >>> 0) / part);
    while (value >= n) value = Math.floor((generator.next() >>> 0) / part);
    return value;
  };
  return (_, word) => {
    let next = word;
    return (n) => {
      next += 1;
      return { n, value: draw(n), word: next - 1 };
    };
  };
}
