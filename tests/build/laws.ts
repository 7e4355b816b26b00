import fc from "fast-check";
import { test } from "vitest";

/** What is reckoned from one document, reckoned once: the laws of a file ask it of the same ones, one after another. */
export function eachOnce<From extends object, To>(reckon: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>();
  return (from) => {
    const found = known.get(from) ?? reckon(from);
    known.set(from, found);
    return found;
  };
}

type Runs = { readonly seed: number; readonly numRuns: number };

/** Looking for a smaller one may take minutes for a large one. */
const SOUGHT_FOR_MS = 20_000;

/** Whether something holds of each that chance draws: they are drawn once, for every law. For one of which it does not hold a smaller one is sought. */
export function ofEachOf<One extends object>(any: fc.Arbitrary<One>, runs: Runs) {
  let drawn: readonly One[] | undefined;
  return (holds: (one: One) => void): void => {
    drawn ??= fc.sample(any, runs);
    for (const one of drawn) {
      try {
        holds(one);
      } catch (error) {
        fc.assert(fc.property(any, holds), { ...runs, interruptAfterTimeLimit: SOUGHT_FOR_MS });
        throw error;
      }
    }
  };
}

/** A test that something holds of each that is given, and of each that is drawn. */
export const lawOf =
  <One>(given: readonly One[], ofEach: (holds: (one: One) => void) => void) =>
  (name: string, holds: (one: One) => void): void => {
    test(name, () => {
      for (const one of given) holds(one);
      ofEach(holds);
    });
  };
