import { expect, test } from "vitest";
import { TABLES } from "@/tests/build/rules";
import { diceTables } from "./dice-tables";

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

test("dice stand from the least dangerous on, the white die of shooting after the white", () => {
  expect(dice?.rows.map(({ id }) => id)).toEqual(["black", "white", "white-plus", "green", "yellow", "red"]);
  expect(dice?.columns.map(({ kind }) => kind)).toEqual(["dice", "faces", "text"]);
});
