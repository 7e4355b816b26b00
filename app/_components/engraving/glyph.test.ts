import { expect, test } from "vitest";
import { type Glyph, path, stackGlyphs } from "./glyph";

test("one decimal, no leading zero, a space only where two numbers would run together", () => {
  expect(path`M${1.26} ${-0.04}l${0.5} ${-0.5}h${12}`).toBe("M1.3 0l.5-.5h12");
  expect(path`q0${3} 1${-2}`).toBe("q0 3 1-2");
});

const glyph = (name: string, left: number, foot: number): Glyph => ({
  outline: name,
  hatch: name.toLowerCase(),
  left,
  right: left + 10,
  top: foot - 10,
  foot,
});

test("glyphs apart from one another are one layer", () => {
  expect(stackGlyphs([glyph("A", 0, 10), glyph("B", 20, 10), glyph("C", 40, 30)])).toEqual([{ outline: "ABC", hatch: "abc" }]);
});

test("a glyph lower on the page covers those above it, in any order of input", () => {
  const [far, near, apart] = [glyph("F", 0, 10), glyph("N", 5, 15), glyph("A", 50, 40)];
  for (const order of [
    [far, near, apart],
    [apart, near, far],
  ])
    expect(stackGlyphs(order)).toEqual([
      { outline: "FA", hatch: "fa" },
      { outline: "N", hatch: "n" },
    ]);
});

test("of three in a row each lies over the one behind it", () => {
  const layers = stackGlyphs([glyph("A", 0, 10), glyph("B", 4, 14), glyph("C", 8, 18)]);
  expect(layers.map(({ outline }) => outline)).toEqual(["A", "B", "C"]);
});
