import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Army, army as armySchema, type Edit } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { unitId } from "@/lib/model/when-absent";
import { buildArmy, unitOf, unitsBut } from "@/tests/build/army";
import { buildList } from "@/tests/build/list";
import { anyArmy, changedArmy } from "@/tests/build/random-army";
import { CATALOG } from "@/tests/build/rules";
import { applyEdits, sameArmy } from "./edits";
import { mergeArmies } from "./merge-armies";
import { addUnit, copyUnit, moveUnit, numberInOrder } from "./unit-edits";
import { following, freeNumbers, inShownOrder, numbered } from "./unit-numbers";

const [OLD, LEFT] = [buildArmy(), "left" as CommanderId];
const START = following(OLD);
const shown = (army: Army) => inShownOrder(army).map((unit) => `${unit.number} ${unit.line}`);

describe("numbers follow the order", () => {
  test("of an army whose numbers were given in order, and of no other", () => {
    expect(START.units.map(({ id, number, numberFixed }) => [id, number, numberFixed])).toEqual(
      OLD.units.map(({ number }) => [number, number, undefined]),
    );
    const odd = buildArmy({ units: unitsBut({ 8: { number: 9 } }) });
    expect(following(odd)).toBe(odd);
    expect(sameArmy(OLD, START)).toBe(true);
  });

  test("when one is moved, added, copied or removed", () => {
    const moved = applyEdits(START, moveUnit(START, 7, { commander: LEFT, before: null }));
    expect(shown(moved).slice(0, 3)).toEqual(["1 skirmishers", "2 regiments", "3 regiments"]);
    expect(moved.units.map(unitId).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(shown(applyEdits(START, [{ do: "remove-unit", unit: 1 }]))[0]).toBe("1 regiments");
    expect(shown(applyEdits(START, copyUnit(START, 1))).slice(0, 3)).toEqual(["1 regiments", "2 regiments", "3 regiments"]);
    expect(applyEdits(START, addUnit(buildList().lines[0]!, START, LEFT, LEFT)).units.at(-1)).toMatchObject({ id: 9, number: 1 });
  });

  test("past those that the player fixed, until they are no longer", () => {
    const fixed = applyEdits(START, [{ do: "set-unit", unit: 8, field: "number", to: 2 }]);
    expect(shown(fixed).map((one) => one.split(" ")[0])).toEqual(["1", "3", "4", "5", "6", "7", "8", "2"]);
    expect(fixed.units[7]).toMatchObject({ id: 8, number: 2, numberFixed: true });
    expect(applyEdits(fixed, numberInOrder(fixed))).toEqual(START);
    expect(applyEdits(fixed, [{ do: "set-unit", unit: 8, field: "numberFixed", to: false }])).toEqual(START);
  });

  test("and never touch those of a unit group without an id", () => {
    const old = buildArmy({ units: unitsBut({ 3: null }) });
    expect(applyEdits(old, moveUnit(old, 8, { commander: LEFT, before: null })).units.map(({ number }) => number)).toEqual([
      1, 2, 4, 5, 6, 7, 8,
    ]);
    expect(freeNumbers(applyEdits(START, [{ do: "set-unit", unit: 8, field: "number", to: 40 }]), 1)).toEqual([41]);
  });
});

test("an id is given once, and is never the number of one without", () => {
  const faults = (...units: readonly object[]) =>
    armySchema.safeParse({ ...OLD, units }).error?.issues.map(({ message, path }) => `${path.join(".")} ${message}`);
  expect(faults(unitOf(1, "guns", 2, { id: 4 }), unitOf(2, "guns", 2, { id: 4 }))).toEqual(["units.1.id duplicate-unit-id"]);
  expect(faults(unitOf(4, "guns", 2), unitOf(2, "guns", 2, { id: 4 }))).toEqual(["units.1.id duplicate-unit-id"]);
  expect(faults(unitOf(4, "guns", 2, { id: 2 }), unitOf(2, "guns", 2, { id: 4 }))).toBeUndefined();
});

describe("whatever both sides did", () => {
  const armies = anyArmy({ lists: CATALOG.lists });

  test("the numbers of the merged army are in order around the fixed ones, and ids and numbers stay each one's own", () => {
    fc.assert(
      fc.property(changedArmy(armies), changedArmy(armies), fc.boolean(), ([one, mine], [, other], isNumbered) => {
        const base = isNumbered ? ordered(one) : one;
        const theirs = { ...ordered(other), list: base.list, listVersion: base.listVersion, rules: base.rules };
        const result = mergeArmies(base, isNumbered ? ordered(mine) : mine, theirs);
        expect(armySchema.safeParse(result).error).toBeUndefined();
        expect(numbered(result)).toBe(result);
      }),
      { seed: 1622, numRuns: 500 },
    );
  });

  test("a unit group renumbered by the order on one side keeps what the other made of it", () => {
    const mine = applyEdits(START, moveUnit(START, 8, { commander: LEFT, before: null }));
    const bases: Edit = { do: "set-unit", unit: 1, field: "bases", to: 12 };
    const fix: Edit = { do: "set-unit", unit: 2, field: "number", to: 30 };
    const both = mergeArmies(START, mine, applyEdits(START, [bases, fix]));
    expect(shown(both).slice(0, 4)).toEqual(["1 guns", "2 regiments", "30 regiments", "3 regiments"]);
    expect(both.units.find(({ id }) => id === 1)).toMatchObject({ number: 2, bases: 12 });
  });
});

/** The army with an id for every unit group; every third number is fixed. */
const ordered = (army: Army): Army =>
  numbered({
    ...army,
    units: army.units.map((unit, at) => ({ ...unit, id: unitId(unit), ...(at % 3 === 0 && { numberFixed: true as const }) })),
  });
