import { describe, expect, test } from "vitest";
import {
  buildAllied,
  buildArmy,
  COMMANDERS,
  type CommanderInput,
  commanderOf,
  contingentOf,
  UNITS,
  unitOf,
  unitsBut,
} from "@/tests/build/army";
import { buildBook, type Changes } from "@/tests/build/list";
import type { Army } from "../../model/army";
import type { FindingCode } from "../../model/findings";
import { assess } from "./assess";

/** The fixes offered for findings of this code, in short: groups added, sizes set, groups removed. */
function offered(army: Army, code: FindingCode, list: Changes = {}): unknown[] {
  const { findings } = assess(army, buildBook(list));
  return findings.filter((one) => one.code === code).map((one) => one.edits?.map(short) ?? null);
}

type Edit = NonNullable<ReturnType<typeof assess>["findings"][number]["edits"]>[number];
function short(edit: Edit): unknown {
  if (edit.do === "add-unit")
    return `add ${edit.unit.bases} ${edit.unit.line} as ${edit.unit.number} under ${edit.unit.commander ?? "nobody"}`;
  if (edit.do === "remove-unit") return `remove ${edit.unit}`;
  return "unit" in edit && edit.do === "set-unit" ? `set ${edit.unit} ${edit.field} ${JSON.stringify(edit.to)}` : edit;
}

const withHorse = (...sizes: readonly number[]): Army =>
  buildArmy({ units: [...unitsBut({ 4: null, 5: null }), ...sizes.map((bases, at) => unitOf(11 + at, "horse", bases))] });
const horse = (min: number, max: number): Changes => ({ lines: { horse: { bases: { min, max } } } });

describe("what is missing is added in as few groups as legal sizes make, numbered after the highest", () => {
  test.each([
    { min: 8, have: [], adds: ["add 4 horse as 9 under nobody", "add 4 horse as 10 under nobody"] },
    { min: 10, have: [], adds: ["add 6 horse as 9 under nobody", "add 4 horse as 10 under nobody"] },
    { min: 12, have: [], adds: ["add 6 horse as 9 under nobody", "add 6 horse as 10 under nobody"] },
    { min: 8, have: [4], adds: ["add 4 horse as 12 under nobody"] },
    { min: 9, have: [4], adds: ["add 6 horse as 12 under nobody"] }, // 5 are missing, and no group has 5
    { min: 11, have: [4, 6], adds: ["add 4 horse as 13 under nobody"] },
  ])("of $min with $have", ({ min, have, adds }) => {
    expect(offered(withHorse(...have), "line-few", horse(min, 20))).toEqual([adds]);
  });

  test("for the ally who owes it, under him", () => {
    const army = buildAllied({}, [unitOf(11, "regiments", 6, { commander: "cousin" }), unitOf(12, "guns", 2, { commander: "cousin" })]);
    expect(offered(army, "contingent-minimum")).toEqual([["add 4 horse as 13 under cousin"]]);
  });

  test("nothing where the maximum leaves no room for it", () => {
    // 7 of 8: a group of 4 would be too many
    expect(offered(withHorse(7), "line-few", horse(8, 8))).toEqual([null]);
  });

  test("with the lowest free numbers if the highest is in use", () => {
    const units = [...unitsBut({ 2: null, 4: null, 5: null }), unitOf(999, "guns", 2)];
    expect(offered(buildArmy({ units }), "line-few")).toEqual([["add 4 horse as 2 under nobody", "add 4 horse as 4 under nobody"]]);
  });
});

describe("what is too much is taken", () => {
  test.each([
    { sizes: [6, 6, 6, 4], max: 20, takes: ["set 11 bases 4"] }, // 2 too many: the first group that can lose exactly 2
    { sizes: [6, 6, 9], max: 20, takes: ["set 11 bases 4"] }, // 1 too many: 2 from a group of 6 rather than 3 from 9
    { sizes: [9, 6, 6], max: 18, takes: ["set 11 bases 6"] }, // 3 too many: only the 9 can lose them
    { sizes: [4, 4, 4], max: 8, takes: ["remove 13"] }, // no group can lose 4: the last one is removed
    { sizes: [4, 4, 4, 4], max: 8, takes: ["remove 14", "remove 13"] },
    { sizes: [4, 4, 4, 6], max: 8, takes: ["remove 14", "remove 13"] }, // 10 too many: 6 and 4
    { sizes: [4, 4, 6, 6], max: 15, takes: ["remove 14"] }, // 5 too many
  ])("$sizes of $max", ({ sizes, max, takes }) => {
    expect(offered(withHorse(...sizes), "line-many", horse(0, max))).toEqual([takes]);
  });

  test("from any line of a group", () => {
    const units = [...UNITS, unitOf(9, "light-horse", 6), unitOf(10, "skirmishers", 6), unitOf(11, "skirmishers", 6)];
    expect(offered(buildArmy({ units }), "group-many")).toEqual([["remove 11"]]);
  });

  test("by unit groups where unit groups are counted", () => {
    const guns = [unitOf(9, "siege-guns", 2), unitOf(10, "siege-guns", 2), unitOf(11, "guns", 2)];
    expect(offered(buildArmy({ units: [...UNITS, ...guns] }), "constraint-at-most")).toEqual([["remove 11"]]);
    const rule = { id: "r", kind: "no-more-than", what: "unit-groups", lines: ["horse"], than: ["guns"] } as const;
    const list = { constraints: [{ ...rule, lines: [...rule.lines], than: [...rule.than] }] };
    expect(offered(withHorse(4, 4, 4), "constraint-no-more-than", list)).toEqual([["remove 13", "remove 12"]]);
  });

  test("by bases where bases are counted", () => {
    const units = [...unitsBut({ 3: null }), unitOf(9, "levy", 8), unitOf(10, "levy", 6)];
    expect(offered(buildArmy({ units }), "constraint-no-more-than")).toEqual([["set 9 bases 6"]]);
  });
});

describe("a camp keeps what is not wrong with it", () => {
  test.each([
    { camp: { kind: "fortified", quality: "superior" }, code: "camp-quality", to: { kind: "fortified", quality: "poor" } },
    { camp: { kind: "none", quality: "average" }, code: "camp-kind", to: { kind: "standard", quality: "average" } },
  ] as const)("$camp.kind, $camp.quality", ({ camp, code, to }) => {
    expect(offered(buildArmy({ camp }), code)).toEqual([[{ do: "set-army", field: "camp", to }]]);
  });
});

describe("commanders", () => {
  const commanded = (...commanders: readonly CommanderInput[]): Army => buildArmy({ commanders: [...commanders] });
  const [ARMY, LEFT, RIGHT] = COMMANDERS as [CommanderInput, CommanderInput, CommanderInput];
  const allied = (...commanders: readonly CommanderInput[]): Army =>
    buildArmy({
      commanders: [...commanders, commanderOf("cousin", "ally", "competent")],
      units: [...UNITS, ...contingentOf("cousin", 11)],
    });

  test("a missing sub-commander is as cheap as the list allows, of the army commander's class, with a new id", () => {
    const added = (id: string, kind: string, grade: string) => [
      [{ do: "add-commander", commander: { id, role: "sub", grade, class: kind, name: null, list: null, listVersion: null } }],
    ];
    expect(offered(allied(ARMY), "list-subs-few")).toEqual(added("sub-1", "professional", "mediocre"));
    expect(offered(allied({ ...ARMY, id: "sub-1", class: "instinctive" }), "list-subs-few")).toEqual(
      added("sub-2", "instinctive", "mediocre"),
    );
    const dear: Changes = { commanders: { subs: { min: 1, max: 2, grades: ["talented", "competent"], classes: ["instinctive"] } } };
    expect(offered(allied(ARMY), "list-subs-few", dear)).toEqual(added("sub-1", "instinctive", "competent"));
  });

  test("two missing ones have no single fix", () => {
    const two: Changes = { commanders: { subs: { min: 2, max: 3, grades: ["mediocre"], classes: ["professional"] } } };
    expect(offered(allied(ARMY), "list-subs-few", two)).toEqual([null]);
    expect(offered(allied(ARMY, { ...LEFT, grade: "mediocre" }), "list-subs-few", two)).toHaveLength(1);
  });

  test("of three talented ones a sub-commander is brought down, wherever the army commander stands", () => {
    const talented = (one: CommanderInput): CommanderInput => ({ ...one, grade: "talented" });
    const down = (id: string) => [[{ do: "set-commander", commander: id, field: "grade", to: "competent" }]];
    expect(offered(commanded(ARMY, talented(LEFT), talented(RIGHT)), "talented-many")).toEqual(down("right"));
    expect(offered(commanded(talented(LEFT), talented(RIGHT), ARMY), "talented-many")).toEqual(down("right"));
  });

  test("a grade that is not allowed becomes the nearest that is", () => {
    const to = (grade: CommanderInput["grade"]) =>
      offered(buildAllied({ grade }), grade === "legendary" ? "legendary-not-army" : "commander-grade");
    const set = (grade: string) => [[{ do: "set-commander", commander: "cousin", field: "grade", to: grade }]];
    expect([to("talented"), to("legendary")]).toEqual([set("competent"), set("competent")]);
  });
});
