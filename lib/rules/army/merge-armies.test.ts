import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Army, army as armySchema, type Edit } from "@/lib/model/army";
import type { CommanderId, LineId, ListId, Version } from "@/lib/model/identifiers";
import { buildArmy, commanderOf, unitOf, unitsBut } from "@/tests/build/army";
import { anyArmy } from "@/tests/build/random-army";
import { CATALOG } from "@/tests/build/rules";
import { applyEdits, sameArmy } from "./edits";
import { mergeArmies } from "./merge-armies";
import { moveUnit } from "./unit-edits";

const BASE = buildArmy({
  units: [unitOf(1, "regiments", 6, { commander: "left" }), unitOf(2, "horse", 4, { commander: "left" }), unitOf(3, "guns", 2)],
});
const id = (text: string) => text as CommanderId;
const added = (number: number, line: string, more: object = {}): Edit => ({
  do: "add-unit",
  unit: {
    number,
    line: line as LineId,
    bases: 4,
    options: [],
    qualityDown: false,
    firepowerDown: false,
    commander: null,
    name: null,
    ...more,
  },
});
const bases = (unit: number, to: number): Edit => ({ do: "set-unit", unit, field: "bases", to });
const merged = (mine: readonly Edit[] | Army, theirs: readonly Edit[]) =>
  mergeArmies(BASE, "units" in mine ? mine : applyEdits(BASE, mine), applyEdits(BASE, theirs));
const seen = ({ units }: Army) => units.map(({ number, line, bases: count }) => `${number} ${line} ${count}`);

describe("our changes on top of theirs", () => {
  const cases: readonly (readonly [string, readonly Edit[], readonly Edit[], readonly string[]])[] = [
    ["nothing of ours leaves theirs", [], [bases(1, 4)], ["1 regiments 4", "2 horse 4", "3 guns 2"]],
    ["nothing of theirs leaves ours", [bases(1, 4)], [], ["1 regiments 4", "2 horse 4", "3 guns 2"]],
    ["changes of two unit groups stand together", [bases(1, 4)], [bases(2, 6)], ["1 regiments 4", "2 horse 6", "3 guns 2"]],
    ["of one unit group ours stands", [bases(1, 4)], [bases(1, 8)], ["1 regiments 4", "2 horse 4", "3 guns 2"]],
    [
      "a number both gave away is given anew to ours",
      [added(4, "horse")],
      [added(4, "regiments")],
      ["1 regiments 6", "2 horse 4", "3 guns 2", "4 regiments 4", "5 horse 4"],
    ],
    [
      "a new unit group that we changed again is found under its new number",
      [added(4, "horse"), bases(4, 8)],
      [added(4, "regiments")],
      ["1 regiments 6", "2 horse 4", "3 guns 2", "4 regiments 4", "5 horse 8"],
    ],
    ["what they took out stays out", [bases(1, 4)], [{ do: "remove-unit", unit: 1 }], ["2 horse 4", "3 guns 2"]],
    ["what we took out is out", [{ do: "remove-unit", unit: 3 }], [bases(3, 4)], ["1 regiments 6", "2 horse 4"]],
    [
      "re-numbered to a number they gave away, ours takes a free one",
      [{ do: "set-unit", unit: 3, field: "number", to: 9 }],
      [added(9, "horse")],
      ["1 regiments 6", "2 horse 4", "10 guns 2", "9 horse 4"],
    ],
  ];
  test.each(cases)("%s", (_, mine, theirs, expected) => {
    expect(seen(merged(mine, theirs))).toEqual(expected);
  });

  test("a unit group that we only moved keeps what they made of it", () => {
    const moved = applyEdits(BASE, moveUnit(BASE, 1, { commander: id("left"), before: null }));
    expect(seen(merged(moved, [bases(1, 8)]))).toEqual(expect.arrayContaining(["1 regiments 8"]));
    expect(merged(moved, [bases(1, 8)]).units.map((unit) => unit.number)).toEqual(moved.units.map((unit) => unit.number));
  });

  test("a unit group that we moved and they took out stays out", () => {
    const moved = applyEdits(BASE, moveUnit(BASE, 1, { commander: id("left"), before: null }));
    expect(merged(moved, [{ do: "remove-unit", unit: 1 }]).units.map((unit) => unit.number)).not.toContain(1);
  });

  test("a commander added on both sides keeps his own unit groups", () => {
    const add = (name: string): Edit => ({
      do: "add-commander",
      commander: armySchema.shape.commanders.element.parse(commanderOf("commander-1", "sub", "competent", { name })),
    });
    const result = merged([add("Ours"), added(4, "horse", { commander: "commander-1" })], [add("Theirs")]);
    expect(result.commanders.map((one) => one.name)).toEqual([null, null, null, "Theirs", "Ours"]);
    expect(result.units.at(-1)?.commander).toBe(result.commanders.at(-1)?.id);
  });

  describe("an ally's list", () => {
    const [OTHER, OWN] = ["another-list" as ListId, `sha256:${"1".repeat(64)}` as Version];
    const ally = commanderOf("ally", "ally", "competent", { list: "allied-list", listVersion: `sha256:${"2".repeat(64)}` });
    const before = buildArmy({
      commanders: BASE.commanders.toSpliced(1, 0, ...armySchema.parse({ ...BASE, commanders: [ally] }).commanders),
    });
    const change = (field: "role" | "list" | "listVersion", to: string | null) =>
      ({ do: "set-commander", commander: id("ally"), field, to }) as Edit;
    const last = (one: Army): Army => ({
      ...one,
      commanders: one.commanders.toSorted((a, b) => Number(a.id === "ally") - Number(b.id === "ally")),
    });
    const ends = (one: Army) => one.commanders.find((each) => each.id === "ally");

    test.each([false, true])("goes where they made him a sub-commander; we moved him: %s", (isMoved) => {
      const mine = applyEdits(before, [change("list", OTHER), change("listVersion", OWN)]);
      const result = mergeArmies(before, isMoved ? last(mine) : mine, applyEdits(before, [change("role", "sub")]));
      expect(ends(result)).toMatchObject({ role: "sub", list: null, listVersion: null });
    });

    test.each([false, true])("keeps its own version where we took another of the list that they changed; we moved him: %s", (isMoved) => {
      const mine = applyEdits(before, [change("listVersion", OWN)]);
      const result = mergeArmies(before, isMoved ? last(mine) : mine, applyEdits(before, [change("list", OTHER)]));
      expect(ends(result)).toMatchObject({ list: OTHER, listVersion: null });
    });
  });

  test("a unit group given to a commander whom they took out stays where it was", () => {
    const result = merged(
      [{ do: "set-unit", unit: 3, field: "commander", to: id("right") }],
      [{ do: "remove-commander", commander: id("right") }],
    );
    expect(result.units.find((unit) => unit.number === 3)?.commander).toBeNull();
  });
});

describe("whatever both sides did", () => {
  const armies = anyArmy({ lists: CATALOG.lists });
  const onTheGroundOf = (base: Army, other: Army): Army => ({
    ...other,
    list: base.list,
    listVersion: base.listVersion,
    rules: base.rules,
  });

  test("the result parses, and a side that did nothing changes nothing", () => {
    fc.assert(
      fc.property(armies, armies, armies, (base, one, other) => {
        const [mine, theirs] = [onTheGroundOf(base, one), onTheGroundOf(base, other)];
        expect(armySchema.safeParse(mergeArmies(base, mine, theirs)).error).toBeUndefined();
        expect(mergeArmies(base, mine, base)).toEqual(mine);
        expect(mergeArmies(base, base, theirs)).toEqual(theirs);
      }),
      { seed: 1605, numRuns: 500 },
    );
  });
});

describe("notes", () => {
  const noted = (unit: number, to: string | null): Edit => ({ do: "set-unit", unit, field: "note", to });
  const ofArmy = (to: string | null): Edit => ({ do: "set-army", field: "note", to });
  const BEFORE = applyEdits(BASE, [noted(1, "Old"), ofArmy("Older")]);
  const both = (mine: readonly Edit[], theirs: readonly Edit[]) =>
    mergeArmies(BEFORE, applyEdits(BEFORE, mine), applyEdits(BEFORE, theirs));

  test("of one side and bases of the other stand together", () => {
    const army = both([noted(1, "Ours"), noted(2, "New")], [bases(1, 8), ofArmy("Theirs")]);
    expect([army.note, ...army.units.map(({ note, bases: count }) => [note, count])]).toEqual([
      "Theirs",
      ["Ours", 8],
      ["New", 4],
      [undefined, 2],
    ]);
  });

  test("that one side takes away are absent, also of a unit group that the other changed or that was put elsewhere", () => {
    const moved = moveUnit(applyEdits(BEFORE, [noted(1, null)]), 1, { commander: null, before: null });
    const army = both([noted(1, null), ofArmy(null), ...moved], [bases(1, 8)]);
    expect([Object.hasOwn(army, "note"), army.units.filter((one) => Object.hasOwn(one, "note"))]).toEqual([false, []]);
    expect(army.units.find((one) => one.number === 1)).toMatchObject({ bases: 8, commander: null });
    expect(armySchema.parse(army)).toEqual(army);
  });

  test("of an army without any leave its document as it was, to the byte", () => {
    expect(JSON.stringify(applyEdits(BEFORE, [noted(1, null), ofArmy(null)]))).toBe(JSON.stringify(BASE));
  });
});

const OLDER = `sha256:${"0".repeat(64)}` as Version;

test.each<readonly [string, boolean, Army]>([
  ["read a second time", true, buildArmy()],
  ["with another base", false, buildArmy({ units: unitsBut({ 1: { bases: 8 } }) })],
  ["by another name", false, buildArmy({ name: "Another" })],
  ["from an older list", false, buildArmy({ listVersion: OLDER })],
  ["by older tables", false, buildArmy({ rules: OLDER })],
])("an army %s: the same is %s", (_, same, other) => {
  expect(sameArmy(buildArmy(), other)).toBe(same);
});
