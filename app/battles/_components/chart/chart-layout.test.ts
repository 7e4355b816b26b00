import { describe, expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import {
  daysBySquare,
  HEIGHT,
  HIGH,
  labelLine,
  marksIn,
  NARROW_MARKS,
  placeTokens,
  plotsOf,
  WIDE,
  WIDE_MARKS,
  WIDTH,
  within,
} from "./chart-layout";

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

test("one day stands in the middle below its ring", () => {
  // Numeral 15.5 and twice a card of 12 with its gap of 1.5 are 42.5; half of that to the left, less half the last gap.
  expect(placeTokens(["i"], WIDE_MARKS)).toEqual({
    panel: { x: -20.5, y: 7.5, width: 42.5, height: 20.5 },
    entries: [{ day: "i", x: -5, y: 9 }],
    scale: 1,
  });
});

describe.each([WIDE_MARKS, NARROW_MARKS])("on a $name chart", (size) => {
  const { token, numeral, gap, anchor } = size;

  test.each([1, 2, 3, 4, 5])("%i days of a square lie apart, beside one another in the order of the days", (count) => {
    const days = Array.from({ length: count }, (_, at) => at + 1);
    const { entries, panel } = placeTokens(days, size);
    expect(entries.map(({ day }) => day)).toEqual(days);
    const boxes = entries.map(({ x, y }) => ({ left: x - numeral, right: x + token.width * 2 + gap, top: y, foot: y + token.height }));
    for (const [at, one] of boxes.entries()) {
      expect(anchor.x + one.left).toBeGreaterThanOrEqual(0);
      expect(anchor.x + one.right).toBeLessThanOrEqual(WIDE);
      expect(one.left).toBeGreaterThanOrEqual(panel.x - 1e-9);
      expect(one.foot).toBeLessThanOrEqual(panel.y + panel.height);
      for (const other of boxes.slice(at + 1)) expect(one.right <= other.left || one.foot <= other.top).toBe(true);
    }
  });

  test.each([1, 2])("%i rows of them leave the codes below them free", (rows) => {
    const { panel, scale } = placeTokens(Array.from({ length: size.abreast * rows }), size);
    const codes = size.name === "wide" ? 14 : 24;
    expect(anchor.y + (panel.y + panel.height) * scale).toBeLessThanOrEqual(HIGH - 9 - codes * 0.68);
  });
});

test.each([WIDE_MARKS, NARROW_MARKS])("in the lower rows of a $name chart any number of days leaves the codes above them free", (upper) => {
  const size = marksIn({ line: 4 }, upper);
  const [codes, word] = [labelLine({ line: 4 }), 45 * size.flag];
  // The cloth hangs above the ring, beside the codes.
  expect(size.anchor.y - word).toBeGreaterThan(0);
  for (const count of [1, 2, 3, 4, 5]) {
    const { panel, scale } = placeTokens(Array.from({ length: count }), size);
    expect(size.anchor.y + panel.y * scale, `${count} days`).toBeGreaterThan(codes + 3);
    expect(size.anchor.y + (panel.y + panel.height) * scale, `${count} days`).toBeLessThanOrEqual(HIGH);
  }
});

test("on a phone five days of one square are drawn as large as one, on paper that stays within the square", () => {
  const { panel, scale } = placeTokens([1, 2, 3, 4, 5], NARROW_MARKS);
  expect(scale).toBe(1);
  expect(NARROW_MARKS.anchor.y + panel.y).toBeGreaterThanOrEqual(0);
  expect(NARROW_MARKS.anchor.y + panel.y + panel.height).toBeLessThanOrEqual(HIGH);
});

test("days by the squares on which they ended", () => {
  const [one, two, three] = [{ to: "C4" } as const, { to: "B4" } as const, { to: "C4" } as const];
  expect([...daysBySquare([one, two, three])]).toEqual([
    ["C4", [one, three]],
    ["B4", [two]],
  ]);
});
