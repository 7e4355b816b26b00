import type { DrawSource } from "./draws";

/**
 * Chance that a test has chosen: these values in their order, each counting as one word. Fails when a value is not below the n asked for
 * and when none is left; `finish` fails when one was not drawn.
 */
export function fixedDraws(values: readonly number[]): { draws: DrawSource; finish: () => void } {
  let taken = 0;
  const draws: DrawSource = (_, word) => {
    const before = taken;
    return (n) => {
      const value = values[taken];
      if (value === undefined) throw new Error(`draw ${taken + 1}, of ${n}: only ${values.length} values were given`);
      if (value < 0 || value >= n || !Number.isInteger(value)) throw new Error(`draw ${taken + 1}: ${value} is no draw of ${n}`);
      taken += 1;
      return { n, value, word: word + taken - before - 1 };
    };
  };
  const finish = () => {
    if (taken < values.length) throw new Error(`${values.length - taken} of ${values.length} values were not drawn`);
  };
  return { draws, finish };
}
