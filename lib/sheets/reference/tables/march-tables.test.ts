import { expect, test } from "vitest";
import { TABLES } from "@/tests/build/rules";
import { plainTable } from "../plain-reference";
import { marchTables } from "./march-tables";

const cardsBy = (rules: typeof TABLES) =>
  marchTables({ rules })
    .map(plainTable)[0]
    ?.rows.map(({ cells }) => cells[1]);

test("a march of skirmishers needs one red card, of mounted two, any other three: more than a mediocre commander holds", () => {
  expect(cardsBy(TABLES)).toEqual(["1", "2", "3 (never mediocre)"]);
});

test("all who hold too few are named", () => {
  const grades = TABLES.commanders.grades.map((one) => (one.id === "competent" ? { ...one, cards: 1 } : one));
  const rules = { ...TABLES, commanders: { ...TABLES.commanders, grades } };
  expect(cardsBy(rules)).toEqual(["1", "2 (never competent)", "3 (never mediocre or competent)"]);
});
