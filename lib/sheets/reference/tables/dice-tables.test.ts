import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { plainTable } from "../reference-parts";
import { diceTables, killABaseTables } from "./dice-tables";

const [dice] = diceTables({ rules: TABLES });
const cellsOf = (id: string) => dice?.rows.find((row) => row.id === id)?.cells;

/** A skull takes two wounds, a sword & arrow one; of six faces: "Combat results 3". */
test.each([
  { die: "black", letter: "K", faces: "wound special blank blank blank blank", mean: "0.17" }, // 1/6
  { die: "white", letter: "W", faces: "wound wound special blank blank blank", mean: "0.33" }, // 2/6
  { die: "white-plus", letter: "W+", faces: "wound wound special blank blank blank", mean: "0.50" }, // its S too: 3/6
  { die: "green", letter: "G", faces: "skull wound wound special blank blank", mean: "0.67" }, // (2 + 2)/6
  { die: "yellow", letter: "Y", faces: "skull wound wound wound special blank", mean: "0.83" }, // (2 + 3)/6
  { die: "red", letter: "R", faces: "skull skull wound wound wound special", mean: "1.17" }, // (4 + 3)/6
])("the $die die has $faces and makes $mean wounds", ({ die, letter, faces, mean }) => {
  expect(cellsOf(die)).toEqual([letter, faces, mean]);
});

test("dice go from the least dangerous on, white plus after white", () => {
  expect(dice?.rows.map(({ id }) => id)).toEqual(["black", "white", "white-plus", "green", "yellow", "red"]);
  expect(dice?.columns.map(({ kind }) => kind)).toEqual(["dice", "faces", "text"]);
});

const tables = killABaseTables({ rules: TABLES, afield: CATALOG.afield }).map(plainTable);
const tableOf = (id: string) => tables.find((one) => one.id === id);
const rowOf = (table: string, id: string) => tableOf(table)?.rows.find((one) => one.id === id);

test.each([
  ["tug-broken", "UGs within 3", "phase end"],
  ["camp-sacked", "every UG", "End of Turn"],
  ["commander-killed", "UGs within 3", "at once"],
  ["passed-through", "UG passed", "at once"],
  ["break-off", "that UG", "at once"],
  ["edge-stopped", "that UG", "at once"],
  ["commander-left", "that UG", "at once"],
  ["charge-not-made", "that UG", "at once"],
  ["desertion", "each of its UGs", "Card Phase"],
  ["commander-in-file", "the commander", "at once"],
  ["commander-routed", "the commander", "phase end"],
])("%s: %s, %s", (cause, who, when) => {
  expect(rowOf("causes", cause)?.cells.slice(1)).toEqual([who, when]);
});

test("every cause has its row, and one that tests those near says how near", () => {
  const { causes } = CATALOG.afield.killABase;
  expect(tableOf("causes")?.rows.map(({ id }) => id)).toEqual(causes.map(({ id }) => id));
  for (const { sentence } of causes.filter(({ who }) => who === "near")) expect(sentence).toContain("within 3 BW");
});

/** Half the mean wounds of the die: two wounds to a base. */
test.each([
  ["poor", "R", "0.58"], // 7/6 wounds
  ["average", "Y", "0.42"], // 5/6
  ["superior", "G", "0.33"], // 4/6
  ["exceptional", "W", "0.17"], // 2/6
  ["elephant", "W", "0.17"],
  ["battle-wagon", "W", "0.17"],
])("%s troops are tested by %s, which takes %s bases", (tested, die, bases) => {
  expect(rowOf("dice", tested)?.cells.slice(1)).toEqual([die, bases]);
});

test("shifts go down for what steadies and up for what frightens", () => {
  expect(tableOf("shifts")?.rows.map(({ id, cells }) => [id, cells[1]])).toEqual([
    ["rear-support", "2 lower"],
    ["steady", "1 lower"],
    ["army-commander-killed", "1 higher"],
    ["elephants-broken", "1 higher"],
    ["nervous", "1 higher"],
  ]);
});

test("a row says what a face does to a unit group and to a commander, with both places in the rulebook", () => {
  expect(tableOf("results")?.rows.map(({ id }) => id)).toEqual(["skull", "wound", "special"]);
  expect(rowOf("results", "wound")?.cells).toEqual(["Sword & arrow", "is a wound", "lowers the grade for good, but costs no cards"]);
  expect(rowOf("results", "wound")?.source).toEqual({
    from: "rulebook",
    heading: "Kill a Base test 3.1.2; Kill a Base test 5.1.2",
    why: null,
  });
});

describe("who can use a row", () => {
  test.each([
    ["causes", "tug-broken", []],
    ["causes", "desertion", [["commander:ally"]]],
    ["causes", "charge-not-made", [["form:skirmish"]]],
    [
      "dice",
      "poor",
      [
        ["is:tug", "quality:poor"],
        ["is:sug", "quality:poor"],
      ],
    ],
    ["dice", "elephant", [["type:elephant"]]],
    ["shifts", "steady", [["has:steady"]]],
    ["shifts", "army-commander-killed", []],
    ["shifts", "nervous", [["has:nervous"]]],
  ])("%s, %s", (table, id, needs) => {
    expect(rowOf(table, id)?.needs).toEqual(needs);
  });
});
