import { expect, test } from "vitest";
import { cellKey, isOwnCell } from "./quick-reference";

const source = (from: "rulebook" | "sibling" | "house") => ({ from, heading: "Camps", why: "No picture shows it." });

test("a key names its section, table, row and column", () => {
  expect(cellKey("camps", "points", "mobile", "sacked")).toBe("camps.points.mobile.sacked");
});

test.each([
  ["a value of the rulebook", ["Wagons", "4 BW"], "rulebook", 1, false],
  ["a blank among the rulebook's", ["Wagons", null], "rulebook", 1, true],
  ["what stands beside a blank", ["Wagons", null, "4 BW"], "rulebook", 2, false],
  ["a house value", ["Wagons", "4 BW"], "house", 1, true],
  ["a sibling's value", ["Wagons", "4 BW"], "sibling", 1, true],
  ["the name of a row of the house's", ["Wagons", "4 BW"], "house", 0, false],
  ["the name of a row that is blank", [null, "4 BW"], "rulebook", 0, false],
  ["a house value that stands alone", ["4 BW"], "house", 0, true],
  ["a value of the rulebook that stands alone", ["4 BW"], "rulebook", 0, false],
  ["a column that is not there", ["Wagons"], "rulebook", 1, false],
] as const)("%s", (_, cells, from, at, may) => {
  expect(isOwnCell({ cells: [...cells], source: source(from) }, at, "of")).toBe(may);
});

test("of a row whose cells are not all from one place, each by where it is from", () => {
  const printed = {
    cells: ["Advance", "W", "G"],
    source: source("rulebook"),
    cellSources: [{ column: "drilled", source: source("house") }],
  };
  expect([isOwnCell(printed, 1, "drilled"), isOwnCell(printed, 2, "tribal")]).toEqual([true, false]);
  const ours = { cells: ["Advance", "W", "G"], source: source("house"), cellSources: [{ column: "drilled", source: source("rulebook") }] };
  expect([isOwnCell(ours, 1, "drilled"), isOwnCell(ours, 2, "tribal")]).toEqual([false, true]);
});
