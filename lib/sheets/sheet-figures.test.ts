import { expect, test } from "vitest";
import { buildArmy } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import type { SourceKind } from "../model/enumerations";
import { assess } from "../rules/army/assess";
import { muster } from "../rules/army/muster";
import { sheetFigures } from "./sheet-figures";

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
