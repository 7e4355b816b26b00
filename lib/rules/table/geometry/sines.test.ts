import { expect, test } from "vitest";
import { cosine, sine } from "./sines";

const DEGREES = Array.from({ length: 361 }, (_, degrees) => degrees);

test.each([
  [0, 0, 1_000_000],
  [30, 500_000, 866_025],
  [45, 707_107, 707_107],
  [90, 1_000_000, 0],
  [120, 866_025, -500_000],
  [180, 0, -1_000_000],
  [225, -707_107, -707_107],
  [270, -1_000_000, 0],
  [330, -500_000, 866_025],
  [360, 0, 1_000_000],
  [-60, -866_025, 500_000],
  [-450, -1_000_000, 0],
  [7230, 500_000, 866_025],
])("at %i degrees the sine is %i and the cosine %i millionths", (degrees, s, c) => {
  expect(sine(degrees)).toBeCloseTo(s, 9);
  expect(cosine(degrees)).toBeCloseTo(c, 9);
});

test("every whole degree has the sine and the cosine of the books, to the nearest millionth", () => {
  const shipped = DEGREES.map((degrees) => [sine(degrees), cosine(degrees)]);
  const reckoned = DEGREES.map((degrees) => (degrees * Math.PI) / 180).map((angle) => [1e6 * Math.sin(angle), 1e6 * Math.cos(angle)]);
  for (const [at, [s, c]] of shipped.entries()) {
    expect(Math.abs(s! - reckoned[at]![0]!), `the sine of ${at}`).toBeLessThan(0.4999999);
    expect(Math.abs(c! - reckoned[at]![1]!), `the cosine of ${at}`).toBeLessThan(0.4999999);
  }
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])("%d degrees are no whole degrees, and throw", (degrees) => {
  expect(() => sine(degrees)).toThrow("only whole degrees");
  expect(() => cosine(degrees)).toThrow("only whole degrees");
});
