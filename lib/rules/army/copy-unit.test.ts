import { expect, test } from "vitest";
import { buildArmy, unitOf } from "@/tests/build/army";
import { applyEdits } from "./apply-edits";
import { copyUnit } from "./copy-unit";

const ARMY = buildArmy({ units: [unitOf(1, "horse", 4, { commander: "left", name: "The first" }), unitOf(2, "guns", 2)] });

test("another like it stands right behind it, with a number of its own and no name", () => {
  const { units } = applyEdits(ARMY, copyUnit(ARMY, 1));
  expect(units.map(({ number, line, bases, commander, name }) => [number, line, bases, commander, name])).toEqual([
    [1, "horse", 4, "left", "The first"],
    [3, "horse", 4, "left", null],
    [2, "guns", 2, null, null],
  ]);
});

test("there is none for a unit group the army does not have, nor in a full army", () => {
  expect(copyUnit(ARMY, 9)).toEqual([]);
  const full = buildArmy({ units: Array.from({ length: 100 }, (_, at) => unitOf(at + 1, "guns", 2)) });
  expect(copyUnit(full, 1)).toEqual([]);
});
