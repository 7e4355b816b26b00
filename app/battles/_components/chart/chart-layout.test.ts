import { expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { HEIGHT, HIGH, labelLine, plotsOf, WIDTH, within } from "./chart-layout";

const plots = plotsOf(BOOK.tables);

test("squares in the order of reading, each in its place", () => {
  expect(plots.map(({ square }) => square).join(" ")).toBe("A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5 E1 E2 E3 E4 E5");
  // B4: three squares in from the frame, one down.
  expect(plots[8]).toMatchObject({ square: "B4", column: 3, line: 1, x: 16 + 3 * 132, y: 16 + 112 });
  expect([WIDTH, HEIGHT]).toEqual([692, 592]);
});

test("the places follow the tables, not the names of the squares", () => {
  const { squares, densities } = BOOK.tables;
  const turned = { ...BOOK.tables, densities: densities.map((row) => ({ ...row, column: 6 - row.column })) };
  expect(
    plotsOf(turned)
      .map(({ square }) => square)
      .slice(0, 5),
  ).toEqual(["A5", "A4", "A3", "A2", "A1"]);
  expect(plotsOf({ ...BOOK.tables, squares: squares.slice(0, 7) })).toHaveLength(7);
});

test("a square is in every territory it is coded for; without a territory every square is", () => {
  const forest = plots.filter((plot) => within(plot, "F")).map(({ square }) => square);
  expect(forest).toEqual(["A2", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3", "E1", "E2", "E3"]);
  expect(plots.every((plot) => within(plot, null))).toBe(true);
});

test("codes stand at the foot of a square, or at its top where its flank is at its foot", () => {
  const line = (id: string) => {
    const plot = plotsOf(BOOK.tables).find(({ flank }) => flank.id === id);
    return plot ? labelLine(plot) : null;
  };
  expect([line("A"), line("B"), line("C")]).toEqual([HIGH - 9, HIGH - 9, HIGH - 9]);
  expect([line("D"), line("E")]).toEqual([20, 20]);
});
