import { describe, expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { HIGH, labelLine, type Plot, plotsOf, WIDE } from "./chart-layout";
import { sowSquare } from "./sow-square";

const plots = plotsOf(BOOK.tables);
const plotOf = (square: string): Plot => plots.find((plot) => plot.square === square)!;
const ink = (plot: Plot): number => sowSquare(plot).reduce((sum, { outline, hatch }) => sum + outline.length + hatch.length, 0);

describe.each(plots)("$square", (plot) => {
  const glyphs = sowSquare(plot);

  test("everything drawn in it stays in it", () => {
    for (const { left, right, foot } of glyphs) {
      expect(left).toBeGreaterThan(plot.x - 8);
      expect(right).toBeLessThan(plot.x + WIDE + 10);
      expect(foot).toBeLessThan(plot.y + HIGH);
    }
  });

  test("its codes and its worth stay free", () => {
    const y = plot.y + labelLine(plot);
    const corners = [
      [plot.x + 9, plot.x + 9 + plot.territories.length * 11],
      [plot.x + WIDE - 30, plot.x + WIDE - 9],
    ] as const;
    for (const [left, right] of corners) {
      const over = glyphs.filter((glyph) => glyph.left < right && glyph.right > left && glyph.top < y && glyph.foot > y - 9);
      expect(over).toEqual([]);
    }
  });

  test("is drawn the same every time", () => {
    expect(sowSquare(plot)).toEqual(glyphs);
  });
});

test("from crowded to bare there is less and less", () => {
  for (const row of ["A", "B", "C", "D", "E"]) {
    const inks = [1, 2, 3, 4, 5].map((column) => ink(plotOf(`${row}${column}`)));
    expect([...inks].sort((one, other) => other - one)).toEqual(inks);
    expect(inks[0]).toBeGreaterThan((inks[4] ?? 0) * 4);
  }
});

test("a square is sown by its territories, not by its name", () => {
  const bare = { ...plotOf("C1"), territories: ["P"] } as const;
  const heights = (plot: Plot) => Math.max(...sowSquare(plot).map(({ top, foot }) => foot - top));
  // Mountains stand higher than the hills of other land.
  expect(heights(plotOf("C1"))).toBeGreaterThan(20);
  expect(heights(bare)).toBeLessThan(20);
});
