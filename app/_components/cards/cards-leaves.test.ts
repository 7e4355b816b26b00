import { expect, test } from "vitest";
import { CARDS } from "@/tests/build/sheet-fixtures";
import { cardLeaves } from "./cards-leaves";

const [UNIT] = CARDS.units;
const many = (count: number) => ({
  ...CARDS,
  units: UNIT ? Array.from({ length: count }, (_, before) => ({ ...UNIT, number: before + 1 })) : [],
});

test("leaves are full to the last: unit groups, then commanders, then slips", () => {
  const leaves = cardLeaves(many(9), ["units", "commanders", "slips", "shelf"]);
  expect(leaves.map((one) => one.length)).toEqual([6, 6, 1]);
  expect(leaves.flat().map(({ kind }) => kind)).toEqual([...Array(9).fill("unit"), "commander", "ambush", "march", "march"]);
});

test("only cards that are wanted and exist", () => {
  expect(cardLeaves(CARDS, ["commanders"]).flat()).toEqual([{ kind: "commander", commander: CARDS.commanders[0] }]);
  expect(cardLeaves({ ...CARDS, slips: null }, ["slips", "shelf"])).toEqual([]);
});
