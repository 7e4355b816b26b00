import { expect, test } from "vitest";
import { centimetresFor } from "@/lib/words/battle/plan";
import { CATALOG } from "@/tests/build/rules";
import { planMeasures } from "./base-sizes";

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

test("they are told from the smaller to the larger", () => {
  expect(centimetresFor(baseSizes)).toBe("Centimetres are for bases of 40 mm, then of 60 mm.");
});
