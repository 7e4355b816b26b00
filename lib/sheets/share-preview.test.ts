import { expect, test } from "vitest";
import type { ArmySheet } from "@/lib/model/army-sheet";
import { SHEET } from "@/tests/build/sheet-fixtures";
import { previewWords, sharePreview } from "./share-preview";

const [command] = SHEET.commands;
const group = command?.units[0];
if (!command || !group) throw new Error("the fixture has no unit group");
const TEMPLATE = { command, group };

/** The sheet with these unit groups, spread over two commands: name, what the list calls it where that is another, bases. */
function sheetOf(...units: readonly (readonly [string, string, number])[]): ArmySheet {
  const all = units.map(([name, line, bases], at) => ({ ...TEMPLATE.group, number: at + 1, name, line, bases }));
  return {
    ...SHEET,
    commands: [
      { ...TEMPLATE.command, units: all.slice(0, 2) },
      { commander: null, units: all.slice(2) },
    ],
  };
}

test("unit groups of one kind stand together under the list's name, in the order of the sheet", () => {
  const sheet = sheetOf(["Of the left wing", "Hussars", 4], ["Haiduks", "", 6], ["Of the right wing", "Hussars", 4], ["Haiduks", "", 8]);
  expect(sharePreview(sheet).kinds).toEqual([
    { name: "Hussars", sizes: "2 × 4" },
    { name: "Haiduks", sizes: "6, 8" },
  ]);
});

test("a single one has its number of bases", () => {
  expect(sharePreview(sheetOf(["Guns", "", 2])).kinds).toEqual([{ name: "Guns", sizes: "2" }]);
});

const kindsOf = (count: number) => sheetOf(...Array.from({ length: count }, (_, at) => [`Kind ${at + 1}`, "", 4] as const));

test("ten kinds are all named; of eleven nine, and two more are counted", () => {
  expect(sharePreview(kindsOf(10))).toMatchObject({ kinds: { length: 10 }, more: 0 });
  expect(sharePreview(kindsOf(11))).toMatchObject({ kinds: { length: 9 }, more: 2 });
});

test("an army without unit groups has no kinds", () => {
  expect(sharePreview(sheetOf())).toMatchObject({ kinds: [], more: 0 });
});

test("in words: the army, its verdict, and its numbers if the sheet has them", () => {
  expect(previewWords(SHEET)).toBe("Polish-Lithuanian, 1576–1660 · year 1605 · 10,000 points. Legal, 1 tip. Points: 9986.");
  const [, territories] = SHEET.figures;
  expect(previewWords({ ...SHEET, figures: territories ? [territories] : [] })).toBe(
    "Polish-Lithuanian, 1576–1660 · year 1605 · 10,000 points. Legal, 1 tip.",
  );
});
