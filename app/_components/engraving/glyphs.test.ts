import { describe, expect, test } from "vitest";
import { compassRose, rhumbLines } from "@/app/battles/_components/chart/chart-ground";
import type { Glyph } from "./glyph";
import { crescent, dune, reeds, stipple, tuft } from "./grasses";
import { boulder, hill, mountain } from "./hills";
import { church, field, hamlet, house } from "./houses";
import { FINE } from "./pen";
import { type Chance, seeded } from "./seeded";
import { seaMonster, ship } from "./ship";
import { bush, crown, fir, fruitTree, oak, poplar, tree } from "./trees";

const NUMBERS_OF: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 };

/** The points of path data, in units of the drawing. Throws if it is not path data. */
function pointsOf(data: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  return [...data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, letter = "", text = ""]) => {
    const numbers = [...text.matchAll(/-?\d+/g)].map(Number);
    if (NUMBERS_OF[letter] !== numbers.length) throw new Error(`${letter}${text}`);
    const [across = 0, down = 0] = letter === "v" ? [0, numbers[0]] : letter === "h" ? [numbers[0], 0] : numbers.slice(-2);
    [x, y] = letter === "M" ? [across, down] : letter === "z" ? start : [x + across, y + down];
    if (letter === "M" || letter === "m") start = [x, y];
    return [x / FINE, y / FINE];
  });
}

type Maker = (x: number, y: number, size: number, chance: Chance) => Glyph;
const MAKERS: readonly (readonly [Maker, number])[] = [
  [mountain, 26],
  [hill, 18],
  [tree, 11],
  [fir, 13],
  [bush, 4],
  [oak, 14],
  [poplar, 17],
  [fruitTree, 11],
  [crown, 12],
  [boulder, 9],
  [house, 9],
  [church, 12],
  [crescent, 13],
  [tuft, 6],
  [reeds, 6],
  [dune, 15],
  [stipple, 9],
  [field, 17],
  [hamlet, 8],
  [ship, 29],
  [seaMonster, 33],
];

describe.each(MAKERS.map(([maker, size]) => [maker.name, maker, size] as const))("%s", (_name, maker, size) => {
  const drawn = Array.from({ length: 40 }, (_, at) => maker(100, 80, size, seeded(`${at}`)));

  test("is drawn within the bounds that it tells, and fills them", () => {
    for (const { outline, hatch, left, right, top, foot } of drawn) {
      const points = pointsOf(outline + hatch);
      const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const slack = size * 0.12 + 0.5;
      expect(Math.min(...across)).toBeGreaterThan(left - slack);
      expect(Math.max(...across)).toBeLessThan(right + slack);
      expect(Math.min(...down)).toBeGreaterThan(top - slack);
      expect(Math.max(...down)).toBeLessThan(foot + slack);
      expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan((right - left) * 0.5);
    }
  });

  test("is the same for the same chance", () => {
    expect(maker(100, 80, size, seeded("7"))).toEqual(drawn[7]);
  });
});

test("trees differ, and the outline of a mountain is not closed at its foot", () => {
  expect(new Set(Array.from({ length: 20 }, (_, at) => tree(0, 0, 11, seeded(`${at}`)).outline)).size).toBeGreaterThan(15);
  expect(mountain(0, 0, 25, seeded("1")).outline).not.toContain("z");
});

test("a rose's points reach its radius, north upwards", () => {
  const { light, dark } = compassRose(50, 50, 10);
  for (const data of [light, dark]) {
    const points = pointsOf(data);
    expect(Math.min(...points.map(([, y]) => y))).toBe(40);
    expect(Math.max(...points.map(([x]) => x))).toBe(60);
  }
});

test("the winds end at the edge of the chart", () => {
  const box = { left: 0, right: 100, top: 0, bottom: 80 };
  const ends = pointsOf(rhumbLines(50, 20, 5, box)).filter((_, at) => at % 2 === 1);
  expect(ends).toHaveLength(32);
  for (const [x, y] of ends) expect([x === 0, x === 100, y === 0, y === 80].some(Boolean)).toBe(true);
});
