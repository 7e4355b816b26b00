import { expect, test } from "vitest";
import { DRAFT } from "./drafting";

test("what was added to an army is told, commanders too where no unit group was", () => {
  expect([DRAFT.filled(2, 1), DRAFT.filled(1, 0), DRAFT.filled(0, 1)]).toEqual([
    "Added 1 commander and 2 unit groups.",
    "Added 1 unit group.",
    "Added 1 commander.",
  ]);
  expect(DRAFT.filled(0, 0)).toBe("Nothing was added: no more troops fit the list and the points.");
});

test("the options of a unit group follow its name", () => {
  expect([
    DRAFT.unit(4, "Delis", []),
    DRAFT.unit(4, "Delis", ["impetuous"]),
    DRAFT.unit(6, "Janissaries with arquebuses", ["elite", "barricades"]),
  ]).toEqual(["4 bases of Delis", "4 bases of Delis, impetuous", "6 bases of Janissaries with arquebuses, elite, barricades"]);
});
