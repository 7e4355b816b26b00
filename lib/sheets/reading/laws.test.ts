import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { Army } from "../../model/army";
import { TEXT_STYLES, type TextStyle } from "../../model/army-sheet";
import { withCleanArmyNames } from "../../model/clean-names";
import { prepare } from "../../rules/army/prepare";
import { armySheet } from "../army-sheet";
import { sheetText } from "../sheet-text";
import { armyOfText } from "./army-of-text";

const book = prepare(CATALOG.lists, TABLES);
const given = { rules: CATALOG.rules.version, link: null };
const sheetOf = (army: Army) => armySheet(army, book, { ...given, reader: "own" });
const read = (text: string) => armyOfText({ text, list: null, chosen: [] }, book);
const ARMIES = CATALOG.readyArmies.map(({ id, army }) => [id, army] as const);

const told = (army: Army, style: TextStyle) => sheetText(sheetOf(army), style);

for (const style of TEXT_STYLES)
  test.each(ARMIES)(`${style}: %s is read from its text as it was`, (_, army) => {
    const { army: again, unread, questions, points } = read(told(army, style));
    expect([unread, questions]).toEqual([[], []]);
    if (!again) throw new Error("its list is not known");
    if (style === "compact") expect(points).toBeGreaterThan(0);
    else expect(sheetText(sheetOf(again), "full")).toBe(told(army, "full"));
  });

test.each(ARMIES)("compact, as it named the unit groups before: %s is read alike", (_, army) => {
  const text = told(army, "compact");
  const before = text.replaceAll(". Unit groups: ", ". Leads ");
  expect(before).not.toBe(text);
  expect(read(before)).toEqual(read(text));
});

test.each(ARMIES)("full, with the signs that its boxes had before: %s is read alike", (_, army) => {
  const text = told(army, "full");
  const before = text.replaceAll("[/]", "[x]").replaceAll("[#]", "[/]");
  expect(before).not.toBe(text);
  expect(read(before)).toEqual(read(text));
});

const PARTS = [
  '"',
  "'",
  ",",
  ";",
  ":",
  "=",
  "+",
  "-",
  "@",
  "(",
  ")",
  "|",
  "*",
  "#",
  "[b]",
  "\\",
  "4",
  " ",
  "Haiduks",
  "Unassigned",
  "sub-commander, competent, professional",
];
const NAME = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join("").slice(0, 80))
  // A blank name is none.
  .filter((name) => name.trim() !== "");

test("csv: whatever an army, its commanders and its unit groups are called, it is read as it was", () => {
  const [, given] = ARMIES[0] as (typeof ARMIES)[number];
  fc.assert(
    fc.property(NAME, NAME, NAME, (name, commander, unit) => {
      const { commanders, units } = given;
      const army = withCleanArmyNames({
        ...{ ...given, name },
        commanders: commanders.map((one) => ({ ...one, name: commander })),
        units: units.map((one) => ({ ...one, name: unit })),
      });
      const { army: again, unread, questions } = read(told(army, "csv"));
      expect([unread, questions]).toEqual([[], []]);
      expect(again && sheetOf(again)).toEqual(sheetOf(army));
    }),
  );
});
