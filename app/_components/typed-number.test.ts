import { expect, test } from "vitest";
import { typedNumber } from "./typed-number";

test.each([
  ["", null],
  ["  ", null],
  [null, null],
  ["10000", 10_000],
  [" 6000 ", 6000],
  ["10 000", 10_000],
  ["10\u202f000", 10_000],
  ["10,000", 10_000],
  ["1,000,000", 1_000_000],
  ["10.5", 10.5],
  ["-1", -1],
  [1605, 1605],
  ["ten", Number.NaN],
  ["1e4", Number.NaN],
  ["10,00", Number.NaN],
  ["10 0000", Number.NaN],
])("%j is %j", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
