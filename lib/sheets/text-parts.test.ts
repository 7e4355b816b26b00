import { expect, test } from "vitest";
import { buildArmy, unitOf } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import { CATALOG } from "@/tests/build/rules";
import { armySheet } from "./army-sheet";
import { flankMarchWords, wrapText } from "./text-parts";

test.each<[string, string, readonly string[]]>([
  ["what fits stays", "ten letter", ["ten letter"]],
  ["what does not goes to the next line, under the indent", "ten letters on", ["ten", "  letters", "  on"]],
  ["a word that no line holds is cut", "abcdefghijklm n", ["abcdefgh", "  ijklm n"]],
  ["but no letter of two halves", "abcdefg\u{1f40e}hi", ["abcdefg", "  \u{1f40e}hi"]],
  ["and no box", "[ ][ ][#][/]", ["[ ][ ]", "  [#][/]"]],
  ["a thin space holds a number together", "of 10\u202f000 points", ["of 10\u202f000", "  points"]],
  ["nothing is one line", "", [""]],
])("%s", (_, text, lines) => {
  expect(wrapText(text, 10, "  ")).toEqual(lines);
});

const marchesOf = (built: Parameters<typeof buildArmy>[0]) =>
  armySheet(buildArmy(built), buildBook(), { reader: "own", rules: CATALOG.rules.version, link: null }).flankMarches;
const horse = (tugs: number) => ({ units: Array.from({ length: tugs }, (_, at) => unitOf(at + 1, "horse", 4)) });

test.each([
  // half of what is left, rounded up
  { tugs: 11, breaksAt: [5, 5, 4, 4, 3, 3, 2, 2] },
  { tugs: 12, breaksAt: [6, 5, 5, 4, 4, 3, 3, 2] },
  { tugs: 3, breaksAt: [1, 1] },
  { tugs: 1, breaksAt: [] },
  { tugs: 0, breaksAt: [] },
])("of $tugs TuGs the two sub-commanders take at most eight, and one stays", ({ tugs, breaksAt }) => {
  expect(marchesOf(horse(tugs))).toEqual(breaksAt.map((one, at) => ({ away: at + 1, breaksAt: one })));
});

// A tercio and a keil are four TuGs.
test("double groups count twice", () => {
  const marches = marchesOf({ units: [unitOf(1, "square", 16), unitOf(2, "keil", 12)] });
  expect(marches.map((one) => [one.away, one.breaksAt])).toEqual([[1, 2], [2, 1], [3, 1]]); // biome-ignore format: pairs
});

test.each([
  [
    12,
    "The army breaks at 6 lost TuGs while 1 TuG marches, at 5 lost while 2 or 3 march, at 4 lost while 4 or 5 march, at 3 lost while 6 or 7 march, at 2 lost while 8 march.",
  ],
  [3, "The army breaks at 1 lost TuG while 1 or 2 TuGs march."],
])("%i TuGs in words", (tugs, words) => {
  expect(flankMarchWords(marchesOf(horse(tugs)))).toBe(words);
});
