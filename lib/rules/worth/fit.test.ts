import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { basePrice } from "../army/price";
import { constantsOf, formulaOf, pointsWith, priceBy, valuesOf } from "./constants";
import { barOf, bestStrength, fitted, inOrder, type Measured, newConstants } from "./fit";

const CONSTANTS = constantsOf(TABLES.points);
const TROOPS = CATALOG.lists.flatMap((list) => list.lines.map(({ troop }) => troop));
const FORMULAS = TROOPS.map((troop) => formulaOf(troop, CONSTANTS, TABLES));
const OLD = valuesOf(CONSTANTS);
const placeOf = (name: string) => CONSTANTS.findIndex(({ table, id }) => `${table}/${id}` === name);

const typesWorth = (values: readonly number[]): readonly Measured[] =>
  FORMULAS.map((formula) => ({ formula, worth: priceBy(formula, values), share: 1 / FORMULAS.length }));

test("the formula is the price of every line, but for rounding and the least a base costs", () => {
  for (const [at, troop] of TROOPS.entries()) {
    const exact = priceBy(FORMULAS[at]!, OLD);
    const price = basePrice(troop, TABLES);
    if (price > 45) expect(Math.abs(price - exact), JSON.stringify(troop)).toBeLessThanOrEqual(0.5 + 1e-9);
  }
});

test("the same constants make the same tables", () => {
  expect(pointsWith(TABLES.points, CONSTANTS, OLD)).toEqual(TABLES.points);
});

describe("a fit to made-up worth", () => {
  test("stays where it is if everything is worth its price", () => {
    const fit = fitted(typesWorth(OLD), CONSTANTS, 0.01);
    for (const [at, value] of OLD.entries()) expect(fit[at]).toBeCloseTo(value, 6);
  });

  test("finds constants that are known", () => {
    const known = OLD.map((value, at) => {
      const { table, id } = CONSTANTS[at]!;
      if (`${table}/${id}` === "body/foot-close") return 70;
      if (`${table}/${id}` === "shooting/musket") return 40;
      return `${table}/${id}` === "quality/superior" ? 1.2 : value;
    });
    const fit = fitted(typesWorth(known), CONSTANTS, 1e-7);
    expect(fit[placeOf("body/foot-close")]).toBeCloseTo(70, 0);
    expect(fit[placeOf("shooting/musket")]).toBeCloseTo(40, 0);
    expect(fit[placeOf("quality/superior")]).toBeCloseTo(1.2, 2);
    expect(fit[placeOf("body/mounted-loose")]).toBeCloseTo(OLD[placeOf("body/mounted-loose")]!, 0);
  });

  test("moves less the stronger it is held, and never what is fixed", () => {
    const dearer = OLD.map((value, at) =>
      CONSTANTS[at]!.table === "quality" || CONSTANTS[at]!.table === "firepower" ? value : value * 1.3,
    );
    const moved = [0.001, 0.1, 10].map((h) => {
      const fit = fitted(typesWorth(dearer), CONSTANTS, h);
      expect(fit[placeOf("armour/protected")]).toBe(0);
      return Math.abs((fit[placeOf("body/foot-close")] ?? 0) - (OLD[placeOf("body/foot-close")] ?? 0));
    });
    expect(moved).toEqual(moved.toSorted((one, other) => other - one));
  });

  test("the weakest hold is best where lists agree, and of equals the strongest", () => {
    const shares = TROOPS.map((_, at) => [at % 2, (at + 1) % 2].map((one) => (one * 2) / TROOPS.length));
    const cheap = OLD.map((value, at) => (CONSTANTS[at]!.table === "body" ? value * 0.8 : value));
    expect(bestStrength(typesWorth(cheap), shares, CONSTANTS).h).toBe(0.001);
    expect(bestStrength(typesWorth(OLD), shares, CONSTANTS).h).toBe(1);
  });
});

test("a bar is half the middle 68 %", () => {
  // 0 to 100: the 16th and the 84th.
  expect(barOf(Array.from({ length: 101 }, (_, at) => 100 - at))).toBe(34);
});

test.each([
  ["in order already", [1, 2, 3], [1, 1, 1], [1, 2, 3]],
  ["two that cross meet in their weighted mean", [1, 5, 3], [1, 1, 3], [1, 3.5, 3.5]],
  ["and pull the one before along", [4, 5, 0], [1, 1, 2], [2.25, 2.25, 2.25]],
])("grades: %s", (_, values, weights, expected) => {
  expect(inOrder(values, weights)).toEqual(expected);
});

describe("new constants", () => {
  const carried = CONSTANTS.map(() => ({ types: 3, share: 0.1 }));
  const bars = CONSTANTS.map(() => 1);
  const renewed = (moved: Readonly<Record<string, number>>, by = carried) =>
    newConstants(
      CONSTANTS,
      Float64Array.from(OLD.map((old, at) => moved[`${CONSTANTS[at]!.table}/${CONSTANTS[at]!.id}`] ?? old)),
      bars,
      by,
    );

  test("old within the bar, rounded beyond it", () => {
    const values = renewed({ "body/foot-close": OLD[placeOf("body/foot-close")]! + 0.9, "body/elephant": 251.2 });
    expect(values[placeOf("body/foot-close")]).toBe(OLD[placeOf("body/foot-close")]);
    expect(values[placeOf("body/elephant")]).toBe(252);
  });

  test("old if fewer than three types carry it, or it is fixed", () => {
    const few = CONSTANTS.map(() => ({ types: 2, share: 0.1 }));
    expect(renewed({ "body/elephant": 300 }, few)).toEqual(OLD);
    expect(renewed({ "armour/protected": 10 })).toEqual(OLD);
  });
});
