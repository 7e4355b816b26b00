import { describe, expect, test } from "vitest";
import { boundsOf, boxQuad, cosine, sine, turned, turnedPoint } from "./footprint";

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

/** 4 BW wide and 2 deep. */
const PLAIN = [{ x: 0, y: 0, w: 400, h: 200 }];
const AT = { x: 1000, y: 500 };

describe("a piece of 4 by 2 BW with its centre at 10, 5", () => {
  test.each([
    [0, [800, 400, 1200, 400, 1200, 600, 800, 600]],
    [90, [1100, 300, 1100, 700, 900, 700, 900, 300]],
    [180, [1200, 600, 800, 600, 800, 400, 1200, 400]],
    [270, [900, 700, 900, 300, 1100, 300, 1100, 700]],
    [-90, [900, 700, 900, 300, 1100, 300, 1100, 700]],
    // 200 cos 45 = 141.42 and 100 cos 45 = 70.71: sums 212.13, differences 70.71.
    [45, [929, 288, 1212, 571, 1071, 712, 788, 429]],
    // 200 cos 30 = 173.205, 100 sin 30 = 50; 200 sin 30 = 100, 100 cos 30 = 86.6025.
    [30, [877, 313, 1223, 513, 1123, 687, 777, 487]],
  ])("turned by %i degrees has its four corners anticlockwise from its own lower left", (degrees, vertices) => {
    expect(turned(PLAIN, AT, degrees)).toEqual([vertices]);
  });
});

test("the parts of a shape are turned about the shape's centre, not about their own", () => {
  const horns = [
    { x: 0, y: 0, w: 200, h: 400 },
    { x: 150, y: 100, w: 100, h: 200 },
  ];
  expect(turned(horns, { x: 0, y: 0 }, 90)).toEqual([
    [200, -100, 200, 100, -200, 100, -200, -100],
    [0, 100, 0, 200, -200, 200, -200, 100],
  ]);
});

test("halves are rounded away from 0, so that a shape turned by half a circle covers the same ground", () => {
  // 1 at 30 degrees: 0.866 and 0.5.
  expect(turnedPoint({ x: 1, y: 0 }, { x: 10, y: 10 }, 30)).toEqual({ x: 11, y: 11 });
  expect(turnedPoint({ x: 1, y: 0 }, { x: 10, y: 10 }, 210)).toEqual({ x: 9, y: 9 });
});

test("a box is a quadrilateral from its lower left", () => {
  expect(boxQuad({ left: 1, bottom: 2, right: 3, top: 4 })).toEqual([1, 2, 3, 2, 3, 4, 1, 4]);
});

test("the bounds of a footprint reach round all of it", () => {
  expect(boundsOf([boxQuad({ left: 0, bottom: 0, right: 10, top: 10 }), [20, -5, 25, 0, 20, 5, 15, 0]])).toEqual({
    left: 0,
    bottom: -5,
    right: 25,
    top: 10,
  });
  expect(boundsOf(turned(PLAIN, AT, 45))).toEqual({ left: 788, bottom: 288, right: 1212, top: 712 });
});
