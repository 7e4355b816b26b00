import { describe, expect, test } from "vitest";
import { balancedWorth, type Square, stationary } from "./balance";

const square = (...rows: readonly (readonly number[])[]): Square => ({ size: rows.length, at: Float64Array.from(rows.flat()) });
const each = (values: Float64Array, expected: readonly number[]) => {
  expect(values.length).toBe(expected.length);
  for (const [at, value] of expected.entries()) expect(values[at]).toBeCloseTo(value, 12);
};

describe("the stationary distribution, by hand", () => {
  test("two states: as often in each as the other leads to it", () => {
    // From 0 to 1 at rate 3, back at rate 1: a quarter and three quarters.
    each(stationary(square([0, 3], [1, 0])), [1 / 4, 3 / 4]);
  });

  test("three in a ring: long where one leaves slowly", () => {
    // 0 -> 1 at 1, 1 -> 2 at 2, 2 -> 0 at 4: the stays are as 1, 1/2, 1/4.
    each(stationary(square([0, 1, 0], [0, 0, 2], [4, 0, 0])), [4 / 7, 2 / 7, 1 / 7]);
  });

  test("what nothing leads away from is refused", () => {
    expect(() => stationary(square([0, 1], [0, 0]))).toThrow("nothing leads away");
  });
});

describe("worth in the fight, by hand", () => {
  test("of two, one that loses half as much is worth twice as much", () => {
    // 0 loses 0.2 to 1, 1 loses 0.4 to 0: v0 x 0.2 = v1 x 0.4, and half v0 + half v1 = 1.
    each(balancedWorth([1 / 2, 1 / 2], square([0, 0.2], [0.4, 0])), [4 / 3, 2 / 3]);
  });

  test("how many there are of each of two changes nothing but the scale", () => {
    const worth = balancedWorth([0.9, 0.1], square([0, 0.2], [0.4, 0]));
    expect((worth[0] ?? 0) / (worth[1] ?? 1)).toBeCloseTo(2, 12);
    expect(0.9 * (worth[0] ?? 0) + 0.1 * (worth[1] ?? 0)).toBeCloseTo(1, 12);
  });

  test("of three, each beaten by the next, none is worth more", () => {
    const third = 1 / 3;
    each(balancedWorth([third, third, third], square([0, 0.5, 0.1], [0.1, 0, 0.5], [0.5, 0.1, 0])), [1, 1, 1]);
  });

  test("of three it balances what each wins and loses", () => {
    const losses = square([0, 0.3, 0.7], [0.5, 0, 0.2], [0.1, 0.6, 0]);
    const shares = [0.5, 0.3, 0.2];
    const worth = balancedWorth(shares, losses);
    for (const one of [0, 1, 2]) {
      const sum = (of: (other: number) => number) => [0, 1, 2].reduce((total, other) => total + (shares[other] ?? 0) * of(other), 0);
      const won = sum((other) => (worth[other] ?? 0) * (losses.at[other * 3 + one] ?? 0));
      const lost = (worth[one] ?? 0) * sum((other) => losses.at[one * 3 + other] ?? 0);
      expect(won).toBeCloseTo(lost, 12);
    }
  });
});
