import { expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { Army } from "../../model/army";
import { TEXT_STYLES, type TextStyle } from "../../model/army-sheet";
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
