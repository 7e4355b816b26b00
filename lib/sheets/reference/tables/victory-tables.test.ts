import { expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { victoryTables } from "./victory-tables";

const battle = CATALOG.battle.tables;
const [points, examples] = victoryTables({ battle, rules: TABLES });

test("what is scored", () => {
  expect(points?.rows.map(({ id, cells }) => [id, cells[1]])).toEqual([
    ["triumph", "15"],
    ["tug", "2"],
    ["double", "4"],
    ["sug", "1"],
    ["most", "10"],
    ["survival", "+2"],
  ]);
});

/** "Scoring system and victory points" names these four scores. */
test("its examples come out as the rulebook's", () => {
  expect(examples?.rows.map(({ id, cells }) => [id, cells[1]])).toEqual([
    ["idle", "2–2"],
    ["brave", "8–15"],
    ["bloody", "12–12"],
    ["both", "10–10"],
  ]);
});

test("a battle on a table of one's own has no scores of ours", () => {
  expect(victoryTables({ battle: { ...battle, battlefield: undefined }, rules: TABLES })).toEqual([]);
});
