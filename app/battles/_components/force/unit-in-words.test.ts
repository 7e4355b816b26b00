import { expect, test } from "vitest";
import { newUnit } from "./typed-force";
import { unitInWords } from "./unit-in-words";

const NAMES = {
  types: [{ id: "foot", name: "Foot" }],
  formations: [{ id: "close", name: "Close" }],
  setFormations: [{ id: "tercio", name: "Tercio" }],
  weapons: [{ id: "musket", name: "Musket" }],
};

test("known characteristics of a unit group are named, unknown ones left out", () => {
  const unit = newUnit([]);
  expect(unitInWords(unit, NAMES)).toBe("foot, close");
  const whole = { ...unit, bases: 12, troop: { ...unit.troop, setFormation: "tercio" as const, weapon: "musket" as const } };
  expect(unitInWords(whole, NAMES)).toBe("foot, close, tercio, musket, 12 bases");
  expect(unitInWords({ ...unit, bases: 1 }, NAMES)).toBe("foot, close, 1 base");
  expect(unitInWords({ ...unit, bases: Number.NaN }, NAMES)).toBe("foot, close");
});
