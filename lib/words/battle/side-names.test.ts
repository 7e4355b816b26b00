import { expect, test } from "vitest";
import { CATALOG } from "../../../tests/build/rules";
import { sideName } from "./side-names";

test.each([
  ["Hodonín, 1623", "transylvanian-1604-1648", "Transylvania"],
  ["Hodonín, 1623 (computer)", "transylvanian-1604-1648", "Transylvania (computer)"],
  ["Bethlen’s men", "transylvanian-1604-1648", "Bethlen’s men"],
  ["Hodonín, 1623, copy", "transylvanian-1604-1648", "Hodonín, 1623, copy"],
  ["Hodonín, 1623", "my-list", "Hodonín, 1623"],
  ["Hodonín, 1623", null, "Hodonín, 1623"],
])("an army called %s, of the list %s, goes by %s", (name, list, side) => {
  expect(sideName({ name, list })).toBe(side);
});

test("every shipped list has a side", () => {
  for (const { id } of CATALOG.lists) expect([id, sideName({ name: "Corbie, 1636", list: id })]).not.toContain("Corbie, 1636");
});
