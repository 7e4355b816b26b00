import { describe, expect, test } from "vitest";
import { buildAllied, buildArmy, buildHosting, contingentOf, UNITS, type UnitInput, unitOf } from "@/tests/build/army";
import { buildBook, type Changes } from "@/tests/build/list";
import { TABLES_BEFORE_DEMANDS } from "@/tests/build/rules";
import type { Army } from "../../model/army";
import type { FindingCode } from "../../model/findings";
import { assess } from "./assess";

const found = (army: Army, code: FindingCode, list: Changes = {}) =>
  assess(army, buildBook(list)).findings.filter((one) => one.code === code);
const errors = (army: Army, list: Changes = {}): string[] =>
  assess(army, buildBook(list))
    .findings.filter((one) => one.severity === "error")
    .map((one) => one.code);
const withUnits = (...units: readonly UnitInput[]): Army => buildArmy({ units: [...UNITS, ...units] });

test("the armies that these tests start from have nothing wrong and no warning", () => {
  for (const army of [buildArmy(), buildAllied(), buildHosting()]) expect(assess(army, buildBook()).findings).toEqual([]);
});

describe("a grade lower", () => {
  const QUALITY: FindingCode = "unit-quality-floor";
  const FIREPOWER: FindingCode = "unit-firepower-floor";

  test.each([
    { name: "quality of average horse", unit: unitOf(9, "horse", 4, { qualityDown: true }), wrong: [] },
    { name: "quality of superior guard", unit: unitOf(9, "guard", 4, { qualityDown: true }), wrong: [] },
    { name: "quality of poor levy", unit: unitOf(9, "levy", 6, { qualityDown: true }), wrong: [QUALITY] },
    { name: "quality of poor guns", unit: unitOf(9, "guns", 2, { qualityDown: true }), wrong: [QUALITY] },
    { name: "firepower of average muskets", unit: unitOf(9, "regiments", 6, { firepowerDown: true }), wrong: [] },
    { name: "firepower that is printed blank, and so average", unit: unitOf(9, "skirmishers", 6, { firepowerDown: true }), wrong: [] },
    { name: "firepower of guns", unit: unitOf(9, "guns", 2, { firepowerDown: true }), wrong: [] },
    { name: "firepower that is low", unit: unitOf(9, "levy", 6, { firepowerDown: true }), wrong: [FIREPOWER] },
    { name: "firepower of troops that do not shoot", unit: unitOf(9, "keil", 12, { firepowerDown: true }), wrong: [FIREPOWER] },
    { name: "both of the levy", unit: unitOf(9, "levy", 6, { qualityDown: true, firepowerDown: true }), wrong: [QUALITY, FIREPOWER] },
    { name: "both of the regiments", unit: unitOf(9, "regiments", 6, { qualityDown: true, firepowerDown: true }), wrong: [] },
  ])("$name", ({ unit, wrong }) => {
    expect(errors(withUnits(unit))).toEqual(wrong);
  });

  test("says whether a group that has no lower firepower shoots at all", () => {
    expect(found(withUnits(unitOf(9, "levy", 6, { firepowerDown: true })), FIREPOWER)).toMatchObject([{ params: { shoots: true } }]);
    expect(found(withUnits(unitOf(9, "keil", 12, { firepowerDown: true })), FIREPOWER)).toMatchObject([{ params: { shoots: false } }]);
  });

  test("of bande's firepower makes them what the rules do not know", () => {
    expect(errors(withUnits(unitOf(9, "bande", 6)))).toEqual([]);
    const both = found(withUnits(unitOf(9, "bande", 6, { qualityDown: true, firepowerDown: true })), "unit-troop");
    expect(both).toMatchObject([{ at: { unit: 9, field: "firepowerDown" }, params: { problem: "bande-not-as-defined" } }]);
  });

  // Only the firepower is at fault: the fix should leave the quality as the player wants it.
  test("the fix for bande leaves their quality alone", () => {
    const [one] = found(withUnits(unitOf(9, "bande", 6, { qualityDown: true, firepowerDown: true })), "unit-troop");
    expect(one?.edits).toEqual([{ do: "set-unit", unit: 9, field: "firepowerDown", to: false }]);
  });
});

describe("a size that the line does not have", () => {
  test.each([
    { line: "horse", bases: 5, nearest: 4 }, // as near to 6: the smaller one
    { line: "horse", bases: 3, nearest: 4 },
    { line: "horse", bases: 20, nearest: 6 },
    { line: "levy", bases: 7, nearest: 6 },
    { line: "keil", bases: 1, nearest: 12 },
  ])("$bases $line: the nearest is $nearest", ({ line, bases, nearest }) => {
    expect(found(withUnits(unitOf(9, line, bases)), "unit-size")).toMatchObject([
      { at: { unit: 9, field: "bases" }, params: { bases, nearest } },
    ]);
  });

  test("sizes are given from small to large however the list writes them", () => {
    const [one] = found(withUnits(unitOf(9, "levy", 7)), "unit-size", { lines: { levy: { sizes: [8, 4, 6] } } });
    expect(one?.params).toMatchObject({ sizes: [4, 6, 8] });
  });
});

describe("options", () => {
  test("that the line does not offer are found one by one, each with its own fix", () => {
    const unit = unitOf(9, "levy", 6, { options: ["scouts", "steady", "square"] });
    expect(found(withUnits(unit), "unit-option")).toMatchObject([
      { params: { option: "scouts", allowed: ["steady", "impetuous"] }, edits: [{ to: ["steady", "square"] }] },
      { params: { option: "square" }, edits: [{ to: ["scouts", "steady"] }] },
    ]);
  });

  test("that it offers may be taken together", () => {
    expect(errors(withUnits(unitOf(9, "levy", 6, { options: ["impetuous", "steady"] })))).toEqual([]);
  });

  test("that it does not offer cost nothing", () => {
    const { points } = assess(withUnits(unitOf(9, "levy", 6, { options: ["elan"] })), buildBook()).numbers;
    expect(points).toBe(assess(withUnits(unitOf(9, "levy", 6)), buildBook()).numbers.points);
  });
});

describe("who leads", () => {
  test.each([
    { name: "the army commander's guns under him", unit: unitOf(9, "siege-guns", 2, { commander: "army" }), says: [] },
    { name: "under nobody named", unit: unitOf(9, "siege-guns", 2), says: [] },
    {
      name: "under a sub-commander",
      unit: unitOf(9, "siege-guns", 2, { commander: "left" }),
      says: [{ params: { allowed: ["army"], role: "sub" }, edits: [{ to: "army" }] }],
    },
    {
      name: "under an ally",
      unit: unitOf(9, "siege-guns", 2, { commander: "cousin" }),
      says: [{ params: { role: "ally" }, edits: [{ to: "army" }] }],
    },
    { name: "under one whom the army does not have", unit: unitOf(9, "siege-guns", 2, { commander: "nobody" }), says: [] },
    { name: "an ally's exiles under him", unit: unitOf(9, "exiles", 6, { commander: "cousin" }), says: [] },
    {
      name: "under nobody named, who must be",
      unit: unitOf(9, "exiles", 6),
      says: [{ params: { allowed: ["ally"], role: null }, edits: [{ to: "cousin" }] }],
    },
    {
      name: "under the army commander",
      unit: unitOf(9, "exiles", 6, { commander: "army" }),
      says: [{ params: { role: "army" }, edits: [{ to: "cousin" }] }],
    },
  ])("$name", ({ unit, says }) => {
    expect(found(buildAllied({}, [...contingentOf("cousin", 11), unit]), "unit-led-by")).toMatchObject(says);
  });

  test("no fix is offered if nobody fits", () => {
    expect(found(withUnits(unitOf(9, "exiles", 6)), "unit-led-by")).toMatchObject([{ edits: null }]);
  });
});

describe("years", () => {
  const of = (year: number | null, ...units: readonly UnitInput[]) => errors(buildArmy({ year, units: [...UNITS, ...units] }));

  test("an undated army may take anything", () => {
    expect(of(null, unitOf(9, "veterans", 6))).toEqual([]);
  });

  test.each([
    { year: 1539, says: ["unit-year"] },
    { year: 1540, says: [] },
    { year: 1560, says: [] },
    { year: 1561, says: ["unit-year"] },
  ])("veterans of 1540 to 1560 in $year", ({ year, says }) => {
    expect(of(year, unitOf(9, "veterans", 6))).toEqual(says);
  });

  test.each([
    { year: 1499, says: ["year-outside"], to: 1500 },
    { year: 1500, says: [], to: null },
    { year: 1600, says: [], to: null },
    { year: 1601, says: ["year-outside"], to: 1600 },
  ])("the list of 1500 to 1600 in $year", ({ year, says, to }) => {
    expect(of(year)).toEqual(says);
    expect(found(buildArmy({ year }), "year-outside").map((one) => one.edits)).toEqual(
      to === null ? [] : [[{ do: "set-army", field: "year", to }]],
    );
  });

  test("a year outside the list is said once, not of each troop, and changes to the nearest in which all of the army serves", () => {
    const late = buildArmy({ year: 1650, units: [...UNITS, unitOf(9, "veterans", 6)] });
    expect(errors(late)).toEqual(["year-outside"]);
    expect(found(late, "year-outside").map((one) => one.edits)).toEqual([[{ do: "set-army", field: "year", to: 1560 }]]);
  });

  test.each([
    { year: 1539, says: [] },
    { year: 1540, says: ["line-few"] },
    { year: 1560, says: ["line-few"] },
    { year: 1561, says: [] },
    { year: null, says: [] },
  ])("a minimum of 1540 to 1560 in $year", ({ year, says }) => {
    expect(errors(buildArmy({ year }), { lines: { veterans: { bases: { min: 6, max: 12 } } } })).toEqual(says);
  });
});

describe("small foot", () => {
  test.each([
    { name: "a foot TuG of 4", unit: unitOf(9, "levy", 4), says: 1 },
    { name: "a foot TuG of 6", unit: unitOf(9, "levy", 6), says: 0 },
    { name: "horse of 4", unit: unitOf(9, "horse", 4), says: 0 },
    { name: "dragoons of 4, who ride", unit: unitOf(9, "dragoons", 4), says: 0 },
    { name: "a SuG of 4", unit: unitOf(9, "skirmishers", 4), says: 0 },
  ])("$name", ({ unit, says }) => {
    expect(found(withUnits(unit), "foot-tug-small")).toHaveLength(says);
  });
});

describe("lines whose years lie apart, by the rules before they had to meet in one", () => {
  const apart = [unitOf(9, "veterans", 6), unitOf(10, "dragoons", 4)];
  const warned = (year: number | null, list: Changes = {}) =>
    assess(buildArmy({ year, units: [...UNITS, ...apart] }), buildBook(list, {}, TABLES_BEFORE_DEMANDS)).findings.filter(
      (one) => one.code === "years-apart",
    );

  test("are only for an undated army: a dated one has findings about the lines themselves", () => {
    expect(warned(null)).toMatchObject([{ severity: "warning", params: { late: "Dragoons", from: 1570, early: "Veterans", to: 1560 } }]);
    expect(warned(1550)).toEqual([]);
    expect(errors(buildArmy({ year: 1550, units: [...UNITS, ...apart] }))).toEqual(["unit-year"]);
  });

  test("name the latest to begin and the earliest to end", () => {
    const list = { lines: { horse: { years: [1500, 1545] as [number, number] }, guns: { years: [1580, 1600] as [number, number] } } };
    expect(warned(null, list)).toMatchObject([{ params: { late: "Guns", from: 1580, early: "Horse", to: 1545 } }]);
  });
});

test("an army without TuGs has no even number of them", () => {
  expect(found(buildArmy({ units: [unitOf(1, "skirmishers", 6)] }), "tugs-even")).toEqual([]);
  expect(found(buildArmy({ units: [unitOf(1, "square", 16)] }), "tugs-even")).toMatchObject([{ params: { tugs: 2, breaksAt: 1 } }]);
});
