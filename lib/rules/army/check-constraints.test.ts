import { describe, expect, test } from "vitest";
import {
  buildAllied,
  buildArmy,
  buildHosting,
  COMMANDERS,
  commanderOf,
  contingentOf,
  UNITS,
  type UnitInput,
  unitOf,
  unitsBut,
} from "@/tests/build/army";
import { buildBook, type Changes } from "@/tests/build/list";
import type { Army } from "../../model/army";
import type { FindingCode } from "../../model/findings";
import { assess } from "./assess";
import { applyEdits } from "./edits";

const found = (army: Army, code: FindingCode, list: Changes = {}) =>
  assess(army, buildBook(list)).findings.filter((one) => one.code === code);
const errors = (army: Army, list: Changes = {}): string[] =>
  assess(army, buildBook(list))
    .findings.filter((one) => one.severity === "error")
    .map((one) => one.code);
const withUnits = (...units: readonly UnitInput[]): Army => buildArmy({ units: [...UNITS, ...units] });
const led = (commander: string, ...units: readonly UnitInput[]): UnitInput[] => units.map((one) => ({ ...one, commander }));

type Rule = NonNullable<Changes["constraints"]>[number];
const only = (...constraints: readonly Rule[]): Changes => ({ constraints: [...constraints] });

describe("at most", () => {
  const bases = only({ id: "r", kind: "at-most", what: "bases", lines: ["horse", "guard"], n: 12 });
  const groups = only({ id: "r", kind: "at-most", what: "unit-groups", lines: ["horse", "guard"], n: 2 });

  test("counts bases or unit groups of all its lines together", () => {
    expect(found(withUnits(unitOf(9, "guard", 4)), "constraint-at-most", bases)).toEqual([]);
    expect(found(withUnits(unitOf(9, "guard", 4), unitOf(10, "guard", 4)), "constraint-at-most", bases)).toMatchObject([
      { params: { what: "bases", have: 16, max: 12 } },
    ]);
    expect(found(buildArmy(), "constraint-at-most", groups)).toEqual([]);
    expect(found(withUnits(unitOf(9, "guard", 4)), "constraint-at-most", groups)).toMatchObject([
      { params: { what: "unit-groups", have: 3, max: 2 } },
    ]);
  });

  test("none at all", () => {
    const none = only({ id: "r", kind: "at-most", what: "bases", lines: ["guard"], n: 0 });
    expect(found(withUnits(unitOf(9, "guard", 4)), "constraint-at-most", none)).toMatchObject([{ params: { have: 4, max: 0 } }]);
    expect(found(buildArmy(), "constraint-at-most", none)).toEqual([]);
  });

  test("a double group is one unit group", () => {
    const squares = only({ id: "r", kind: "at-most", what: "unit-groups", lines: ["square"], n: 1 });
    expect(found(withUnits(unitOf(9, "square", 16)), "constraint-at-most", squares)).toEqual([]);
  });
});

describe("at least", () => {
  test("counts bases or unit groups", () => {
    const of = (what: "bases" | "unit-groups", n: number) =>
      found(buildArmy(), "constraint-at-least", only({ id: "r", kind: "at-least", what, lines: ["horse", "guns"], n }));
    expect(of("bases", 10)).toEqual([]);
    expect(of("bases", 11)).toMatchObject([{ at: { line: "horse" }, params: { have: 10, min: 11 } }]);
    expect(of("unit-groups", 3)).toEqual([]);
    expect(of("unit-groups", 4)).toMatchObject([{ params: { have: 3, min: 4 } }]);
  });

  test("of one line, is told once with the line’s own minimum, and the stricter of the two is told", () => {
    const few = (n: number, min: number) => {
      const rule = only({ id: "r", kind: "at-least", what: "bases", lines: ["horse"], n });
      const lines = { horse: { bases: { min, max: 40 } } };
      return (["line-few", "constraint-at-least"] as const).flatMap((code) =>
        found(buildArmy(), code, { ...rule, lines }).map(({ params }) => `${code} ${"min" in params ? params.min : ""}`),
      );
    };
    expect(few(30, 20)).toEqual(["constraint-at-least 30"]);
    expect(few(20, 30)).toEqual(["line-few 30"]);
  });

  test("offers the first of its lines that the year and the maximum leave open", () => {
    const rule = only({ id: "r", kind: "at-least", what: "bases", lines: ["veterans", "levy"], n: 6 });
    const adds = (year: number | null) => found(buildArmy({ year }), "constraint-at-least", rule).map((one) => one.params);
    expect(adds(1550)).toMatchObject([{ adds: "Veterans" }]);
    expect(adds(null)).toMatchObject([{ adds: "Veterans" }]);
    expect(adds(1570)).toMatchObject([{ adds: "Levy" }]);
    const many = only({ id: "r", kind: "at-least", what: "bases", lines: ["veterans", "levy"], n: 14 });
    expect(found(buildArmy({ year: 1550 }), "constraint-at-least", many)).toMatchObject([
      { params: { adds: "Levy" }, edits: [{ unit: { bases: 8 } }, { unit: { bases: 6 } }] },
    ]);
    const most = only({ id: "r", kind: "at-least", what: "bases", lines: ["veterans", "levy"], n: 17 });
    expect(found(buildArmy({ year: 1550 }), "constraint-at-least", most)).toMatchObject([{ params: { adds: null }, edits: null }]);
  });

  test("names only those that serve in the army's year", () => {
    const rule = only({ id: "r", kind: "at-least", what: "bases", lines: ["veterans", "levy"], n: 6 });
    const named = (year: number | null) => found(buildArmy({ year }), "constraint-at-least", rule).map((one) => one.params);
    expect(named(null)).toMatchObject([{ names: ["Veterans", "Levy"] }]);
    expect(named(1570)).toMatchObject([{ names: ["Levy"] }]);
  });
});

describe("only if", () => {
  const rule = only({ id: "r", kind: "only-if", lines: ["guard", "levy"], needs: ["veterans", "guns"] });
  const without = (...units: readonly UnitInput[]) => buildArmy({ units: [...unitsBut({ 8: null }), ...units] });

  test("any of its lines asks for any of those it needs", () => {
    expect(found(without(unitOf(9, "levy", 6)), "constraint-only-if", rule)).toMatchObject([
      { at: { line: "guard" }, params: { names: ["Guard", "Levy"], needs: ["Veterans", "Guns"] } },
    ]);
    expect(found(without(unitOf(9, "levy", 6), unitOf(10, "veterans", 6)), "constraint-only-if", rule)).toEqual([]);
    expect(found(without(unitOf(9, "levy", 6), unitOf(10, "guns", 2)), "constraint-only-if", rule)).toEqual([]);
    expect(found(without(), "constraint-only-if", rule)).toEqual([]);
  });

  test("an internal ally's troops are as good as the main army's", () => {
    const army = buildAllied({}, [...contingentOf("cousin", 11), ...led("cousin", unitOf(13, "guns", 2)), unitOf(14, "levy", 6)]);
    expect(found({ ...army, units: army.units.filter((one) => one.number !== 8) }, "constraint-only-if", rule)).toEqual([]);
  });

  test("offers what the year leaves open", () => {
    const army = (year: number) => ({ ...without(unitOf(9, "levy", 6)), year });
    expect(found(army(1550), "constraint-only-if", rule)).toMatchObject([{ params: { adds: "Veterans" } }]);
    expect(found(army(1570), "constraint-only-if", rule)).toMatchObject([
      { params: { adds: "Guns" }, edits: [{ unit: { line: "guns", bases: 2, number: 10 } }] },
    ]);
  });
});

test("not both: either side alone, any of each together", () => {
  const rule = only({ id: "r", kind: "not-both", lines: ["keil", "levy"], others: ["square", "guard"] });
  expect(found(withUnits(unitOf(9, "keil", 12), unitOf(10, "levy", 6)), "constraint-not-both", rule)).toEqual([]);
  expect(found(withUnits(unitOf(9, "square", 16), unitOf(10, "guard", 4)), "constraint-not-both", rule)).toEqual([]);
  expect(found(withUnits(unitOf(9, "levy", 6), unitOf(10, "guard", 4)), "constraint-not-both", rule)).toMatchObject([
    { at: { line: "keil" }, params: { names: ["Levy"] }, edits: [{ do: "remove-unit", unit: 9 }] },
  ]);
});

describe("no more than", () => {
  test.each([
    { what: "unit-groups", guards: 2, says: [] },
    { what: "unit-groups", guards: 3, says: [{ params: { what: "unit-groups", have: 3, max: 2 } }] },
    { what: "bases", guards: 2, says: [] },
    { what: "bases", guards: 3, says: [{ params: { what: "bases", have: 12, max: 8 } }] },
  ] as const)("$guards guards beside two groups of 4 horse, in $what", ({ what, guards, says }) => {
    const rule = only({ id: "r", kind: "no-more-than", what, lines: ["guard"], than: ["horse"] });
    const units = Array.from({ length: guards }, (_, at) => unitOf(9 + at, "guard", 4));
    expect(found(withUnits(...units), "constraint-no-more-than", rule)).toMatchObject(says);
  });

  test("none where there is nothing to measure by", () => {
    const rule = only({ id: "r", kind: "no-more-than", what: "unit-groups", lines: ["guard"], than: ["keil"] });
    expect(found(withUnits(unitOf(9, "guard", 4)), "constraint-no-more-than", rule)).toMatchObject([{ params: { have: 1, max: 0 } }]);
  });
});

describe("one per command", () => {
  const guards = (...commanders: readonly (string | null)[]): UnitInput[] =>
    commanders.map((commander, at) => unitOf(21 + at, "guard", 4, { commander }));
  test.each([
    { name: "none named, as many as commands", leaders: [null, null, null], says: [] },
    {
      name: "none named, one too many",
      leaders: [null, null, null, null],
      says: [{ params: { have: 4, commands: 3 }, edits: [{ do: "remove-unit", unit: 24 }] }],
    },
    { name: "each under his own", leaders: ["army", "left", "right"], says: [] },
    {
      name: "two under one",
      leaders: ["left", "left"],
      says: [{ at: { line: "guard" }, params: { have: 2, commands: 3, of: { role: "sub" } }, edits: [{ to: "army" }] }],
    },
    {
      name: "three under one, and nobody else has one",
      leaders: ["left", "left", "left"],
      says: [{ edits: [{ to: "army" }, { to: "right" }] }],
    },
    {
      name: "two under one, and nobody is free",
      leaders: ["left", "left", "right", "army"],
      says: [{ params: { have: 2 }, edits: [{ do: "remove-unit", unit: 22 }] }],
    },
    { name: "one named, the others not", leaders: ["left", null, null], says: [] },
    { name: "one named, too many not", leaders: ["left", null, null, null], says: [{ params: { have: 4, commands: 3 } }] },
  ])("$name", ({ leaders, says }) => {
    expect(found(withUnits(...guards(...leaders)), "constraint-one-per-command")).toMatchObject(says);
  });

  test("an internal ally's is a command, an external ally's is not", () => {
    expect(found(buildAllied({}, [...contingentOf("cousin", 11), ...guards(null, null, null)]), "constraint-one-per-command")).toEqual([]);
    expect(found(buildHosting({}, [...guards(null, null, null)]), "constraint-one-per-command")).toMatchObject([
      { params: { have: 3, commands: 2 } },
    ]);
  });
});

describe("only under an ally", () => {
  const raiders = (commander: string | null) => unitOf(21, "raiders", 6, { commander });

  test.each([
    {
      commander: null,
      says: [{ at: { unit: 21, field: "commander" }, params: { number: 21, name: "Raiders" }, edits: [{ to: "cousin" }] }],
    },
    { commander: "army", says: [{ edits: [{ to: "cousin" }] }] },
    { commander: "left", says: [{ edits: [{ to: "cousin" }] }] },
    { commander: "nobody", says: [{ edits: [{ to: "cousin" }] }] },
    { commander: "cousin", says: [] },
  ])("under $commander", ({ commander, says }) => {
    expect(found(buildAllied({}, [...contingentOf("cousin", 11), raiders(commander)]), "constraint-only-under-ally")).toMatchObject(says);
  });

  test("each group that is not is found, and nothing offered where there is no ally", () => {
    expect(found(withUnits(raiders(null), unitOf(22, "raiders", 6)), "constraint-only-under-ally")).toMatchObject([
      { at: { unit: 21 }, edits: null },
      { at: { unit: 22 }, edits: null },
    ]);
  });
});

describe("an ally who leads as many unit groups as he may", () => {
  const full = (commander: string, first: number) => [
    ...contingentOf(commander, first),
    ...led(commander, unitOf(first + 2, "light-horse", 6), unitOf(first + 3, "levy", 4)),
  ];
  const both = (...units: readonly UnitInput[]) =>
    buildArmy({
      commanders: [...COMMANDERS.slice(0, 2), commanderOf("cousin", "ally", "competent"), commanderOf("uncle", "ally", "competent")],
      units: [...UNITS, ...units],
    });
  const needy = only({ id: "r", kind: "only-if", lines: ["guard"], needs: ["exiles"] });

  test("is given no more: another is, or nobody", () => {
    const raiders = unitOf(41, "raiders", 6);
    const beside = both(...full("cousin", 11), ...contingentOf("uncle", 21), raiders);
    expect(found(beside, "constraint-only-under-ally")).toMatchObject([{ edits: [{ to: "uncle" }] }]);
    const none = both(...full("cousin", 11), ...full("uncle", 21), raiders);
    expect(found(none, "constraint-only-under-ally")).toMatchObject([{ params: { full: true }, edits: null }]);
    const exiles = both(...full("cousin", 11), ...contingentOf("uncle", 21), unitOf(41, "exiles", 6));
    expect(found(exiles, "unit-led-by")).toMatchObject([{ edits: [{ to: "uncle" }] }]);
  });

  test("gets no unit group that is added for another, either", () => {
    const guard = unitOf(41, "guard", 4);
    const beside = both(...full("cousin", 11), ...contingentOf("uncle", 21), guard);
    expect(found(beside, "constraint-only-if", needy)).toMatchObject([{ edits: [{ unit: { line: "exiles", commander: "uncle" } }] }]);
    const none = both(...full("cousin", 11), ...full("uncle", 21), guard);
    expect(found(none, "constraint-only-if", needy)).toMatchObject([{ params: { adds: null }, edits: null }]);
    const lacking = buildHosting(
      {},
      ["riders", "riders", "bodyguard", "bodyguard"].map((line, at) => unitOf(11 + at, line, 4, { commander: "guest" })),
    );
    expect(found(lacking, "contingent-minimum")).toMatchObject([{ params: { line: "spears" }, edits: null }]);
  });

  test("is not handed one that is too many of another command", () => {
    const crowded = both(
      ...full("cousin", 11),
      ...contingentOf("uncle", 21),
      ...led("army", unitOf(41, "guard", 4), unitOf(42, "guard", 4)),
      ...led("left", unitOf(43, "guard", 4)),
    );
    expect(found(crowded, "constraint-one-per-command")).toMatchObject([{ edits: [{ to: "uncle" }] }]);
  });
});

describe("a dated constraint", () => {
  // at most 8 bases of levy from 1590 to 1600
  test.each([
    { year: null, says: [] },
    { year: 1589, says: [] },
    { year: 1590, says: ["constraint-at-most"] },
    { year: 1600, says: ["constraint-at-most"] },
  ])("in $year", ({ year, says }) => {
    expect(errors(buildArmy({ year, units: [...UNITS, unitOf(9, "levy", 8), unitOf(10, "levy", 8)] }))).toEqual(says);
    expect(errors(buildArmy({ year, units: [...UNITS, unitOf(9, "levy", 8)] }))).toEqual([]);
  });
});

describe("two constraints of a kind on one line", () => {
  const rules = only(
    { id: "some", kind: "at-least", what: "bases", lines: ["guard"], n: 4 },
    { id: "more", years: [1550, 1560], kind: "at-least", what: "bases", lines: ["guard"], n: 8 },
  );
  test("speak each for itself", () => {
    const of = (year: number | null) => found(buildArmy({ year }), "constraint-at-least", rules).map((one) => one.params);
    expect(of(null)).toMatchObject([{ have: 0, min: 4 }]);
    expect(of(1550)).toMatchObject([
      { have: 0, min: 4 },
      { have: 0, min: 8 },
    ]);
  });
});

describe("an external ally's contingent", () => {
  const bring = (...units: readonly UnitInput[]) => buildHosting({}, led("guest", ...units));
  const spears = unitOf(11, "spears", 6);
  const riders = unitOf(12, "riders", 6);

  test.each<{ code: FindingCode; army: Army; params: object }>([
    {
      code: "constraint-at-most",
      army: bring(spears, riders, unitOf(13, "regiments", 9), unitOf(14, "regiments", 9)),
      params: { what: "unit-groups", names: ["Regiments"], have: 2, max: 1 },
    },
    {
      code: "constraint-only-if",
      army: bring(spears, unitOf(13, "archers", 6)),
      params: { names: ["Archers"], needs: ["Regiments", "Riders"] },
    },
    {
      code: "constraint-not-both",
      army: bring(spears, unitOf(13, "regiments", 9), unitOf(14, "outlaws", 4)),
      params: { names: ["Regiments"], others: ["Outlaws"] },
    },
    {
      code: "constraint-no-more-than",
      army: bring(spears, riders, unitOf(13, "archers", 6), unitOf(14, "archers", 6)),
      params: { have: 12, max: 6 },
    },
    {
      code: "constraint-one-per-command",
      army: bring(spears, unitOf(13, "bodyguard", 4), unitOf(14, "bodyguard", 4)),
      params: { have: 2, commands: 1 },
    },
  ])("keeps to $code of his own list", ({ code, army, params }) => {
    const { findings } = assess(army, buildBook());
    const mine = findings.filter((one) => one.code.startsWith("constraint-"));
    expect(mine).toMatchObject([{ code, at: { commander: "guest" }, params }]);
  });

  test("is asked for nothing by `at-least`, nor kept from anything by `only-under-ally`", () => {
    expect(errors(bring(spears, unitOf(13, "outlaws", 4)))).toEqual([]);
  });

  test("is not counted with the army's own troops", () => {
    // no-more-than: his regiments are not the army's, so 14 of the levy stand beside 12 bases
    const army = bring(spears, riders, unitOf(13, "regiments", 9));
    const units = [...unitsBut({ 3: null }, army.units), unitOf(14, "levy", 8), unitOf(15, "levy", 6)];
    expect(found(buildArmy({ ...army, units }), "constraint-no-more-than")).toMatchObject([
      { at: { line: "levy" }, params: { have: 14, max: 12 } },
    ]);
  });

  test("two of them keep to it each for himself", () => {
    const list: Changes = { commanders: { externalAllies: [{ list: "ally-list", max: 2 }] } };
    const both = (commander: string, first: number) => led(commander, unitOf(first, "spears", 6), unitOf(first + 1, "regiments", 9));
    const commanders = [
      ...COMMANDERS.slice(0, 2),
      ...["guest", "other"].map((id) => commanderOf(id, "ally", "competent", { list: "ally-list" })),
    ];
    expect(errors(buildArmy({ commanders, units: [...UNITS, ...both("guest", 11), ...both("other", 21)] }), list)).toEqual([]);
  });
});

describe("a fix", () => {
  /** The findings after taking the fix that this finding offers. */
  const mended = (army: Army, code: FindingCode, list: Changes, ally: Changes = {}): string[] => {
    const book = buildBook(list, ally);
    const one = assess(army, book).findings.find((each) => each.code === code);
    expect(one).toBeDefined();
    return assess(applyEdits(army, one?.edits ?? []), book).findings.map((each) => each.code);
  };

  // Raiders serve only under an ally: added without one, they cause the next error.
  test("gives an ally what serves only under an ally", () => {
    const rules = only(
      { id: "r", kind: "only-if", lines: ["levy"], needs: ["raiders"] },
      { id: "u", kind: "only-under-ally", lines: ["raiders"] },
    );
    const army = buildAllied({}, [...contingentOf("cousin", 11), ...led("cousin", unitOf(13, "levy", 6))]);
    expect(mended(army, "constraint-only-if", rules)).not.toContain("constraint-only-under-ally");
  });

  // His bodyguard is not a line of the army's list: under a sub-commander it would have no line.
  test("takes no line of an external ally's list into the army", () => {
    const army = buildHosting({}, led("guest", unitOf(11, "spears", 6), unitOf(12, "bodyguard", 4)));
    expect(mended(army, "unit-led-by", {}, { lines: { bodyguard: { ledBy: ["sub"] } } })).not.toContain("unit-line");
  });

  // The main army has all 12 of 12: what the ally owes must come from there.
  test("of what an internal ally owes keeps to the maximum of the line", () => {
    const twelve = { lines: { horse: { bases: { min: 8, max: 12 } } } };
    const army = buildAllied({}, [...led("cousin", unitOf(11, "regiments", 6), unitOf(12, "guns", 2)), unitOf(13, "horse", 4)]);
    expect(mended(army, "contingent-minimum", twelve)).not.toContain("line-many");
  });

  // 16 of the guard leave 4 of a shared maximum of 20: 8 more horse are 4 too many.
  test("of a minimum keeps to the maximum of the group", () => {
    const shared = { group: "heavy", max: 20 };
    const guards = [9, 10, 11, 12].map((number) => unitOf(number, "guard", 4));
    const army = buildArmy({ units: [...unitsBut({ 4: null, 5: null }), ...guards] });
    expect(mended(army, "line-few", { lines: { horse: { shared }, guard: { shared } } })).not.toContain("group-many");
  });
});
