import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesIn, wholeOf, widestOf, wordsOf } from "./font-metrics";

describe("how a text is set in lines", () => {
  it.each([
    { words: [3, 3, 3], room: 10, lines: 1 },
    { words: [3, 3, 3], room: 6.2, lines: 2 },
    { words: [3, 3, 3], room: 6.1, lines: 3 },
    { words: [], room: 5, lines: 1 },
    { words: [12, 1], room: 5, lines: 4 },
    { words: [1, 12], room: 5, lines: 4 },
  ])("words of $words ems in $room take $lines", ({ words, room, lines }) => {
    expect(linesIn(words, room)).toBe(lines);
  });

  it("knows wide letters from narrow ones, and bold ones from light ones", () => {
    const [narrow, wide] = [wholeOf(wordsOf("illicit fill", "sans")), wholeOf(wordsOf("MOWN MEWS", "sans"))];
    expect(narrow).toBeLessThan(wide);
    expect(wholeOf(wordsOf("keil", "sans-bold"))).toBeGreaterThan(wholeOf(wordsOf("keil", "sans")));
  });

  it("takes no fewer lines where there is less room, and one where all fits", () => {
    const word = fc.double({ min: 0.2, max: 9, noNaN: true });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.double({ min: 1, max: 40, noNaN: true }), (words, room) => {
        const lines = linesIn(words, room);
        if (widestOf(words) <= room) expect(linesIn(words, room * 1.5)).toBeLessThanOrEqual(lines);
        expect(lines).toBeGreaterThanOrEqual(Math.floor(words.reduce((sum, one) => sum + one, 0) / room));
        expect(linesIn(words, wholeOf(words) + 0.001)).toBe(1);
      }),
    );
  });
});
