import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Words, wordsOf } from "@/lib/sheets/font-metrics";
import { columnWidths, rowLines, wantedWidths } from "./column-widths";

const row = (...cells: readonly string[]): readonly Words[] => cells.map((cell) => wordsOf(cell, "sans"));
const widthsOf = (rows: readonly (readonly Words[])[], room: number) => columnWidths(rows, wantedWidths(rows), room);
const linesOf = (rows: readonly (readonly Words[])[], widths: readonly number[]) =>
  rows.reduce((sum, one) => sum + rowLines(one, widths), 0);

const NOTES = "one base partly in worse going slows the whole of its unit group down to what that allows";

describe("the columns of a table", () => {
  it("give the most room to the longest text", () => {
    const rows = [row("Going", NOTES), row("Hedges", "as barricades")];
    const [name = 0, fact = 0] = widthsOf(rows, 20);
    expect(fact).toBeGreaterThan(2.5 * name);
    expect(linesOf(rows, widthsOf(rows, 20))).toBeLessThan(linesOf(rows, [10, 10]));
  });

  it("break no word that need not be broken", () => {
    const rows = [row("Commanders", NOTES, "skirmishers")];
    const widths = widthsOf(rows, 24);
    expect(rowLines([rows[0]?.[0] ?? [], [], []], widths)).toBe(1);
    expect(rowLines([[], [], rows[0]?.[2] ?? []], widths)).toBe(1);
  });

  it("are together as wide as the table, and none is nothing", () => {
    const cell = fc
      .array(fc.constantFrom("keil", "of", "musketeers", "a"), { maxLength: 8 })
      .map((words) => wordsOf(words.join(" "), "sans"));
    const table = fc
      .integer({ min: 1, max: 6 })
      .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(table, fc.double({ min: 8, max: 40, noNaN: true }), (rows, room) => {
        const widths = widthsOf(rows, room);
        expect(widths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(room);
        expect(Math.min(...widths)).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
