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
import type { CommanderClass } from "../../model/enumerations";
import type { FindingCode } from "../../model/findings";
import { assess } from "./assess";

const found = (army: Army, code: FindingCode, list: Changes = {}, ally: Changes = {}) =>
  assess(army, buildBook(list, ally)).findings.filter((one) => one.code === code);

/** Every error as its code and the params that say how much. */
const errors = (army: Army, list: Changes = {}, ally: Changes = {}): string[] =>
  assess(army, buildBook(list, ally))
    .findings.filter((one) => one.severity === "error")
    .map((one) => one.code);

const led = (commander: string, ...units: readonly UnitInput[]): UnitInput[] => units.map((one) => ({ ...one, commander }));

/** What an ally without any of this line is told to bring; 0 if nothing. */
function owed(army: Army, line: string, list: Changes = {}, ally: Changes = {}): number {
  const one = found(army, "contingent-minimum", list, ally).find((each) => "line" in each.params && each.params.line === line);
  return one && "need" in one.params ? one.params.need : 0;
}

describe("half a minimum is rounded up to what legal sizes can make", () => {
  test.each([
    { min: 8, sizes: [4, 6], half: 4 },
    { min: 9, sizes: [4, 6], half: 6 }, // 4.5, so 5, so a group of 6
    { min: 10, sizes: [4, 6], half: 6 },
    { min: 8, sizes: [6], half: 6 },
    { min: 14, sizes: [4], half: 8 }, // 7
    { min: 1, sizes: [4], half: 4 }, // 0.5
    { min: 22, sizes: [4, 6], half: 12 }, // 11
    { min: 24, sizes: [9, 6], half: 12 },
    { min: 26, sizes: [9, 6], half: 15 }, // 13
  ])("of $min from groups of $sizes it is $half", ({ min, sizes, half }) => {
    const internal = { lines: { horse: { bases: { min, max: 60 }, sizes } } };
    const external = { lines: { spears: { bases: { min, max: 60 }, sizes } } };
    const cousin = (bases: number) =>
      buildAllied({}, led("cousin", unitOf(11, "regiments", 6), ...(bases > 0 ? [unitOf(12, "horse", bases)] : [])));
    const guest = (bases: number) =>
      buildHosting({}, led("guest", unitOf(11, "riders", 6), ...(bases > 0 ? [unitOf(12, "spears", bases)] : [])));
    expect(owed(cousin(0), "horse", internal)).toBe(half);
    expect(owed(cousin(half - 1), "horse", internal)).toBe(half);
    expect(owed(cousin(half), "horse", internal)).toBe(0);
    expect(owed(guest(0), "spears", {}, external)).toBe(half);
    expect(owed(guest(half - 1), "spears", {}, external)).toBe(half);
    expect(owed(guest(half), "spears", {}, external)).toBe(0);
  });
});

const withoutHorse = led("cousin", unitOf(11, "regiments", 6), unitOf(12, "guns", 2));

describe("an internal ally owes only what is left after the main army's minimum", () => {
  test.each([
    { min: 8, max: 20, sizes: [4, 6], owes: 4 },
    { min: 8, max: 12, sizes: [4, 6], owes: 4 }, // exactly 4 are left
    { min: 8, max: 11, sizes: [4, 6], owes: 0 }, // 3 are no group
    { min: 8, max: 8, sizes: [4, 6], owes: 0 },
    { min: 12, max: 18, sizes: [4, 6], owes: 6 },
    { min: 12, max: 17, sizes: [4, 6], owes: 4 }, // of 5 left, the largest that legal sizes can make
    { min: 8, max: 18, sizes: [6], owes: 6 }, // the main army needs 12 to have its 8
  ])("at least $min and at most $max in groups of $sizes: $owes", ({ min, max, sizes, owes }) => {
    expect(owed(buildAllied({}, withoutHorse), "horse", { lines: { horse: { bases: { min, max }, sizes } } })).toBe(owes);
  });

  test("what the main army takes beyond its minimum leaves the debt as it is", () => {
    const twelve = { lines: { horse: { bases: { min: 8, max: 12 } } } };
    const greedy = buildAllied({}, [...withoutHorse, unitOf(21, "horse", 4)]);
    expect(owed(greedy, "horse", twelve)).toBe(4);
  });

  // The main army needs 12 bases in groups of 6 to have its 8: of 17, 5 are left, and no group has 5.
  test("a minimum that legal sizes overshoot leaves less", () => {
    expect(owed(buildAllied({}, withoutHorse), "horse", { lines: { horse: { bases: { min: 8, max: 17 }, sizes: [6] } } })).toBe(0);
  });

  test.each([
    { max: 24, owes: 4 },
    { max: 12, owes: 4 },
    { max: 11, owes: 0 },
    { max: 8, owes: 0 },
  ])("a maximum of $max shared with the guard: $owes", ({ max, owes }) => {
    const shared = { group: "heavy", max };
    expect(owed(buildAllied({}, withoutHorse), "horse", { lines: { horse: { shared }, guard: { shared } } })).toBe(owes);
  });

  // "They can thereafter take any troops": the guard may not replace the horse that he owes.
  test("what he himself brings beyond his debts leaves them as they are", () => {
    const guards = (max: number, min: number) => ({ shared: { group: "heavy", max }, bases: { min, max: 16 } });
    const army = (bases: number) => buildAllied({}, led("cousin", unitOf(11, "regiments", 6), unitOf(12, "guard", bases)));
    const left = (max: number, min: number, bases: number) =>
      owed(army(bases), "horse", { lines: { horse: { shared: { group: "heavy", max } }, guard: guards(max, min) } });
    expect(left(12, 0, 4)).toBe(4);
    expect(left(24, 8, 8)).toBe(4); // 16 for the main army, 4 of his 8 guards owed, 4 left
  });

  describe("of a group with two compulsory lines", () => {
    const shared = { group: "heavy", max: 20 };
    const both = { lines: { horse: { shared }, guard: { shared, bases: { min: 8, max: 16 } } } };
    const units = [...UNITS, ...led("left", unitOf(21, "guard", 4)), ...led("right", unitOf(22, "guard", 4))];
    const bringing = (line: string) =>
      buildArmy({
        commanders: [...COMMANDERS, commanderOf("cousin", "ally", "competent")],
        units: [...units, ...led("cousin", unitOf(11, "regiments", 6), unitOf(12, line, 4))],
      });

    test("each alone may fill what is left", () => {
      expect(owed(bringing("guns"), "horse", both)).toBe(4);
      expect(owed(bringing("guns"), "guard", both)).toBe(4);
    });

    // 8 horse and 8 guard leave 4 of 20: one group of either line, not both.
    test("one of them fills it for the other", () => {
      expect(owed(bringing("horse"), "guard", both)).toBe(0);
      expect(owed(bringing("guard"), "horse", both)).toBe(0);
    });

    // The guard's minimum ends by 1540, so 12 of the 20 are left in 1550: a whole group of 6.
    test("a minimum that is not demanded this year takes nothing away", () => {
      const list = {
        lines: { horse: { shared, sizes: [6] }, guard: { shared, bases: { min: 8, max: 16 }, years: [1500, 1540] as [number, number] } },
      };
      const army = buildArmy({
        year: 1550,
        commanders: [...COMMANDERS.slice(0, 2), commanderOf("cousin", "ally", "competent")],
        units: [...UNITS, ...withoutHorse],
      });
      expect(owed(army, "horse", list)).toBe(6);
    });
  });

  test("a minimum of some years is owed in those years only", () => {
    const list = { lines: { levy: { bases: { min: 8, max: 16 }, years: [1540, 1550] as [number, number] } } };
    const army = (year: number | null) => buildArmy({ ...buildAllied(), year });
    expect([1539, 1540, 1550, 1551, null].map((year) => owed(army(year), "levy", list))).toEqual([0, 4, 4, 0, 0]);
  });
});

describe("two internal allies", () => {
  const commanders = [...COMMANDERS.slice(0, 2), commanderOf("uncle", "ally", "competent"), commanderOf("cousin", "ally", "competent")];
  const twins = (uncles: readonly UnitInput[], cousins: readonly UnitInput[]) =>
    buildArmy({ commanders, units: [...UNITS, ...uncles, ...cousins] });
  const debts = (army: Army, list: Changes) =>
    found(army, "contingent-minimum", list).map((one) => ({ at: one.at, need: "need" in one.params ? one.params.need : 0 }));

  test("each owe half of what there is enough of", () => {
    expect(errors(twins(contingentOf("uncle", 11), contingentOf("cousin", 21)))).toEqual([]);
    const none = (commander: string, first: number) => led(commander, unitOf(first, "regiments", 6), unitOf(first + 1, "skirmishers", 6));
    expect(debts(twins(none("uncle", 11), none("cousin", 21)), {})).toEqual([
      { at: { commander: "uncle" }, need: 4 },
      { at: { commander: "cousin" }, need: 4 },
    ]);
  });

  test.each([
    { max: 16, debt: [{ at: { commander: "cousin" }, need: 4 }] }, // 8 for the main army, 4 for the uncle, 4 left
    { max: 15, debt: [] },
    { max: 12, debt: [] },
  ])("the second owes what the first leaves of $max", ({ max, debt }) => {
    const army = twins(contingentOf("uncle", 11), led("cousin", unitOf(21, "regiments", 6), unitOf(22, "guns", 2)));
    expect(debts(army, { lines: { horse: { bases: { min: 8, max } } } })).toEqual(debt);
  });

  test("and what it leaves of a shared maximum", () => {
    const uncles = [...contingentOf("uncle", 11), ...led("uncle", unitOf(13, "guard", 4))];
    const cousins = led("cousin", unitOf(21, "regiments", 6), unitOf(22, "guns", 2));
    const of = (max: number) =>
      debts(twins(uncles, cousins), { lines: { horse: { shared: { group: "heavy", max } }, guard: { shared: { group: "heavy", max } } } });
    expect(of(20)).toEqual([{ at: { commander: "cousin" }, need: 4 }]); // 8 + 4 + 4, and 4 left
    expect(of(19)).toEqual([]);
  });

  test("both count in the maxima", () => {
    const more = (commander: string, first: number) => [...contingentOf(commander, first), ...led(commander, unitOf(first + 2, "guns", 2))];
    expect(found(twins(more("uncle", 11), more("cousin", 21)), "line-many")).toMatchObject([
      { at: { line: "guns" }, params: { have: 6, max: 4 } },
    ]);
    expect(found(twins(more("uncle", 11), contingentOf("cousin", 21)), "line-many")).toEqual([]);
  });
});

describe("what an internal ally brings", () => {
  test("does not help the main army to a minimum", () => {
    const army = buildAllied();
    const thin = buildArmy({ ...army, units: unitsBut({ 2: null, 3: null }, army.units) });
    expect(found(thin, "line-few")).toMatchObject([{ at: { line: "regiments" }, params: { have: 6, min: 12 } }]);
  });

  test("does not help it to what the list demands of several lines", () => {
    const army = buildAllied({}, [...contingentOf("cousin", 11), ...led("cousin", unitOf(13, "light-horse", 6))]);
    const thin = buildArmy({ ...army, units: unitsBut({ 6: null }, army.units) });
    expect(found(thin, "constraint-at-least")).toMatchObject([{ params: { have: 8, min: 12 } }]);
  });

  test("counts in the maximum of its line, of its group and of what the list limits", () => {
    const guns = buildAllied({}, [...contingentOf("cousin", 11), ...led("cousin", unitOf(13, "guns", 2), unitOf(14, "guns", 2))]);
    expect(found(guns, "line-many")).toMatchObject([{ params: { have: 6, max: 4 } }]);
    const light = buildAllied({}, [
      ...contingentOf("cousin", 11),
      ...led("cousin", unitOf(13, "skirmishers", 6), unitOf(14, "skirmishers", 6)),
      unitOf(15, "light-horse", 6),
    ]);
    expect(found(light, "group-many")).toMatchObject([{ at: { group: "light" }, params: { have: 30, max: 24 } }]);
    const pieces = buildAllied({}, [
      ...contingentOf("cousin", 11),
      ...led("cousin", unitOf(13, "guns", 2)),
      unitOf(15, "siege-guns", 2),
      unitOf(16, "siege-guns", 2),
    ]);
    expect(found(pieces, "constraint-at-most")).toMatchObject([{ params: { have: 4, max: 3 } }]);
  });
});

describe("an external ally", () => {
  test("has his lines looked up in his own list", () => {
    // six bases of pike and shot for the main army, nine of early pike and shot for him, of the same name
    const nine = buildHosting({}, led("guest", unitOf(11, "spears", 6), unitOf(12, "regiments", 9)));
    expect(errors(nine)).toEqual([]);
    // (58 + 18 + 6 + 28 x 6/9) x 1.35 = 135.9
    const price = assess(nine, buildBook()).reasons.points.find((one) => one.at !== undefined && "unit" in one.at && one.at.unit === 12);
    expect(price).toMatchObject({ value: 9 * 136, params: { bases: 9, each: 136 } });
    expect(found(buildHosting({}, led("guest", unitOf(11, "spears", 6), unitOf(12, "regiments", 6))), "unit-size")).toMatchObject([
      { at: { unit: 12, field: "bases" }, params: { sizes: [9], nearest: 9 } },
    ]);
  });

  test("cannot bring a line of the army's list, nor the army one of his", () => {
    const horse = buildHosting({}, led("guest", unitOf(11, "spears", 6), unitOf(12, "horse", 4)));
    expect(found(horse, "unit-line")).toMatchObject([{ at: { unit: 12, field: "line" }, params: { line: "horse", list: "Ally list" } }]);
    const spears = buildArmy({ units: [...UNITS, unitOf(11, "spears", 6)] });
    expect(found(spears, "unit-line")).toMatchObject([{ at: { unit: 11, field: "line" }, params: { line: "spears", list: "Test list" } }]);
  });

  test("counts neither towards the army's minimums nor its maximums", () => {
    const army = buildHosting({}, led("guest", unitOf(11, "spears", 6), unitOf(12, "regiments", 9)));
    const thin = buildArmy({ ...army, units: unitsBut({ 2: null, 3: null }, army.units) });
    expect(found(thin, "line-few")).toMatchObject([{ params: { have: 6, min: 12 } }]);
    const small = { lines: { regiments: { bases: { min: 12, max: 18 } } } };
    expect(found(army, "line-many", small)).toEqual([]);
  });

  test("may come to an undated army", () => {
    expect(errors(buildHosting({}, undefined, { year: null }))).toEqual([]);
  });

  test("owes nothing for a minimum of other years", () => {
    // his veterans are compulsory from 1510 to 1520
    const in1515 = { commanders: { externalAllies: [{ list: "ally-list", max: 1 }] } };
    expect(owed(buildHosting(), "old-men")).toBe(0);
    expect(owed(buildHosting({}, undefined, { year: null }), "old-men")).toBe(0);
    expect(owed(buildHosting({}, undefined, { year: 1515 }), "old-men", in1515)).toBe(6);
  });

  test("is of a grade that his own list has, whatever his role there", () => {
    const of = (grade: "mediocre" | "competent" | "talented" | "legendary") => errors(buildHosting({ grade }));
    expect([of("mediocre"), of("competent"), of("talented"), of("legendary")]).toEqual([
      ["commander-grade"],
      [],
      [],
      ["legendary-not-army"],
    ]);
    expect(found(buildHosting({ grade: "mediocre" }), "commander-grade")).toMatchObject([
      { params: { allowed: ["competent", "talented"] } },
    ]);
  });
});

describe("an ally's class", () => {
  type Row = { army: CommanderClass; ally: CommanderClass; says: string | null; allowed?: readonly CommanderClass[] };
  const judged = (army: Army, list: Changes) =>
    assess(army, buildBook(list))
      .findings.filter((one) => one.code === "ally-class" || one.code === "commander-class")
      .map((one) => ({
        says: one.code,
        at: one.at,
        ...("wanted" in one.params ? { allowed: [one.params.wanted] } : {}),
        ...("allowed" in one.params ? { allowed: one.params.allowed } : {}),
      }));
  const dressed = (army: Army, kind: CommanderClass): Army => ({
    ...army,
    commanders: army.commanders.map((one) => (one.role === "army" ? { ...one, class: kind } : one)),
  });
  const check = ({ army, ally, says, allowed }: Row, base: (more: { class: CommanderClass }) => Army, id: string, list: Changes) =>
    expect(judged(dressed(base({ class: ally }), army), list)).toEqual(says === null ? [] : [{ says, at: { commander: id }, allowed }]);
  const internal = (classes: CommanderClass[]): Changes => ({
    commanders: { internalAllies: { min: 0, max: 2, grades: ["competent"], classes } },
  });

  // The army commanders of the test list are professional or instinctive.
  test.each<Row>([
    { army: "professional", ally: "professional", says: null },
    { army: "professional", ally: "instinctive", says: "ally-class", allowed: ["professional"] },
    { army: "instinctive", ally: "instinctive", says: null },
    { army: "instinctive", ally: "professional", says: "ally-class", allowed: ["instinctive"] },
    { army: "instinctive", ally: "tribal", says: "ally-class", allowed: ["instinctive"] },
  ])("follows the army commander's where the list names only classes of his: $army, $ally", (row) =>
    check(row, buildAllied, "cousin", internal(["professional", "instinctive"])),
  );

  test.each<Row>([
    { army: "professional", ally: "professional", says: null },
    { army: "professional", ally: "tribal", says: null },
    { army: "professional", ally: "instinctive", says: "commander-class", allowed: ["professional", "tribal"] },
    { army: "instinctive", ally: "tribal", says: null },
  ])("may also be one that no army commander of the list can have: $army, $ally", (row) =>
    check(row, buildAllied, "cousin", internal(["professional", "instinctive", "tribal"])),
  );

  test.each<Row>([
    { army: "professional", ally: "tribal", says: null },
    { army: "professional", ally: "professional", says: "commander-class", allowed: ["tribal"] },
  ])("is only what the list names where it leaves the army commander's out: $army, $ally", (row) =>
    check(row, buildAllied, "cousin", internal(["tribal"])),
  );

  test.each<Row>([
    { army: "instinctive", ally: "professional", says: null },
    { army: "instinctive", ally: "instinctive", says: "commander-class", allowed: ["professional"] },
  ])("the same with a class that an army commander could have: $army, $ally", (row) =>
    check(row, buildAllied, "cousin", internal(["professional"])),
  );

  test.each<Row>([
    { army: "professional", ally: "professional", says: null },
    { army: "professional", ally: "tribal", says: "ally-class", allowed: ["professional"] },
    { army: "instinctive", ally: "instinctive", says: null },
  ])("from another list always follows the army commander: $army, $ally", (row) => check(row, buildHosting, "guest", internal(["tribal"])));

  test("is free where there is no army commander to follow", () => {
    const army = buildHosting({ class: "tribal" });
    expect(judged({ ...army, commanders: army.commanders.filter((one) => one.role !== "army") }, {})).toEqual([]);
  });
});

describe("an ally is never legendary", () => {
  test.each([
    { name: "internal", army: buildAllied({ grade: "legendary" }), id: "cousin" },
    { name: "external, though his own list has legendary commanders", army: buildHosting({ grade: "legendary" }), id: "guest" },
  ])("$name", ({ army, id }) => {
    expect(found(army, "legendary-not-army")).toMatchObject([{ at: { commander: id }, params: { role: "ally" } }]);
    expect(found(army, "commander-grade")).toEqual([]);
  });
});

describe("a contingent", () => {
  const groups = [
    unitOf(11, "regiments", 6),
    unitOf(12, "horse", 4),
    unitOf(13, "horse", 4),
    unitOf(14, "skirmishers", 6),
    unitOf(15, "guns", 2),
  ];
  test.each([
    { count: 0, code: "contingent-few", says: { have: 0, min: 2 } },
    { count: 1, code: "contingent-few", says: { have: 1, min: 2 } },
    { count: 2, code: null, says: {} },
    { count: 4, code: null, says: {} },
    { count: 5, code: "contingent-many", says: { have: 5, max: 4 }, fix: [{ do: "remove-unit", unit: groups[4]?.number }] },
  ])("of $count groups", ({ count, code, says, fix }) => {
    const army = buildAllied({}, led("cousin", ...groups.slice(0, count)));
    const sizes = assess(army, buildBook()).findings.filter((one) => one.code === "contingent-few" || one.code === "contingent-many");
    expect(sizes).toMatchObject(code === null ? [] : [{ code, at: { commander: "cousin" }, params: says, ...(fix && { edits: fix }) }]);
  });

  test("counts a double group once", () => {
    const army = buildAllied({}, [...contingentOf("cousin", 11), ...led("cousin", unitOf(13, "square", 16), unitOf(14, "guns", 2))]);
    expect(errors(army)).toEqual([]);
  });
});

describe("a march of his own", () => {
  // red cards: 1 for skirmishers and flexibles with a skirmish form, 2 for mounted, 3 for others; a mediocre ally has 2 a turn
  test.each([
    { name: "foot", units: [unitOf(11, "regiments", 6), unitOf(12, "horse", 4)], few: [{ params: { cards: 2, needed: 3 } }] },
    { name: "horse and dragoons", units: [unitOf(11, "horse", 4), unitOf(12, "dragoons", 4)], few: [] },
    { name: "skirmishers and flexible horse", units: [unitOf(11, "skirmishers", 6), unitOf(12, "light-horse", 6)], few: [] },
    {
      name: "skirmishers and horse",
      units: [unitOf(11, "skirmishers", 6), unitOf(12, "horse", 4)],
      few: [{ params: { cards: 2, needed: 3 } }],
    },
    { name: "nobody", units: [], few: [] },
  ])("$name", ({ units, few }) => {
    expect(found(buildAllied({ grade: "mediocre" }, led("cousin", ...units)), "ally-cards-few")).toMatchObject(few);
    expect(found(buildAllied({ grade: "competent" }, led("cousin", ...units)), "ally-cards-few")).toEqual([]);
  });
});
