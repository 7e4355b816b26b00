import { expect, test } from "vitest";
import { blankList } from "../model/blank-list";
import { draftFaultWords, summaryWords } from "./own-lists";

const draft = { ...blankList("Mine"), lines: [{ name: "Reiters" }] } as never;

test.each([
  [["keynote"], "too-small", { of: "string", limit: 1 }, "Fill this in.", "What the army is about, in a sentence: Fill this in."],
  [
    ["lines", 0, "sizes"],
    "too-small",
    { of: "array", limit: 1 },
    "Choose or add at least one.",
    "Reiters, “Group sizes”: Choose or add at least one.",
  ],
  [
    ["lines", 0, "bases"],
    "min-above-max",
    { min: 9, max: 4 },
    "This has a minimum (9) above its maximum (4).",
    "Reiters: This has a minimum (9) above its maximum (4).",
  ],
  [["constraints", 1, "n"], "wrong-type", { expected: "number" }, "Fill this in.", "Restrictions 2: Fill this in."],
  [
    ["commanders", "subs"],
    "min-above-max",
    { min: 3, max: 1 },
    "This has a minimum (3) above its maximum (1).",
    "Commanders and camp: This has a minimum (3) above its maximum (1).",
  ],
  [["commanders", "externalAllies", 0, "list"], "bad-format", {}, "Choose a list.", "Commanders and camp: Choose a list."],
  [
    ["enemies", 0],
    "unknown-list",
    { list: `own-${"a".repeat(26)}` },
    "This list was deleted, or belongs to somebody else. Restore it from the bin, or choose another.",
    "Enemies: This list was deleted, or belongs to somebody else. Restore it from the bin, or choose another.",
  ],
])("what is wrong at %j (%s) is said beside its field, and in the summary", (path, code, params, beside, summed) => {
  expect(draftFaultWords({ path, code, params })).toBe(beside);
  expect(summaryWords({ path, code, params }, draft)).toBe(summed);
});
