import fc from "fast-check";
import { expect, test } from "vitest";
import { centimetresFor } from "@/lib/words/battle/plan";
import { fromReader } from "@/lib/words/battle/terrain";
import { CATALOG } from "@/tests/build/rules";
import { placeFromCorner, planMeasures } from "./plan-measures";

const { baseSizes } = CATALOG.basing;

test("the widths of bases are the rulebook's, and say so", () => {
  expect(baseSizes.map(({ millimetres, figures }) => [millimetres, figures.min, figures.max])).toEqual([
    [40, 6, 15],
    [60, 20, 28],
  ]);
  expect(baseSizes.map(({ source }) => [source.from, source.heading])).toEqual([
    ["rulebook", "From figures to bases"],
    ["rulebook", "From figures to bases"],
  ]);
});

test("a table of 45 by 30 base widths", () => {
  expect(planMeasures(baseSizes, { width: 45, depth: 30 })).toEqual([
    {
      ...{ millimetres: 40, figures: "figures of 6 to 15 mm", tenWidths: "10 BW are 40 cm (15.7 in)" },
      table: "180 by 120 cm (70.9 by 47.2 in)",
    },
    {
      ...{ millimetres: 60, figures: "figures of 20 to 28 mm", tenWidths: "10 BW are 60 cm (23.6 in)" },
      table: "270 by 180 cm (106.3 by 70.9 in)",
    },
  ]);
});

test("they go from the smaller to the larger", () => {
  expect(centimetresFor(baseSizes)).toBe("Centimetres are for bases of 40 mm, then of 60 mm.");
});

const tenths = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((length) => length / 10);
const hundredth = (length: number) => Math.round(length * 100) / 100;

test("the plan and the words of the room count from the same corner", () => {
  fc.assert(
    fc.property(tenths(45), tenths(30), fc.constantFrom("a", "b"), (x, y, eyes) => {
      const table = { width: 45, depth: 30 };
      const { left, edge } = fromReader({ x, y }, { eyes, defender: "a", table });
      expect({ left: hundredth(left), edge: hundredth(edge) }).toEqual(
        placeFromCorner({ x, y }, table, eyes === "a" ? "defender" : "invader"),
      );
    }),
  );
});
