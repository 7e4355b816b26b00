import { describe, expect, test } from "vitest";
import { fastDraws, fixedDraws } from "./draw-sources";

const NONCES = { a: "0".repeat(16), b: "house" };

describe("fast draws", () => {
  const first = (seed: number, n: number) => fastDraws(seed)(NONCES, 0)(n).value;

  test("are the same for the same seed, and count one word a draw from the word given", () => {
    const row = (seed: number) => {
      const source = fastDraws(seed);
      const early = source(NONCES, 0);
      const taken = [early(6), early(50), early(2)];
      const late = source(NONCES, 3);
      return [...taken, late(50), late(50)];
    };
    expect(row(7)).toEqual(row(7));
    expect(row(7)).not.toEqual(row(8));
    expect(row(7).map((draw) => draw.word)).toEqual([0, 1, 2, 3, 4]);
    expect(row(7).map((draw) => draw.n)).toEqual([6, 50, 2, 50, 50]);
  });

  /** Four standard deviations to either side: a fair source falls outside once in sixteen thousand, and these seeds never change. */
  test.each([2, 6, 49, 50])(
    "a draw of %i gives each value about as often, along one row and over the first draws of neighbouring seeds",
    (n) => {
      const each = 2000;
      const spread = 4 * Math.sqrt(each * (1 - 1 / n));
      const draws = fastDraws(1)(NONCES, 0);
      const rows = [Array.from({ length: each * n }, () => draws(n).value), Array.from({ length: each * n }, (_, seed) => first(seed, n))];
      for (const row of rows) {
        const counts = Array.from({ length: n }, () => 0);
        for (const value of row) counts[value]! += 1;
        for (const count of counts) expect(Math.abs(count - each)).toBeLessThan(spread);
      }
    },
  );

  test("the first draws of neighbouring seeds are independent: every pair is about as frequent", () => {
    const counts = Array.from({ length: 36 }, () => 0);
    for (let seed = 0; seed < 36_000; seed += 1) counts[first(seed, 6) * 6 + first(seed + 1, 6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(1000));
  });
});

describe("fixed draws", () => {
  test("are those given, in order, over any number of calls", () => {
    const { draws, finish } = fixedDraws([5, 0, 49]);
    const early = draws(NONCES, 0);
    expect([early(6), early(1)]).toEqual([
      { n: 6, value: 5, word: 0 },
      { n: 1, value: 0, word: 1 },
    ]);
    expect(draws(NONCES, 2)(50)).toEqual({ n: 50, value: 49, word: 2 });
    expect(finish).not.toThrow();
  });

  test("fail on a value not below n, when they run out, and when one is left over", () => {
    expect(() => fixedDraws([6]).draws(NONCES, 0)(6)).toThrow("6 is no draw of 6");
    expect(() => fixedDraws([-1]).draws(NONCES, 0)(6)).toThrow("no draw");
    expect(() => fixedDraws([0.5]).draws(NONCES, 0)(6)).toThrow("no draw");
    expect(() => fixedDraws([]).draws(NONCES, 0)(6)).toThrow("only 0 values");
    const { draws, finish } = fixedDraws([1, 2]);
    draws(NONCES, 0)(6);
    expect(finish).toThrow("1 of 2 values were not drawn");
  });
});
