import { expect, test } from "vitest";
import type { MyArmy } from "../model/stored-army";
import { ARMIES, aboutMyArmy } from "./armies";

const army: MyArmy = {
  ...{ id: "a", name: "Kircholm", place: "desk", pointsLimit: 10_000 },
  ...{ changedAt: "2026-11-12T14:05:00Z", placedAt: "2026-11-12T14:05:00Z" },
  list: { name: "Polish-Lithuanian", years: [1576, 1660] },
  judged: { errors: 0, points: 9879, tugs: 11 },
};

test.each([
  [{}, "Polish-Lithuanian, 1576–1660 · legal"],
  [{ judged: { errors: 1, points: 9879, tugs: 11 } }, "Polish-Lithuanian, 1576–1660 · not legal: 1 problem"],
  [{ judged: { errors: 13, points: 9879, tugs: 11 } }, "Polish-Lithuanian, 1576–1660 · not legal: 13 problems"],
  [{ list: null, judged: null }, "this version of Condotta cannot check it"],
] as const)("%j: %s", (change, words) => {
  expect(aboutMyArmy({ ...army, ...change })).toBe(words);
});

test("a new army is told what its year does, and which years its list has", () => {
  expect(ARMIES.new.years(1576, 1660)).toBe(
    "From 1576 to 1660. The year decides which troops you may take. Without one, we tell you in which years your army is legal.",
  );
  expect(ARMIES.new.yearOutside(1576, 1660)).toBe("Enter a year from 1576 to 1660.");
});
