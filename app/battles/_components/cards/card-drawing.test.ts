import { describe, expect, test } from "vitest";
import { COLOURS } from "@/lib/model/enumerations";
import { CARD_DRAWINGS, CARD_FRAMES, letterOf, pipsOf, slanted } from "./card-drawing";

const SIZES = ["hand", "row", "tiny"] as const;

describe.each(SIZES)("a card of size %s", (size) => {
  test("has a pip for each point of its value, or a bar for none", () => {
    const drawn = COLOURS.map((colour) => CARD_DRAWINGS[size][colour].pips);
    expect(drawn.map((path) => path.match(/Q[^Z]*Z/g)?.length ?? 0)).toEqual([0, 1, 2, 3, 4]);
    expect(drawn[0]).toMatch(/^M[^Z]*z$/);
  });

  test("has its own hatching for every colour but white", () => {
    const hatches = COLOURS.map((colour) => CARD_DRAWINGS[size][colour].hatch);
    expect(new Set(hatches).size).toBe(5);
    expect(CARD_DRAWINGS[size].white.hatch).toBe("");
  });

  test("has its panel within its paper", () => {
    const { width, height, panel } = CARD_FRAMES[size];
    expect(panel.x * 2 + panel.width).toBeCloseTo(width);
    expect(panel.y * 2 + panel.height).toBeCloseTo(height);
  });
});

test("letters and pips are those of the pack, black none and red four", () => {
  expect(COLOURS.map((colour) => `${letterOf(colour)}${pipsOf(colour)}`)).toEqual(["B0", "W1", "G2", "Y3", "R4"]);
});

test.each([false, true])("slanted lines end on the border of their box (mirrored: %s)", (mirrored) => {
  const box = { x: 10, y: 20, width: 30, height: 50 };
  const ends = [...slanted(box, 7, mirrored).matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(ends.length).toBeGreaterThan(10);
  for (const [x, y] of ends) {
    expect(x >= 10 && x <= 40 && y >= 20 && y <= 70).toBe(true);
    expect([10, 40].includes(x) || [20, 70].includes(y)).toBe(true);
  }
});
