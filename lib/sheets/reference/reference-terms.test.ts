import { describe, expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { MARKED_REFERENCE } from "@/tests/build/whole-reference";
import { marked, plain, wrongMarks } from "../../words/sentence";
import { plainReference } from "./reference-parts";

const cellsOf = (reference: typeof MARKED_REFERENCE) =>
  reference.sections.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)));

describe("words of the rules in the quick reference", () => {
  test("are all known, in data and in what is made of the tables", () => {
    expect(wrongMarks(cellsOf(MARKED_REFERENCE))).toEqual([]);
  });

  test("stand in most rows, and in none of the cells of dice and cards", () => {
    const rows = MARKED_REFERENCE.sections.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
    const open = rows.filter(({ cells }) => cells.some((cell) => cell?.includes("[")));
    expect(open.length).toBeGreaterThan(0.8 * rows.length);
    const drawn = MARKED_REFERENCE.sections.flatMap(({ tables }) =>
      tables.flatMap(({ columns, rows }) =>
        rows.flatMap(({ cells }) => cells.filter((cell, at) => columns[at]?.kind !== "text" && cell?.includes("["))),
      ),
    );
    expect(drawn).toEqual([]);
  });

  test("are plain text for programs", () => {
    const plainCells = cellsOf(plainReference(MARKED_REFERENCE));
    expect(plainCells.filter((cell) => cell?.match(/[[\]]/))).toEqual([]);
    expect(plainCells).toEqual(cellsOf(MARKED_REFERENCE).map((cell) => cell && plain(marked(cell))));
  });

  test("open the meaning that the row has", () => {
    const termsOf = (text: string | null | undefined) =>
      [marked(text ?? "")].flat().flatMap((part) => (typeof part === "object" && "term" in part ? [part.term] : []));
    const { tables } = CATALOG.reference.charges;
    const free = tables[0]?.rows.find(({ id }) => id === "free");
    expect(termsOf(free?.cells[1])).toEqual(["tug", "aggressive", "elan", "ferocious", "charging-lancer", "charging-pistol"]);
    const tribal = MARKED_REFERENCE.sections.find(({ id }) => id === "commanders")?.tables[1]?.rows.find(({ id }) => id === "tribal");
    expect(termsOf(tribal?.cells[0])).toEqual(["tribal-commander"]);
  });
});
