import { expect, test } from "vitest";
import { buildArmy, unitsBut } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import type { Army } from "../model/army";
import type { SourceKind } from "../model/enumerations";
import { assess } from "../rules/army/assess";
import { muster } from "../rules/army/muster";
import { sheetFigures, sheetVerdict } from "./army-sheet";

test.each<[readonly SourceKind[], SourceKind]>([
  [["rulebook", "rulebook"], "rulebook"],
  [["rulebook", "house", "rulebook"], "house"],
  [["house", "sibling"], "house"],
  [["sibling", "rulebook"], "sibling"],
])("a number made up of %j is told as %s", (sources, told) => {
  const [army, book] = [buildArmy(), buildBook()];
  const verdict = assess(army, book);
  const reasons = { ...verdict.reasons, sugs: sources.map((source) => ({ code: "sug" as const, value: 1, source })), tugs: [] };
  const figures = sheetFigures(muster(army, book), { ...verdict, reasons }, "own");
  expect(figures.find((one) => one.id === "tugs")?.source).toBe(told);
});

const verdictOf = (army: Army, reader: "own" | "opponent") => sheetVerdict(army, assess(army, buildBook()), reader);

// Without the guns and the skirmishers it has six TuGs.
const SIX = unitsBut({ 8: null, 7: null });

test("advice is not on paper", () => {
  const advised = buildArmy({ units: SIX });
  expect(verdictOf(advised, "own")).toEqual({ legal: true, words: "Legal in any year of its list", reasons: [] });
  expect(verdictOf(advised, "opponent")).toEqual(verdictOf(advised, "own"));
});

test("the years that an undated army fits are on paper", () => {
  const army = buildArmy();
  const verdict = { ...assess(army, buildBook()), years: [[1540, 1560] as [number, number]] };
  expect([sheetVerdict(army, verdict, "own").words, sheetVerdict(army, verdict, "opponent").words]).toEqual([
    "Legal in 1540–1560",
    "Legal in 1540–1560",
  ]);
});

test("an opponent is told that there are errors, not which", () => {
  const broken = buildArmy({ units: SIX, camp: { kind: "mobile", quality: "poor" } });
  expect(verdictOf(broken, "own")).toMatchObject({ legal: false, words: "Not legal: 1 problem", reasons: { length: 1 } });
  expect(verdictOf(broken, "opponent")).toEqual({ legal: false, words: "Not legal: 1 problem", reasons: [] });
});
