import { expect, test } from "vitest";
import { TABLES } from "@/tests/build/rules";
import { plainTable } from "../plain-reference";
import { campTables } from "./camp-tables";

const [camps] = campTables({ rules: TABLES }).map(plainTable);
const rowOf = (id: string) => camps?.rows.find((row) => row.id === id);

test("a camp is three wide and two deep, and sacked with its second base", () => {
  expect(rowOf("size")?.cells).toEqual(["Size", "3 wide, 2 deep; sacked at 2 bases lost"]);
});

test("each kind is told in its own words, without a stop", () => {
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
