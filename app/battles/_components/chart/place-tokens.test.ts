import { describe, expect, test } from "vitest";
import { HIGH, labelLine, WIDE } from "./chart-layout";
import { daysBySquare, marksIn, NARROW_MARKS, placeTokens, WIDE_MARKS } from "./place-tokens";

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
