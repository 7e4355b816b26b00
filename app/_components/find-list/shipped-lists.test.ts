import { describe, expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { find } from "./find-lists";
import { findableLists } from "./findable-list";

const { lists, common } = findableLists(CATALOG.lists, CATALOG.readyArmies, CATALOG.rules.tables);
const numbers = (sought: string) => find(lists, sought, common).map(({ one }) => one.number);
const ascending = (found: readonly number[]) => [...found].sort((one, other) => one - other);

/** The lists that must come first, in any order. */
const FIRST: Readonly<Record<string, readonly number[]>> = {
  Turkey: [91, 92],
  China: [102, 103],
  Morocco: [95],
  England: [81, 82, 85, 86, 88],
  Spain: [31, 33, 34],
  Sweden: [11, 12, 14],
  Poland: [21, 24],
  Lithuania: [21, 24],
  Portugal: [34],
  Venice: [71],
  Florence: [72],
  France: [51, 52, 53, 54, 56],
  Russia: [25, 27],
  Japan: [101],
  Korea: [104],
  Hungary: [22, 47],
  Croatia: [47],
  Transylvania: [22],
  Persia: [94],
  Iran: [94],
  Egypt: [93],
  Syria: [93],
  Scotland: [83, 87],
  Ireland: [84],
  Britain: [88],
  Netherlands: [31, 32, 88],
  Holland: [32, 88],
  Belgium: [31],
  Austria: [44, 45, 46],
  Germany: [42, 43, 44, 45, 46],
  Bavaria: [42],
  Bohemia: [43],
  Denmark: [13],
  Norway: [13],
  Finland: [11, 14],
  Saxony: [13, 24],
  Savoy: [55],
  Milan: [73],
  Italy: [33, 71, 72, 73],
  India: [61, 62, 63],
  Afghanistan: [62],
  Ukraine: [26],
  Crimea: [26],
  Switzerland: [41],
  Mali: [96],
  Mexico: [34],
  Ethiopia: [34],
  "winged hussars": [21, 24],
  "Henry VIII": [81],
  Alva: [31],
  Alba: [31],
  Tilly: [42],
  Khmelnytsky: [26],
  Sobieski: [24],
  "Michael the Brave": [91],
  Orsha: [25],
  "Warsaw 1656": [21],
  Algerian: [91],
  Saracen: [93],
  Turk: [91, 92],
  "Ottoman Empire": [91, 92],
  "Kingdom of Hungary": [22, 47],
  "Holy Roman Empire": [44, 45, 46],
  "Dutch Republic": [32, 88],
};

describe("the lists that a player looks for come first", () => {
  test.each(Object.entries(FIRST))("%s", (sought, first) => {
    expect(ascending(numbers(sought).slice(0, first.length))).toEqual(first);
  });
});

describe("no more lists are found than a word is good for", () => {
  test.each([
    ["Wales", []],
    ["Obertyn", []],
    ["Candia", [92]],
    ["Lund", [14]],
    ["long war", [91, 47]],
    ["the Long War", [91, 47]],
  ])("%s", (sought, all) => {
    expect(numbers(sought)).toEqual(all);
  });

  test("a misspelled janissary finds those lists alone that have janissaries", () => {
    expect(ascending(numbers("jannisary"))).toEqual(ascending(numbers("janissary")));
  });
});
