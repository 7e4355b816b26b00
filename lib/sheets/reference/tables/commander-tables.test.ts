import { expect, test } from "vitest";
import { TABLES } from "@/tests/build/rules";
import { plainTable } from "../plain-reference";
import { commanderTables } from "./commander-tables";

const [grades, classes] = commanderTables({ rules: TABLES }).map(plainTable);
const rowsOf = (table: typeof grades | undefined) => table?.rows.map(({ cells }) => cells.join(" | "));

test("grades: cards, the largest group, and the dice of the invasion roll and of the test on him", () => {
  expect(rowsOf(grades)).toEqual([
    "Mediocre | 2 | 2 | W | R",
    "Competent | 3 | 3 | G | Y",
    "Talented | 4 | 4 | Y | G",
    "Legendary (army) | 5 | 5 | R | W",
  ]);
});

test("classes: range, gifts, floating, prompting the troops of others", () => {
  expect(rowsOf(classes)).toEqual([
    "Professional | 12 | any number, within 20 | yes | yes",
    "Instinctive | 10 | 1 each, within 10 | no | yes",
    "Tribal | 8 | – | no | no",
  ]);
});

test("each row is for whoever has such a commander", () => {
  expect([grades, classes].flatMap((table) => table?.rows.map(({ needs }) => needs))).toEqual(
    [
      "grade:mediocre",
      "grade:competent",
      "grade:talented",
      "grade:legendary",
      "class:professional",
      "class:instinctive",
      "class:tribal",
    ].map((trait) => [[trait]]),
  );
});
