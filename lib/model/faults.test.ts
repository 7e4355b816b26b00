import { describe, expect, test } from "vitest";
import { z } from "zod";
import { army, edit } from "./army";
import { constraint } from "./army-list";
import { at } from "./assessment";
import { faultsOf } from "./faults";
import { force } from "./force";

// biome-ignore lint/suspicious/noExplicitAny: the documents here are wrong on purpose.
type Loose = any;

function faults(schema: z.ZodType, document: unknown) {
  const parsed = schema.safeParse(document);
  return parsed.success ? [] : faultsOf(parsed.error, document);
}

/** "units.3.bases too-large", in the order reported. */
const told = (schema: z.ZodType, document: unknown) => faults(schema, document).map(({ path, code }) => `${path.join(".")} ${code}`);

const SOUND = {
  schema: "condotta.army/1",
  name: "Draft",
  list: "swedish-1618-1648",
  pointsLimit: 10_000,
  camp: { kind: "standard", quality: "poor" },
  commanders: [
    { id: "king", role: "army", grade: "talented", class: "professional" },
    { id: "horn", role: "sub", grade: "competent", class: "professional" },
    { id: "elector", role: "ally", grade: "mediocre", class: "professional", list: "saxon-1631-1634" },
  ],
  units: [1, 2, 3, 4].map((number) => ({ number, line: "horse", bases: 4, options: ["aggressive"] })),
};

/** The sound army with one change made to it. */
function armyBut(change: (draft: Loose) => void): unknown {
  const draft = structuredClone(SOUND);
  change(draft);
  return draft;
}

test("the sound army has no fault", () => {
  expect(faults(army, SOUND)).toEqual([]);
});

describe("one fault", () => {
  type Case = [string, (draft: Loose) => void, string, Record<string, unknown>?];
  const CASES: Case[] = [
    ["a missing field", (draft) => delete draft.list, "list missing-field"],
    ["a missing field of a unit group", (draft) => delete draft.units[2].bases, "units.2.bases missing-field"],
    ["another shape", (draft) => Object.assign(draft, { schema: "condotta.list/1" }), "schema not-one-of", { values: ["condotta.army/1"] }],
    ["a text for a number", (draft) => Object.assign(draft, { pointsLimit: "10000" }), "pointsLimit wrong-type", { expected: "number" }],
    ["a number for a text", (draft) => Object.assign(draft, { name: 7 }), "name wrong-type", { expected: "string" }],
    ["an object for a list", (draft) => Object.assign(draft, { units: {} }), "units wrong-type", { expected: "array" }],
    ["a list for an object", (draft) => Object.assign(draft, { camp: [] }), "camp wrong-type", { expected: "object" }],
    ["null for an object", (draft) => Object.assign(draft.units, { 1: null }), "units.1 wrong-type", { expected: "object" }],
    [
      "a text for yes or no",
      (draft) => Object.assign(draft.units[0], { qualityDown: "yes" }),
      "units.0.qualityDown wrong-type",
      { expected: "boolean" },
    ],
    ["half a base", (draft) => Object.assign(draft.units[0], { bases: 4.5 }), "units.0.bases wrong-type", { expected: "int" }],
    ["an unknown field", (draft) => Object.assign(draft, { colour: "red" }), "colour unknown-field"],
    [
      "an unknown field of the fourth unit group",
      (draft) => Object.assign(draft.units[3], { colour: "red" }),
      "units.3.colour unknown-field",
    ],
    ["an unknown field of the camp", (draft) => Object.assign(draft.camp, { guards: 3 }), "camp.guards unknown-field"],
    [
      "a word that is none",
      (draft) => Object.assign(draft.commanders[1], { grade: "brilliant" }),
      "commanders.1.grade not-one-of",
      { values: ["mediocre", "competent", "talented", "legendary"] },
    ],
    ["a word in another case", (draft) => Object.assign(draft.camp, { kind: "Standard" }), "camp.kind not-one-of"],
    ["a name of spaces", (draft) => Object.assign(draft, { name: "   " }), "name too-small", { limit: 1, of: "string" }],
    ["a name too long", (draft) => Object.assign(draft, { name: "x".repeat(81) }), "name too-large", { limit: 80, of: "string" }],
    ["an id that is none", (draft) => Object.assign(draft, { list: "The Swedes" }), "list bad-format"],
    ["a version that is none", (draft) => Object.assign(draft, { listVersion: "sha256:1234" }), "listVersion bad-format"],
    [
      "no unit group's number",
      (draft) => Object.assign(draft.units[0], { number: 0 }),
      "units.0.number too-small",
      { limit: 1, of: "number" },
    ],
    [
      "points beyond all",
      (draft) => Object.assign(draft, { pointsLimit: 100_001 }),
      "pointsLimit too-large",
      { limit: 100_000, of: "number" },
    ],
    ["points below none", (draft) => Object.assign(draft, { pointsLimit: -1 }), "pointsLimit too-small", { limit: 0, of: "number" }],
    ["too many bases", (draft) => Object.assign(draft.units[0], { bases: 100 }), "units.0.bases too-large", { limit: 99, of: "number" }],
    ["a year of another period", (draft) => Object.assign(draft, { year: 1914 }), "year too-large", { limit: 1800, of: "number" }],
    [
      "too many commanders",
      (draft) => Object.assign(draft, { commanders: Array.from({ length: 13 }, (_, n) => ({ ...SOUND.commanders[1], id: `c${n}` })) }),
      "commanders too-large",
      { limit: 12, of: "array" },
    ],
    [
      "too many unit groups",
      (draft) => Object.assign(draft, { units: Array.from({ length: 101 }, (_, n) => ({ ...SOUND.units[0], number: n + 1 })) }),
      "units too-large",
      { limit: 100, of: "array" },
    ],
    [
      "a number given twice",
      (draft) => Object.assign(draft.units[3], { number: 2 }),
      "units.3.number duplicate-unit-number",
      { number: 2 },
    ],
    [
      "an id given twice",
      (draft) => Object.assign(draft.commanders[1], { id: "king" }),
      "commanders.1.id duplicate-commander",
      { id: "king" },
    ],
    [
      "an option taken twice",
      (draft) => draft.units[1].options.push("aggressive"),
      "units.1.options.1 duplicate-option",
      { option: "aggressive" },
    ],
    ["a list without an ally", (draft) => Object.assign(draft.commanders[2], { role: "sub" }), "commanders.2.list list-without-ally"],
    [
      "a version without a list",
      (draft) => Object.assign(draft.commanders[1], { listVersion: `sha256:${"0".repeat(64)}` }),
      "commanders.1.listVersion version-without-list",
    ],
  ];

  test.each(CASES)("%s", (_what, change, fault, params) => {
    const found = faults(army, armyBut(change));
    expect(found.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual([fault]);
    if (params) expect(found[0]?.params).toMatchObject(params);
  });

  test.each([[null], [undefined], ["army"], [7], [[SOUND]]])("no object at all: %o", (document) => {
    expect(told(army, document)).toEqual([document === undefined ? " missing-field" : " wrong-type"]);
  });

  test("what a program might have in mind for a prototype is an unknown field", () => {
    const text = JSON.stringify(SOUND).replace('"number":3,', '"number":3,"__proto__":{"bases":99},"constructor":1,"toString":2,');
    expect(told(army, JSON.parse(text))).toEqual(["__proto__", "constructor", "toString"].map((key) => `units.2.${key} unknown-field`));
  });
});

describe("limits", () => {
  const slug = (length: number) => "a".repeat(length);
  const many = <T>(length: number, one: (n: number) => T) => Array.from({ length }, (_, n) => one(n));

  test.each<[string, (draft: Loose, value: Loose) => unknown, [unknown, unknown], [unknown, unknown]]>([
    ["points", (draft, value) => Object.assign(draft, { pointsLimit: value }), [0, 100_000], [-1, 100_001]],
    ["year", (draft, value) => Object.assign(draft, { year: value }), [1300, 1800], [1299, 1801]],
    ["name", (draft, value) => Object.assign(draft, { name: value }), ["A", "x".repeat(80)], ["", "x".repeat(81)]],
    ["id", (draft, value) => Object.assign(draft, { list: value }), ["a", slug(60)], ["", slug(61)]],
    ["number", (draft, value) => Object.assign(draft.units[0], { number: value }), [1, 999], [0, 1000]],
    ["bases", (draft, value) => Object.assign(draft.units[0], { bases: value }), [1, 99], [0, 100]],
    ["options", (draft, value) => Object.assign(draft.units[0], { options: value }), [[], many(30, String)], [[""], many(31, String)]],
    ["an option", (draft, value) => Object.assign(draft.units[0], { options: [value] }), ["e", "e".repeat(40)], ["", "e".repeat(41)]],
    [
      "commanders",
      (draft, value) => Object.assign(draft, { commanders: value }),
      [[], many(12, (n) => ({ ...SOUND.commanders[1], id: `c${n}` }))],
      [{}, many(13, (n) => ({ ...SOUND.commanders[1], id: `c${n}` }))],
    ],
    [
      "unit groups",
      (draft, value) => Object.assign(draft, { units: value }),
      [[], many(100, (n) => ({ ...SOUND.units[0], number: n + 1 }))],
      [{}, many(101, (n) => ({ ...SOUND.units[0], number: n + 1 }))],
    ],
  ])("%s: the least and the most are allowed, and nothing beyond", (_what, set, allowed, beyond) => {
    for (const value of allowed)
      expect(
        told(
          army,
          armyBut((draft) => set(draft, value)),
        ),
      ).toEqual([]);
    for (const value of beyond)
      expect(
        told(
          army,
          armyBut((draft) => set(draft, value)),
        ).length,
      ).toBeGreaterThan(0);
  });

  test("whatever may be absent may be null", () => {
    const document = armyBut((draft) => {
      Object.assign(draft, { listVersion: null, rules: null, year: null });
      Object.assign(draft.commanders[0], { name: null, list: null, listVersion: null });
      Object.assign(draft.units[0], { commander: null, name: null });
    });
    expect(told(army, document)).toEqual([]);
  });
});

describe("invalid numbers", () => {
  test.each([
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    ["-Infinity", Number.NEGATIVE_INFINITY],
    ["1e400 as JSON reads it", JSON.parse("1e400")],
  ])("%s", (_what, number) => {
    expect(told(army, { ...SOUND, pointsLimit: number })).toEqual(["pointsLimit wrong-type"]);
    expect(
      told(
        army,
        armyBut((draft) => Object.assign(draft.units[2], { bases: number })),
      ),
    ).toEqual(["units.2.bases wrong-type"]);
  });

  test("-0 is 0: it is allowed where 0 is, and printed as it", () => {
    const parsed = army.parse({ ...SOUND, pointsLimit: -0 });
    expect(JSON.parse(JSON.stringify(parsed)).pointsLimit).toBe(0);
    expect(
      told(
        army,
        armyBut((draft) => Object.assign(draft.units[2], { bases: -0 })),
      ),
    ).toEqual(["units.2.bases too-small"]);
  });
});

describe("all faults at once", () => {
  test("an empty object misses all that has no default", () => {
    expect(faults(army, {}).map((fault) => fault.path.join("."))).toEqual([
      "schema",
      "name",
      "list",
      "pointsLimit",
      "camp",
      "commanders",
      "units",
    ]);
  });

  test("of every kind, in the order of the document, its own unknown fields last", () => {
    const document = armyBut((draft) => {
      draft.name = "";
      delete draft.list;
      draft.pointsLimit = "many";
      draft.camp.quality = "splendid";
      draft.commanders[0].class = 3;
      draft.commanders[2].list = "Saxony!";
      draft.units[0].bases = 1000;
      draft.units[3].colour = "red";
      draft.units[3].number = -4;
      draft.motto = "Gott mit uns";
    });
    expect(told(army, document)).toEqual([
      "name too-small",
      "list missing-field",
      "pointsLimit wrong-type",
      "camp.quality not-one-of",
      "commanders.0.class not-one-of",
      "commanders.2.list bad-format",
      "units.0.bases too-large",
      "units.3.number too-small",
      "units.3.colour unknown-field",
      "motto unknown-field",
    ]);
  });

  test("all contradictions, each later member by its own place", () => {
    const document = armyBut((draft) => {
      for (const unit of draft.units) unit.number = 7;
      draft.units[2].options = ["elan", "aggressive", "elan", "elan"];
      for (const commander of draft.commanders) commander.id = "king";
      draft.commanders[0].list = "saxon-1631-1634";
      draft.commanders[1].listVersion = `sha256:${"0".repeat(64)}`;
    });
    expect(told(army, document)).toEqual([
      "commanders.1.id duplicate-commander",
      "commanders.2.id duplicate-commander",
      "commanders.0.list list-without-ally",
      "commanders.1.listVersion version-without-list",
      "units.1.number duplicate-unit-number",
      "units.2.number duplicate-unit-number",
      "units.3.number duplicate-unit-number",
      "units.2.options.2 duplicate-option",
      "units.2.options.3 duplicate-option",
    ]);
  });

  test("contradictions beside what is unknown or too large", () => {
    const document = armyBut((draft) => {
      draft.units[0].bases = 1000;
      draft.units[1].number = 1;
      draft.motto = "Gott mit uns";
    });
    expect(told(army, document)).toEqual(["units.0.bases too-large", "motto unknown-field", "units.1.number duplicate-unit-number"]);
  });

  test("an army within a force is reported from its place", () => {
    const document = { kind: "army", army: armyBut((draft) => Object.assign(draft.units[1], { number: 1, colour: "red" })) };
    expect(told(force, document)).toEqual(["army.units.1.colour unknown-field", "army.units.1.number duplicate-unit-number"]);
  });
});

describe("a choice of shapes is reported as the one that was meant", () => {
  test.each<[string, unknown, readonly string[]]>([
    ["a field's value", { do: "set-unit", unit: 3, field: "bases", to: "six" }, ["to wrong-type"]],
    ["another field's value", { do: "set-unit", unit: 3, field: "options", to: 6 }, ["to wrong-type"]],
    ["a word of a fixed list", { do: "set-commander", commander: "horn", field: "grade", to: "best" }, ["to not-one-of"]],
    ["deep within", { do: "set-army", field: "camp", to: { kind: "cosy", quality: "poor" } }, ["to.kind not-one-of"]],
    [
      "several at once",
      { do: "add-unit", unit: { number: 0, line: "horse", bases: "4", colour: 1 } },
      ["unit.number too-small", "unit.bases wrong-type", "unit.colour unknown-field"],
    ],
    ["a field too many", { do: "remove-unit", unit: 3, why: "too dear" }, ["why unknown-field"]],
    ["a field too few", { do: "set-unit", field: "bases", to: 6 }, ["unit missing-field"]],
    ["no object", "remove-unit", [" wrong-type"]],
  ])("an edit: %s", (_what, document, expected) => {
    expect(told(edit, document)).toEqual(expected);
  });

  test.each<[unknown, readonly string[]]>([
    [{ unit: 3, colour: "red" }, ["colour unknown-field"]],
    [{ unit: "3" }, ["unit wrong-type"]],
    [{ camp: "size" }, ["camp not-one-of"]],
    [{ commander: "King Gustavus" }, ["commander bad-format"]],
  ])("a place: %o", (document, expected) => {
    expect(told(at, document)).toEqual(expected);
  });

  test.each<[unknown, readonly string[]]>([
    [{ id: "c", kind: "at-most", what: "heads", lines: ["horse"], n: 3 }, ["what not-one-of"]],
    [{ id: "c", kind: "only-if", lines: [], needs: ["foot"] }, ["lines too-small"]],
    [{ id: "c", kind: "only-if", lines: ["horse"], needs: ["foot"], n: 3 }, ["n unknown-field"]],
    [{ id: "c", kind: "one-per-command", lines: ["horse"], years: [1650, 1600] }, ["years years-reversed"]],
    [{ id: "c", kind: "at-will", lines: ["horse"] }, ["kind not-one-of"]],
    [{ id: "c", lines: ["horse"] }, ["kind missing-field"]],
  ])("a constraint: %o", (document, expected) => {
    expect(told(constraint, document)).toEqual(expected);
  });
});

test("a value between two steps is reported with the step", () => {
  expect(faults(z.strictObject({ angle: z.number().multipleOf(5) }), { angle: 7 })).toEqual([
    { path: ["angle"], code: "not-a-multiple", params: { of: 5 } },
  ]);
});

test("an issue without a code of ours is reported as a bad value", () => {
  expect(faults(z.strictObject({ angles: z.record(z.string().length(2), z.number()) }), { angles: { a: 7 } })).toEqual([
    { path: ["angles", "a"], code: "bad-value", params: {} },
  ]);
});

describe("what is reported of a single value", () => {
  test("a word of a fixed list that is missing is missing", () => {
    expect(
      told(
        army,
        armyBut((draft) => delete draft.commanders[0].grade),
      ),
    ).toEqual(["commanders.0.grade missing-field"]);
  });

  test("a number far too large is reported once", () => {
    expect(told(army, { ...SOUND, pointsLimit: 1e300 })).toEqual(["pointsLimit too-large"]);
  });

  test("an edit of no known field names every field that it may be of", () => {
    const [fault] = faults(edit, { do: "set-army", field: "colour", to: "red" });
    expect(fault).toMatchObject({
      path: ["field"],
      code: "not-one-of",
      params: { values: ["name", "pointsLimit", "year", "camp", "note"] },
    });
  });

  test("contradictions are reported together with wrong types", () => {
    const document = armyBut((draft) => {
      draft.units[0].bases = "four";
      draft.units[1].number = 1;
    });
    expect(told(army, document)).toEqual(["units.0.bases wrong-type", "units.1.number duplicate-unit-number"]);
  });

  test.each<[string, (draft: Loose) => void]>([
    ["numbers", (draft) => draft.units.splice(0, 2, { ...draft.units[0], number: "one" }, { ...draft.units[1], number: "one" })],
    ["ids", (draft) => draft.commanders.splice(0, 2, { ...draft.commanders[0], id: 7 }, { ...draft.commanders[1], id: 7 })],
    ["members", (draft) => Object.assign(draft, { units: [null, 7, null], commanders: "none" })],
    ["options", (draft) => Object.assign(draft.units[0], { options: "elan" })],
  ])("%s of the wrong type contradict nothing", (_, spoil) => {
    const said = told(army, armyBut(spoil));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((one) => !one.endsWith(" wrong-type"))).toEqual([]);
  });
});
