import { expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { plainTable } from "../reference-parts";
import { breakTables, campTables, victoryTables } from "./break-and-victory-tables";

const [groups, armies] = breakTables({ rules: TABLES, afield: CATALOG.afield }).map(plainTable);
const groupCells = (id: string) => groups?.rows.find((row) => row.id === id)?.cells.slice(1);
const armyCell = (id: string) => armies?.rows.find((row) => row.id === id)?.cells[1];

test("columns are the sizes of unit groups", () => {
  expect(groups?.columns.slice(2).map(({ name }) => name)).toEqual(["2", "3", "4", "6", "8", "9", "12", "16"]);
});

test.each([
  // more than half: 2n/2 + 1 wounds are 3, 4, 5, 7, 9, 10, 13, 17
  ["tug", ["over 1/2", "1½", "2", "2½", "3½", "4½", "5", "6½", "8½"]],
  // a wound later: 4, 5, 6, 8, 10, 11, 14, 18
  ["steady", ["+1 wound", "2", "2½", "3", "4", "5", "5½", "7", "9"]],
  // more than a third: floor(2n/3) + 1 are 2, 3, 3, 5, 6, 7; double groups are never SuGs
  ["sug", ["over 1/3", "1", "1½", "1½", "2½", "3", "3½", "–", "–"]],
  ["fanatics", ["all", "2", "3", "4", "6", "8", "9", "12", "16"]],
])("%s", (id, cells) => {
  expect(groupCells(id)).toEqual(cells);
});

test("an army breaks at half its TuGs, rounded up; double groups and a sacked camp count", () => {
  expect(armyCell("army")).toBe(
    "1/2 of its TuGs lost (of 1–2: 1, 3–4: 2, 5–6: 3, 7–8: 4, 9–10: 5, 11–12: 6, 13–14: 7, 15–16: 8, 17–18: 9, 19–20: 10)",
  );
  expect(armyCell("double")).toBe("counts 2 TuGs");
  expect(armyCell("sacked-camp")).toBe("counts as 1 TuG lost, not in army size");
});

test("rows that few armies need say who needs them", () => {
  expect(groups?.rows.map(({ id, needs }) => [id, needs])).toEqual([
    ["tug", []],
    ["steady", [["has:steady"]]],
    ["sug", [["is:sug"]]],
    ["fanatics", [["has:fanatics"]]],
  ]);
});

const [camps] = campTables({ rules: TABLES }).map(plainTable);
const rowOf = (id: string) => camps?.rows.find((row) => row.id === id);

test("a camp is three wide and two deep, and sacked with its second base", () => {
  expect(rowOf("size")?.cells).toEqual(["Size", "3 wide, 2 deep; sacked at 2 bases lost"]);
});

test("each kind has its own words, without a full stop", () => {
  expect(rowOf("flexible")?.cells).toEqual(["Flexible", "Fortified when you defend, mobile when you invade"]);
  for (const { id } of TABLES.camps.kinds) expect(rowOf(id)?.cells[1]).not.toMatch(/\.$/);
});

/** A flexible camp is fortified at one time and mobile at another: only a camp that is both. */
test.each([
  ["standard", ["camp:standard"]],
  ["fortified", ["camp:fortified"]],
  ["mobile", ["camp:mobile"]],
  ["flexible", ["camp:fortified", "camp:mobile"]],
  ["none", ["camp:mobile", "camp:none"]],
])("a %s camp is %s", (id, states) => {
  expect(rowOf(id)?.needs).toEqual([states]);
});

const battle = CATALOG.battle.tables;
const [points, examples] = victoryTables({ battle, rules: TABLES });

test("what each player scores", () => {
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
test("its examples give the rulebook's results", () => {
  expect(examples?.rows.map(({ id, cells }) => [id, cells[1]])).toEqual([
    ["idle", "2–2"],
    ["brave", "8–15"],
    ["bloody", "12–12"],
    ["both", "10–10"],
  ]);
});

test("older tables without a battlefield have no victory points", () => {
  expect(victoryTables({ battle: { ...battle, battlefield: undefined }, rules: TABLES })).toEqual([]);
});
