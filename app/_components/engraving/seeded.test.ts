import { expect, test } from "vitest";
import { seeded } from "./seeded";

const some = (seed: string) => {
  const { next } = seeded(seed);
  return Array.from({ length: 200 }, next);
};

test("the same seed gives the same numbers, another seed others", () => {
  expect(some("A1")).toEqual(some("A1"));
  expect(some("A1")).not.toEqual(some("A2"));
});

test("numbers from 0 to 1, spread over all of it", () => {
  const numbers = some("spread");
  expect(numbers.every((one) => one >= 0 && one < 1)).toBe(true);
  for (const tenth of Array.from({ length: 10 }, (_, at) => at))
    expect(numbers.filter((one) => Math.floor(one * 10) === tenth).length).toBeGreaterThan(5);
});

test("between, about and one of", () => {
  const chance = seeded("ways");
  const drawn = Array.from({ length: 100 }, () => [chance.between(3, 5), chance.about(2), chance.oneOf([7, 8])] as const);
  expect(drawn.every(([one]) => one >= 3 && one < 5)).toBe(true);
  expect(drawn.some(([, one]) => one < -1) && drawn.some(([, one]) => one > 1)).toBe(true);
  expect(new Set(drawn.map(([, , one]) => one))).toEqual(new Set([7, 8]));
});
