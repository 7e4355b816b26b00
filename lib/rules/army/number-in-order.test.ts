import { expect, test } from "vitest";
import { buildArmy, unitOf } from "@/tests/build/army";
import { applyEdits } from "./apply-edits";
import { numberInOrder } from "./number-in-order";

const ARMY = buildArmy({
  units: [
    unitOf(4, "guns", 2),
    unitOf(7, "horse", 4, { commander: "right" }),
    unitOf(2, "regiments", 6, { commander: "left" }),
    unitOf(1, "light-horse", 6, { commander: "right" }),
  ],
});

test("unit groups are numbered by their commands, the loose ones last, and stay in their places", () => {
  const numbered = applyEdits(ARMY, numberInOrder(ARMY));
  expect(numbered.units.map(({ number, line }) => `${number} ${line}`)).toEqual(["4 guns", "2 horse", "1 regiments", "3 light-horse"]);
  expect(numbered.units.map((unit) => unit.commander)).toEqual(ARMY.units.map((unit) => unit.commander));
  expect(numberInOrder(numbered)).toEqual([]);
});
