import { expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { HIGH, plotsOf } from "./chart-layout";
import { labelLine } from "./flank-depth";

test("codes stand at the foot of a square, above what closes its flank there", () => {
  const line = (id: string) => {
    const plot = plotsOf(BOOK.tables).find(({ flank }) => flank.id === id);
    return plot ? HIGH - labelLine(plot) : null;
  };
  expect([line("A"), line("B"), line("C")]).toEqual([9, 9, 9]);
  expect([line("D"), line("E")]).toEqual([26, 40]);
});
