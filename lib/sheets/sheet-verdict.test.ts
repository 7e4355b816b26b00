import { expect, test } from "vitest";
import { buildArmy, unitsBut } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import type { Army } from "../model/army";
import { assess } from "../rules/army/assess";
import { sheetVerdict } from "./sheet-verdict";

const verdictOf = (army: Army, reader: "own" | "opponent") => sheetVerdict(army, assess(army, buildBook()), reader);

// Without the guns and the skirmishers it has six TuGs.
const SIX = unitsBut({ 8: null, 7: null });
const ADVICE = "With 6 TuGs you break at 3, the same as with 5. A 7th raises it to 4.";

test("advice is the player's own", () => {
  const advised = buildArmy({ units: SIX });
  expect(verdictOf(advised, "own")).toEqual({ legal: true, words: "Legal (any year), 1 tip", reasons: [ADVICE] });
  expect(verdictOf(advised, "opponent")).toEqual({ legal: true, words: "Legal", reasons: [] });
});

test("an opponent is told that there are errors, not which", () => {
  const broken = buildArmy({ units: SIX, camp: { kind: "mobile", quality: "poor" } });
  expect(verdictOf(broken, "own")).toMatchObject({ legal: false, words: "Not legal: 1 problem", reasons: { length: 2 } });
  expect(verdictOf(broken, "opponent")).toEqual({ legal: false, words: "Not legal: 1 problem", reasons: [] });
});
