import { expect, test } from "vitest";
import { TABLES } from "@/tests/build/rules";
import { plainTable } from "../reference-parts";
import { commanderTables, marchTables, packTables } from "./commander-tables";

test("fifty cards, from the worst to the best", () => {
  const rows = packTables({ rules: TABLES }).flatMap((table) => table.rows.map(({ cells }) => cells.join(" ")));
  expect(rows).toEqual(["K 8 0 no", "W 12 1 no", "G 14 2 yes", "Y 10 3 yes", "R 6 4 yes"]);
});

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

const cardsBy = (rules: typeof TABLES) =>
  marchTables({ rules })
    .map(plainTable)[0]
    ?.rows.map(({ cells }) => cells[1]);

test("a march of skirmishers needs one red card, of mounted two, any other three: more than a mediocre commander holds", () => {
  expect(cardsBy(TABLES)).toEqual(["1", "2", "3 (never mediocre)"]);
});

test("all grades that hold too few are named", () => {
  const grades = TABLES.commanders.grades.map((one) => (one.id === "competent" ? { ...one, cards: 1 } : one));
  const rules = { ...TABLES, commanders: { ...TABLES.commanders, grades } };
  expect(cardsBy(rules)).toEqual(["1", "2 (never competent)", "3 (never mediocre or competent)"]);
});
