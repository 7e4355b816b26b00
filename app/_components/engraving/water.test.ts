import { expect, test } from "vitest";
import type { Point } from "./pen";
import { seeded } from "./seeded";
import { flowing, jagged, ledges, shoreShade, wander, waves } from "./water";

const LINE: readonly Point[] = [
  [0, 0],
  [10, 4],
  [20, 0],
];

test("a wandering line begins and ends at the given points, and stays near its height", () => {
  const points = wander([16, 676], () => 50, 5, 2, seeded("shore"));
  expect(points).toHaveLength(133);
  expect([points[0]?.[0], points.at(-1)?.[0]]).toEqual([16, 676]);
  expect(points.every(([, y]) => y > 42 && y < 58)).toBe(true);
  expect(new Set(points.map(([, y]) => y)).size).toBeGreaterThan(100);
});

test("straight from point to point", () => {
  expect(jagged(LINE).data()).toBe("M0 0l40 16l40-16");
});

test("flowing past a point, and ending on the last", () => {
  // The bow is pulled by (10, 4) and ends half-way to (20, 0).
  expect(flowing(LINE).data()).toBe("M0 0q40 16 60 8l20-8");
});

test("a shore's shade, waves and ledges stay within their reach", () => {
  const shore = wander([16, 676], () => 50, 5, 2, seeded("shore"));
  const level = shoreShade(shore, -1, seeded("shade")).data();
  expect(level).toMatch(/^M(\d+ \d+h\d+m-?\d+[- ]-?\d+)*/);
  const strokes = (level.match(/h/g) ?? []).length;
  // Six ranks over 133 points, each rank fewer than the last.
  expect(strokes).toBeGreaterThan(400);
  expect(strokes).toBeLessThan(798);
  expect(waves([16, 676], 20, seeded("waves")).data()).toContain("q");
  expect(ledges(shore, 7, seeded("ledge")).data()).toContain("v");
});
