import type { DrawSource } from "./draws";

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
