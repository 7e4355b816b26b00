import { create } from "qrcode";
import { describe, expect, test } from "vitest";
import { qrPath } from "./qr-code";

const LINK = "https://condotta.example/a/pfxw6ylogezdgnbvgy3tqojqga";

/** The modules that a path paints, by row: how often each. */
function painted({ size, path }: ReturnType<typeof qrPath>): number[][] {
  const rows = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(runs.map(([run]) => run).join("")).toBe(path);
  for (const [, x, y, width, back] of runs) {
    expect(back).toBe(width);
    for (let at = 0; at < Number(width); at++) {
      const row = rows[Number(y)];
      if (row) row[Number(x) + at] = (row[Number(x) + at] ?? 0) + 1;
    }
  }
  return rows;
}

const at = (rows: readonly (readonly number[])[], x: number, y: number): number | undefined => rows[y]?.[x];
const square = (rows: readonly (readonly number[])[], left: number, top: number): string[] =>
  Array.from({ length: 7 }, (_, y) => Array.from({ length: 7 }, (__, x) => (at(rows, left + x, top + y) ? "#" : ".")).join(""));

const FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

describe.each([
  // Eleven characters that need no lower case fit version 1, 21 modules; 53 bytes need version 4, 33 modules (42 fit version 3).
  { text: "HELLO WORLD", modules: 21 },
  { text: LINK, modules: 33 },
])("$text", ({ text, modules }) => {
  const code = qrPath(text);
  const rows = painted(code);

  test("is as large as it must be, with four light modules on every side", () => {
    expect(code.size).toBe(modules + 8);
    const edge = rows.flatMap((row, y) => row.filter((_, x) => Math.min(x, y) < 4 || Math.max(x, y) >= modules + 4));
    expect(edge).toHaveLength(code.size ** 2 - modules ** 2);
    expect(edge.every((one) => one === 0)).toBe(true);
  });

  test("has a finder in three corners, and none in the fourth", () => {
    const far = modules + 4 - 7;
    expect(square(rows, 4, 4)).toEqual(FINDER);
    expect(square(rows, far, 4)).toEqual(FINDER);
    expect(square(rows, 4, far)).toEqual(FINDER);
    expect(square(rows, far, far)).not.toEqual(FINDER);
  });

  // The first two bits beside the upper left finder are the level, 00 for M, under a mask that begins with 10.
  test("is of level M", () => {
    expect([at(rows, 4, 12), at(rows, 5, 12)]).toEqual([1, 0]);
  });

  test("paints each dark module once, and no other", () => {
    const { modules: dark } = create(text, { errorCorrectionLevel: "M" });
    const wanted = Array.from({ length: modules }, (_, y) => Array.from({ length: modules }, (__, x) => (dark.get(y, x) ? 1 : 0)));
    expect(rows.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(wanted);
  });
});
