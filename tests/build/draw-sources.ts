import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { DrawSource } from "@/lib/rules/chance";

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

/**
 * Draws chosen by a test: these values in order, each counting as one word. Throws if a value is not below n, or none is left; `finish`
 * throws if one was not drawn.
 */
export function fixedDraws(values: readonly number[]): { draws: DrawSource; finish: () => void } {
  let drawn = 0;
  const draws: DrawSource = (_, word) => {
    const before = drawn;
    return (n) => {
      const value = values[drawn];
      if (value === undefined) throw new Error(`draw ${drawn + 1}, of ${n}: only ${values.length} values were given`);
      if (value < 0 || value >= n || !Number.isInteger(value)) throw new Error(`draw ${drawn + 1}: ${value} is no draw of ${n}`);
      drawn += 1;
      return { n, value, word: word + drawn - before - 1 };
    };
  };
  const finish = () => {
    if (drawn < values.length) throw new Error(`${values.length - drawn} of ${values.length} values were not drawn`);
  };
  return { draws, finish };
}
