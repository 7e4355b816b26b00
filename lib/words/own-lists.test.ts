import { expect, test } from "vitest";
import { blankList } from "../model/blank-list";
import { myListName, ownListName } from "./own-list";
import { draftFaultWords, summaryWords } from "./own-lists";

const draft = { ...blankList("Mine"), lines: [{ name: "Reiters" }] } as never;

test.each([
  [["name"], "too-small", { of: "string", limit: 1 }, "Fill this in.", "Name: Fill this in."],
  [["sources", 0, "author"], "too-small", { of: "string", limit: 1 }, "Fill this in.", "Source 1, “Author”: Fill this in."],
  [["lines"], "too-small", { of: "array", limit: 1 }, "Add at least one troop type.", "Troops: Add at least one troop type."],
  [["territories"], "too-small", { of: "array", limit: 1 }, "Choose at least one.", "Territories: Choose at least one."],
  [
    ["constraints", 0, "lines"],
    "too-small",
    { of: "array", limit: 1 },
    "Choose at least one troop type.",
    "Restriction 1, “Troop types”: Choose at least one troop type.",
  ],
  [
    ["commanders", "army", "grades"],
    "too-small",
    { of: "array", limit: 1 },
    "Choose at least one.",
    "Army commander, “Grades”: Choose at least one.",
  ],
  [
    ["camps", "kinds"],
    "too-small",
    { of: "array", limit: 1 },
    "Choose at least one.",
    "Commanders and camp, “Camps”: Choose at least one.",
  ],
  [
    ["lines", 0, "sizes"],
    "too-small",
    { of: "array", limit: 1 },
    "Write numbers, such as 4, 6.",
    "Reiters, “Group sizes”: Write numbers, such as 4, 6.",
  ],
  [
    ["lines", 0, "bases"],
    "min-above-max",
    { min: 9, max: 4 },
    "This has a minimum (9) above its maximum (4).",
    "Reiters: This has a minimum (9) above its maximum (4).",
  ],
  [["constraints", 1, "n"], "wrong-type", { expected: "number" }, "Fill this in.", "Restriction 2, “How many”: Fill this in."],
  [
    ["commanders", "subs"],
    "min-above-max",
    { min: 3, max: 1 },
    "This has a minimum (3) above its maximum (1).",
    "Sub-commanders: This has a minimum (3) above its maximum (1).",
  ],
  [["commanders", "externalAllies", 0, "list"], "bad-format", {}, "Choose a list.", "External allies, “Ally’s list”: Choose a list."],
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

test("a player's own list is marked, and told from others' to the player who wrote it", () => {
  expect([ownListName("Hungary"), myListName("Hungary")]).toEqual(["Hungary (player’s own list)", "Hungary (your own list)"]);
});
