import { describe, expect, test } from "vitest";
import { boxQuad, type Footprint, type Point } from "./footprint";
import { apartAtLeast, crosses, holds, insideBox, overlap, touch, within } from "./predicates";

const box = (left: number, bottom: number, right: number, top: number): Footprint => [boxQuad({ left, bottom, right, top })];
const at = (x: number, y: number): Point => ({ x, y });

/** A square of 1 BW. */
const SQUARE = box(0, 0, 100, 100);
/** A square standing on its corner around 0, 0: |x| + |y| is at most 100. */
const DIAMOND: Footprint = [[100, 0, 0, 100, -100, 0, 0, -100]];
/** A square of 5 BW that rises 3 in 4. */
const SLOPE: Footprint = [[0, 0, 400, 300, 100, 700, -300, 400]];
/** A corner piece: 2 by 1 BW with 1 by 1 on its left end. */
const ELL: Footprint = [...box(0, 0, 200, 100), ...box(0, 100, 100, 200)];

const either = (question: (a: Footprint, b: Footprint) => boolean, a: Footprint, b: Footprint) => {
  expect(question(b, a)).toBe(question(a, b));
  return question(a, b);
};

describe("overlap, to touch and to be apart", () => {
  test.each<[string, Footprint, Footprint]>([
    ["one and the same square", SQUARE, SQUARE],
    ["one inside the other", SQUARE, box(40, 40, 60, 60)],
    ["one inside the other, edges shared", SQUARE, box(0, 0, 50, 100)],
    ["a cross, no vertex in the other", box(0, 40, 100, 60), box(40, 0, 60, 100)],
    ["a corner a hundredth inside", SQUARE, box(99, 99, 200, 200)],
    ["a corner over the slanted edge", DIAMOND, box(50, 49, 150, 150)],
    ["a point over the edge, all vertices of the other outside", DIAMOND, box(99, -300, 200, 300)],
    ["only the second part of a corner piece", ELL, box(50, 150, 150, 250)],
    ["the diagonals of a slope and a square", SLOPE, box(0, 300, 100, 400)],
  ])("%s: overlaps", (_, a, b) => {
    expect(either(overlap, a, b)).toBe(true);
    expect(either(touch, a, b)).toBe(false);
    expect(either((one, other) => apartAtLeast(one, other, 1), a, b)).toBe(false);
  });

  test.each<[string, Footprint, Footprint]>([
    ["an edge shared", SQUARE, box(100, 0, 200, 100)],
    ["part of an edge shared", SQUARE, box(100, 50, 300, 250)],
    ["a corner shared", SQUARE, box(100, 100, 200, 200)],
    ["a corner on a slanted edge", DIAMOND, box(50, 50, 150, 150)],
    ["a corner on the point", DIAMOND, box(100, 0, 200, 100)],
    ["a point on an edge", DIAMOND, box(100, -300, 200, 300)],
    ["a slanted edge along another", SLOPE, [[0, 0, 30, -40, 430, 260, 400, 300]]],
    ["in the bay of a corner piece, at both of its edges", ELL, box(100, 100, 200, 200)],
  ])("%s: touches", (_, a, b) => {
    expect(either(overlap, a, b)).toBe(false);
    expect(either(touch, a, b)).toBe(true);
    expect(either((one, other) => apartAtLeast(one, other, 1), a, b)).toBe(false);
  });

  test.each<[string, Footprint, Footprint, number]>([
    ["parallel edges", SQUARE, box(300, 50, 400, 90), 200],
    ["parallel edges, one far longer", SQUARE, box(-5000, 101, 5000, 200), 1],
    ["corner to corner, 30 by 40", SQUARE, box(130, 140, 200, 200), 50],
    ["a corner off a slanted edge, whose bounds hold it", SLOPE, box(260, 0, 300, 70), 100],
    ["a slanted edge off another", SLOPE, [[30, -40, 60, -80, 460, 220, 430, 260]], 50],
    ["a point off an edge", DIAMOND, box(350, -300, 400, 300), 250],
    ["the nearer part of a corner piece", ELL, box(110, 160, 150, 190), 10],
    ["off the end of an edge, whose line is nearer than the edge", SLOPE, box(440, 200, 500, 270), 50],
  ])("%s: exactly so far apart, and no hundredth more", (_, a, b, distance) => {
    expect(either(overlap, a, b)).toBe(false);
    expect(either(touch, a, b)).toBe(false);
    expect(either((one, other) => apartAtLeast(one, other, distance), a, b)).toBe(true);
    expect(either((one, other) => apartAtLeast(one, other, distance + 1), a, b)).toBe(false);
  });

  test("a corner a hair off a slanted edge is apart, but less than a hundredth", () => {
    // From 51, 50 to the line x + y = 100 it is 0.707.
    const near = box(51, 50, 150, 150);
    expect(either(touch, DIAMOND, near)).toBe(false);
    expect(either((one, other) => apartAtLeast(one, other, 1), DIAMOND, near)).toBe(false);
    expect(either((one, other) => apartAtLeast(one, other, 1), DIAMOND, box(51, 51, 150, 150))).toBe(true);
  });

  test("side by side in their bounds, but not in themselves, is no touch", () => {
    // The corner 100, 50 is 50 / sqrt(2) = 35.36 from the line x + y = 100.
    const beside = box(100, 50, 200, 150);
    expect(either(touch, DIAMOND, beside)).toBe(false);
    expect(either((one, other) => apartAtLeast(one, other, 35), DIAMOND, beside)).toBe(true);
    expect(either((one, other) => apartAtLeast(one, other, 36), DIAMOND, beside)).toBe(false);
  });

  test("from the diagonal of the largest table, at 200 exactly", () => {
    // At x = 5000 the diagonal is 2500 high; a point under it is 2 / sqrt(5) of that height away: 200 from 2276.39 on.
    const diagonal: Footprint = [[0, 0, 6000, 3000, 5999, 3000, 0, 1]];
    expect(apartAtLeast(diagonal, box(5000, 0, 6000, 2276), 200)).toBe(true);
    expect(apartAtLeast(diagonal, box(5000, 0, 6000, 2277), 200)).toBe(false);
  });
});

describe("wholly inside", () => {
  test.each<[string, Footprint, boolean]>([
    ["in the middle", box(40, 40, 60, 60), true],
    ["the border itself", SQUARE, true],
    ["in a corner", box(0, 90, 10, 100), true],
    ["a hundredth over the right", box(50, 50, 101, 60), false],
    ["a hundredth over the left", box(-1, 50, 50, 60), false],
    ["a hundredth over the top", box(50, 50, 60, 101), false],
    ["a hundredth under the bottom", box(50, -1, 60, 50), false],
    ["round it", box(-10, -10, 110, 110), false],
    ["elsewhere", box(300, 0, 400, 100), false],
    ["one of two parts out", [...box(10, 10, 20, 20), ...box(90, 90, 110, 95)], false],
  ])("a square: %s", (_, a, is) => {
    expect(insideBox(a, { left: 0, bottom: 0, right: 100, top: 100 })).toBe(is);
    expect(within(a, boxQuad({ left: 0, bottom: 0, right: 100, top: 100 }))).toBe(is);
  });

  test.each<[string, Footprint, boolean]>([
    ["its four corners on the edges", box(-50, -50, 50, 50), true],
    ["one corner a hundredth over an edge", box(-50, -50, 50, 51), false],
    ["in its bounds, but not in it", box(60, 60, 70, 70), false],
    ["itself", DIAMOND, true],
  ])("a square on its point: %s", (_, a, is) => {
    expect(within(a, DIAMOND[0]!)).toBe(is);
  });
});

describe("a point", () => {
  test.each<[string, Footprint, Point, boolean]>([
    ["inside", SQUARE, at(50, 50), true],
    ["on an edge", SQUARE, at(100, 50), true],
    ["on a corner", SQUARE, at(0, 100), true],
    ["a hundredth outside", SQUARE, at(101, 50), false],
    ["on the line of an edge, beyond it", SQUARE, at(100, 101), false],
    ["on a slanted edge", DIAMOND, at(-50, 50), true],
    ["beside a slanted edge", DIAMOND, at(-51, 50), false],
    ["in the second part", ELL, at(50, 150), true],
    ["in the bay of a corner piece", ELL, at(150, 150), false],
  ])("%s", (_, a, point, is) => {
    expect(holds(a, point)).toBe(is);
  });
});

describe("a way through a footprint", () => {
  test.each<[string, Footprint, Point, Point, boolean]>([
    ["right across", SQUARE, at(-50, 50), at(150, 60), true],
    ["from corner to corner", SQUARE, at(0, 0), at(100, 100), true],
    ["from edge to edge", SQUARE, at(0, 50), at(50, 100), true],
    ["from inside out", SQUARE, at(50, 50), at(500, 500), true],
    ["wholly inside", SQUARE, at(40, 40), at(60, 60), true],
    ["ending on the edge", SQUARE, at(-50, 50), at(0, 50), false],
    ["ending a hundredth inside", SQUARE, at(-50, 50), at(1, 50), true],
    ["along an edge", SQUARE, at(100, -50), at(100, 150), false],
    ["along part of an edge", SQUARE, at(20, 0), at(60, 0), false],
    ["a hundredth inside of an edge", SQUARE, at(99, -50), at(99, 150), true],
    ["past a corner", SQUARE, at(50, 150), at(150, 50), false],
    ["a hundredth inside of a corner", SQUARE, at(49, 150), at(149, 50), true],
    ["past, clear of it", SQUARE, at(0, 300), at(300, 0), false],
    ["towards it, stopping short", SQUARE, at(-200, 50), at(-100, 50), false],
    ["no way at all, inside", SQUARE, at(50, 50), at(50, 50), false],
    ["along a slanted edge", DIAMOND, at(150, -50), at(-50, 150), false],
    ["over the point of a square on its point", DIAMOND, at(-300, 100), at(300, 100), false],
    ["a hundredth under the point", DIAMOND, at(-300, 99), at(300, 99), true],
    ["only the second part", ELL, at(-50, 150), at(350, 150), true],
    ["over the bay, touching the inner corner", ELL, at(0, 200), at(200, 0), true],
    ["into the bay", ELL, at(300, 150), at(100, 150), false],
    ["where two parts meet", ELL, at(0, 100), at(100, 100), false],
  ])("%s", (_, a, from, to, is) => {
    expect(crosses(from, to, a)).toBe(is);
    expect(crosses(to, from, a)).toBe(is);
  });
});
