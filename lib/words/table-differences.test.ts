import { expect, test } from "vitest";
import { FIRST_TABLES, TABLES } from "@/tests/build/rules";
import type { RulesTables } from "../model/rules-tables";
import { tableDifferences } from "./table-differences";

/** These tables with another value of one row. */
function changed(change: (tables: RulesTables) => void): RulesTables {
  const tables = structuredClone(TABLES) as RulesTables;
  change(tables);
  return tables;
}
const rowOf = <Row extends { readonly id: string }>(rows: readonly Row[], id: Row["id"]) => rows.find((row) => row.id === id) as Row;
const differences = (change: (tables: RulesTables) => void) => tableDifferences(TABLES, changed(change));

test("nothing differs where only words and sources do", () => {
  const source = { from: "house", heading: null, why: "Another reason." } as const;
  expect(differences((tables) => Object.assign(rowOf(tables.points.body, "foot-close"), { source }))).toEqual([]);
  expect(differences((tables) => Object.assign(rowOf(tables.characteristics, "shove"), { sentence: "Said otherwise." }))).toEqual([]);
  expect(differences((tables) => Object.assign(tables, { name: "Lisbon" }))).toEqual([]);
});

test.each<[string, (tables: RulesTables) => void, readonly string[]]>([
  [
    "points",
    (tables) => Object.assign(rowOf(tables.points.body, "foot-close"), { value: 61 }),
    ["Points of a base, foot close: 61 (was 60)."],
  ],
  [
    "shares",
    (tables) => Object.assign(rowOf(tables.points.quality, "superior"), { thousandths: 1150 }),
    [expect.stringMatching(/^Points for quality, superior: 115% \(was \d+%\)\.$/) as unknown as string],
  ],
  [
    "several fields of a row",
    (tables) => Object.assign(rowOf(tables.cards.mapSteps, "scouting-first"), { from: 25, value: 2 }),
    ["Map cards, scouting first: from 25 (was 20); 2 (was 1)."],
  ],
  [
    "a row that is gone, and one that is new",
    (tables) => Object.assign(tables.pack, [{ ...tables.pack[0], id: "violet" }, ...tables.pack.slice(1)]),
    ["Pack of cards, violet: new.", "Pack of cards, black: no longer."],
  ],
])("%s", (_, change, words) => {
  expect(differences(change)).toEqual(words);
});

test("beside an organiser's tables stand ours, and beside older ones today's", () => {
  const other = changed((tables) => Object.assign(rowOf(tables.points.body, "foot-close"), { value: 61 }));
  expect(tableDifferences(TABLES, other, "ours")).toEqual(["Points of a base, foot close: 61 (ours 60)."]);
  expect(tableDifferences(TABLES, other, "now")).toEqual(["Points of a base, foot close: 61 (now 60)."]);
});

test("the house's first tables and today's differ in points alone, row by row", () => {
  const words = tableDifferences(FIRST_TABLES, TABLES);
  expect(words.slice(0, 2)).toEqual(["Points of a base, foot close: 60 (was 58).", "Points of a base, foot loose: 58 (was 60)."]);
  expect(words).toContain("Points for the quality of artillery, poor: 95% (was 100%).");
  expect(words.every((one) => one.startsWith("Points "))).toBe(true);
  expect(tableDifferences(TABLES, TABLES)).toEqual([]);
});
