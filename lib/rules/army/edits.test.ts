import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildAllied, buildArmy, buildHosting, COMMANDERS, UNITS, unitOf, unitsBut } from "@/tests/build/army";
import { buildAllyList, buildList } from "@/tests/build/list";
import { anyArmy, changedArmy } from "@/tests/build/random-army";
import { CATALOG } from "@/tests/build/rules";
import { type Army, army, type Edit, edit } from "../../model/army";
import { hasFixedNumber, unitId } from "../../model/when-absent";
import { applyEdits, editsBetween } from "./edits";
import { numbered, withNumber } from "./unit-numbers";

describe("applying edits", () => {
  /** Edits are parsed, so each one here is one a program may send. */
  const edited = (from: Army, ...edits: readonly unknown[]): Army =>
    applyEdits(
      from,
      edits.map((one) => edit.parse(one)),
    );

  const deepFreeze = <T>(value: T): T => {
    if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
    return value;
  };

  const START = deepFreeze(buildArmy());
  const commanders = (one: Army) => one.commanders.map(({ id, role, list, listVersion }) => ({ id, role, list, listVersion }));

  describe("a unit group", () => {
    test.each([
      { field: "line", to: "levy" },
      { field: "bases", to: 12 },
      { field: "options", to: ["regimental-guns"] },
      { field: "qualityDown", to: true },
      { field: "firepowerDown", to: true },
      { field: "commander", to: "left" },
      { field: "name", to: "The Old Blues" },
    ])("has its $field set, and no other unit group", ({ field, to }) => {
      expect(edited(START, { do: "set-unit", unit: 2, field, to })).toEqual(buildArmy({ units: unitsBut({ 2: { [field]: to } }) }));
    });

    test("loses its commander and its name", () => {
      const named = buildArmy({ units: unitsBut({ 2: { commander: "left", name: "Blues" } }) });
      const bare = edited(
        named,
        { do: "set-unit", unit: 2, field: "commander", to: null },
        { do: "set-unit", unit: 2, field: "name", to: null },
      );
      expect(bare).toEqual(START);
    });

    test("is added at the end and taken out by its number", () => {
      const one = unitOf(40, "levy", 6);
      const more = edited(START, { do: "add-unit", unit: one });
      expect(more).toEqual(buildArmy({ units: [...UNITS, one] }));
      expect(edited(more, { do: "remove-unit", unit: 40 })).toEqual(START);
    });
  });

  describe("a commander", () => {
    test.each([
      { field: "grade", to: "mediocre" },
      { field: "class", to: "tribal" },
      { field: "name", to: "Left wing" },
    ])("has his $field set, and no other commander", ({ field, to }) => {
      const [first, left, right] = START.commanders;
      expect(edited(START, { do: "set-commander", commander: "left", field, to })).toEqual({
        ...START,
        commanders: [first, { ...left, [field]: to }, right],
      });
    });

    test("is added, and taken out with his unit groups left to nobody", () => {
      const one = { id: "rear", role: "sub", grade: "mediocre", class: "instinctive" };
      const more = edited(START, { do: "add-commander", commander: one }, { do: "set-unit", unit: 3, field: "commander", to: "rear" });
      expect(more.commanders).toHaveLength(4);
      expect(more.units[2]?.commander).toBe("rear");
      expect(edited(more, { do: "remove-commander", commander: "rear" })).toEqual(START);
    });

    test("who is no ally any more has no list", () => {
      const pinned = buildHosting({ listVersion: buildAllyList().version });
      const sub = edited(pinned, { do: "set-commander", commander: "guest", field: "role", to: "sub" });
      expect(commanders(sub)[2]).toEqual({ id: "guest", role: "sub", list: null, listVersion: null });
      expect(army.safeParse(sub).success).toBe(true);
    });

    test("who is no ally cannot be given one", () => {
      expect(edited(START, { do: "set-commander", commander: "left", field: "list", to: "ally-list" })).toEqual(START);
    });

    test("who becomes an internal ally has no version of a list", () => {
      const pinned = buildHosting({ listVersion: buildAllyList().version });
      const internal = edited(pinned, { do: "set-commander", commander: "guest", field: "list", to: null });
      expect(commanders(internal)[2]).toEqual({ id: "guest", role: "ally", list: null, listVersion: null });
      expect(army.safeParse(internal).success).toBe(true);
    });

    test("who is an internal ally can be given a list, and then its version", () => {
      const { version } = buildAllyList();
      const external = edited(
        buildAllied(),
        { do: "set-commander", commander: "cousin", field: "list", to: "ally-list" },
        { do: "set-commander", commander: "cousin", field: "listVersion", to: version },
      );
      expect(commanders(external)[2]).toEqual({ id: "cousin", role: "ally", list: "ally-list", listVersion: version });
    });

    // A version belongs to one list: left beside another list it would name nothing in the book, and the army could not be assessed.
    test("who is given another list does not keep the version of the one before", () => {
      const pinned = buildHosting({ listVersion: buildAllyList().version });
      const other = edited(pinned, { do: "set-commander", commander: "guest", field: "list", to: "another-list" });
      expect(commanders(other)[2]).toEqual({ id: "guest", role: "ally", list: "another-list", listVersion: null });
    });
  });

  test.each([
    { field: "name", to: "Another name" },
    { field: "pointsLimit", to: 6000 },
    { field: "year", to: 1550 },
    { field: "camp", to: { kind: "fortified", quality: "average" } },
  ])("the army has its $field set", ({ field, to }) => {
    expect(edited(START, { do: "set-army", field, to })).toEqual({ ...START, [field]: to });
  });

  test("the year can be left open", () => {
    expect(edited(buildArmy({ year: 1550 }), { do: "set-army", field: "year", to: null })).toEqual(START);
  });

  test("edits are made in their order", () => {
    const after = edited(
      START,
      { do: "set-unit", unit: 1, field: "number", to: 50 },
      { do: "set-unit", unit: 1, field: "bases", to: 99 },
      { do: "set-unit", unit: 50, field: "bases", to: 12 },
      { do: "set-unit", unit: 1, field: "bases", to: 18 },
    );
    expect(after.units[0]).toMatchObject({ number: 50, id: 1, numberFixed: true, bases: 18 });
    expect(after.units.slice(1)).toEqual(START.units.slice(1));
  });

  test("edits of what the army does not have leave it as it is", () => {
    const nothing: readonly unknown[] = [
      { do: "set-unit", unit: 77, field: "bases", to: 4 },
      { do: "remove-unit", unit: 77 },
      { do: "set-commander", commander: "nobody", field: "grade", to: "legendary" },
      { do: "remove-commander", commander: "nobody" },
    ];
    expect(edited(START, ...nothing)).toEqual(START);
    expect(applyEdits(START, [])).toBe(START);
  });

  test("neither the army nor the edits are changed", () => {
    const edits: readonly Edit[] = deepFreeze([
      edit.parse({ do: "set-unit", unit: 1, field: "bases", to: 12 }),
      edit.parse({ do: "remove-commander", commander: "left" }),
    ]);
    const copy = structuredClone(START);
    applyEdits(START, edits);
    expect(START).toEqual(copy);
  });
});

describe("the edits between two armies", () => {
  const START = buildArmy();
  const armies = anyArmy({ lists: [...CATALOG.lists, buildList(), buildAllyList()] });
  const RUNS = { seed: 1632, numRuns: 400 };

  /** The edits as a program may send them: a field that parsing strips or refuses would show here. */
  const sent = (edits: readonly Edit[]): Edit[] => edits.map((one) => edit.parse(structuredClone(one)));

  /** With every id said, and numbers as the order has them. */
  const said = (one: Army): Army =>
    numbered({ ...one, units: one.units.map((unit) => withNumber(unit, unitId(unit), unit.number, hasFixedNumber(unit))) });
  const leads = (from: Army, to: Army) => expect(said(applyEdits(from, sent(editsBetween(from, to))))).toEqual(said(to));

  describe("the edits between two armies make the one into the other", () => {
    test("whatever was changed, and back again", () => {
      fc.assert(
        fc.property(changedArmy(armies), ([before, after]) => {
          expect(army.parse(after)).toEqual(after);
          leads(before, after);
          leads(after, before);
        }),
        RUNS,
      );
    });

    test("also where they have hardly anything in common", () => {
      fc.assert(
        fc.property(armies, armies, (one, { list, listVersion, rules, ...other }) => {
          leads(one, { ...other, list: one.list, listVersion: one.listVersion, rules: one.rules });
        }),
        RUNS,
      );
    });

    test("and undo any edits", () => {
      fc.assert(
        fc.property(changedArmy(armies), ([before, after]) => {
          const edits = editsBetween(before, after);
          edits.forEach((_, at) => {
            leads(applyEdits(before, edits.slice(0, at)), before);
          });
        }),
        { ...RUNS, numRuns: 100 },
      );
    });

    test("and there are none between an army and itself", () => {
      fc.assert(
        fc.property(armies, (one) => {
          expect(editsBetween(one, one)).toEqual([]);
          expect(editsBetween(one, structuredClone(one))).toEqual([]);
        }),
        RUNS,
      );
    });
  });

  const setUnit = (unit: number, field: string, to: unknown) => ({ do: "set-unit", unit, field, to });
  const setCommander = (commander: string, field: string, to: unknown) => ({ do: "set-commander", commander, field, to });
  const setArmy = (field: string, to: unknown) => ({ do: "set-army", field, to });
  const remove = (unit: number) => ({ do: "remove-unit", unit });
  const add = (number: number, line: string, bases: number, more: object = {}) => ({
    do: "add-unit",
    unit: unitOf(number, line, bases, more),
  });

  const [ARMY, LEFT, RIGHT] = COMMANDERS;
  const led = (...numbers: readonly number[]) =>
    buildArmy({ units: unitsBut(Object.fromEntries(numbers.map((one) => [one, { commander: "left" }]))) });
  const { version } = buildAllyList();

  type Case = { what: string; from?: Army; to: Army; edits: readonly unknown[] };

  test.each<Case>([
    { what: "a unit group resized", to: buildArmy({ units: unitsBut({ 2: { bases: 9 } }) }), edits: [setUnit(2, "bases", 9)] },
    { what: "one renamed", to: buildArmy({ units: unitsBut({ 2: { name: "Blues" } }) }), edits: [setUnit(2, "name", "Blues")] },
    {
      what: "one moved to another command",
      from: led(4),
      to: buildArmy({ units: unitsBut({ 4: { commander: "right" } }) }),
      edits: [setUnit(4, "commander", "right")],
    },
    {
      what: "one re-numbered",
      to: buildArmy({ units: unitsBut({ 2: { number: 50, id: 2, numberFixed: true } }) }),
      edits: [setUnit(2, "number", 50)],
    },
    {
      what: "two alike re-numbered",
      to: buildArmy({
        units: unitsBut({ 1: { number: 51, id: 1, numberFixed: true }, 2: { number: 50, id: 2, numberFixed: true } }),
      }),
      edits: [setUnit(1, "number", 51), setUnit(2, "number", 50)],
    },
    {
      what: "one with several fields changed",
      to: buildArmy({ units: unitsBut({ 2: { line: "levy", bases: 8, options: ["stakes"], qualityDown: true, firepowerDown: true } }) }),
      edits: [
        setUnit(2, "line", "levy"),
        setUnit(2, "bases", 8),
        setUnit(2, "options", ["stakes"]),
        setUnit(2, "qualityDown", true),
        setUnit(2, "firepowerDown", true),
      ],
    },
    {
      what: "options in another order",
      from: buildArmy({ units: unitsBut({ 2: { options: ["pavise", "stakes"] } }) }),
      to: buildArmy({ units: unitsBut({ 2: { options: ["stakes", "pavise"] } }) }),
      edits: [setUnit(2, "options", ["stakes", "pavise"])],
    },
    {
      what: "one split, its other half last",
      to: buildArmy({ units: [...unitsBut({ 7: { bases: 4 } }), unitOf(9, "skirmishers", 2)] }),
      edits: [setUnit(7, "bases", 4), add(9, "skirmishers", 2)],
    },
    { what: "one taken out", to: buildArmy({ units: unitsBut({ 3: null }) }), edits: [remove(3)] },
    {
      what: "one put in before the last",
      from: buildArmy({ units: unitsBut({ 7: null }) }),
      to: START,
      edits: [remove(8), add(7, "skirmishers", 6), add(8, "guns", 2)],
    },
    {
      what: "the third put last",
      to: buildArmy({ units: [...unitsBut({ 3: null }), unitOf(3, "regiments", 6)] }),
      edits: [remove(3), add(3, "regiments", 6)],
    },
    {
      what: "the last but one put before the one before it",
      to: buildArmy({ units: [...UNITS.slice(0, 5), unitOf(7, "skirmishers", 6), unitOf(6, "light-horse", 6), unitOf(8, "guns", 2)] }),
      edits: [remove(6), remove(8), add(6, "light-horse", 6), add(8, "guns", 2)],
    },
    {
      what: "two that changed numbers",
      to: buildArmy({ units: unitsBut({ 7: { number: 8 }, 8: { number: 7 } }) }),
      edits: [remove(7), setUnit(8, "line", "skirmishers"), setUnit(8, "bases", 6), add(7, "guns", 2)],
    },
    {
      what: "a grade",
      to: buildArmy({ commanders: [ARMY!, { ...LEFT!, grade: "talented" }, RIGHT!] }),
      edits: [setCommander("left", "grade", "talented")],
    },
    {
      what: "a class and a name",
      to: buildArmy({ commanders: [ARMY!, { ...LEFT!, class: "tribal", name: "Horn" }, RIGHT!] }),
      edits: [setCommander("left", "class", "tribal"), setCommander("left", "name", "Horn")],
    },
    {
      what: "a sub-commander who becomes an ally with a list and its version",
      from: buildHosting({ role: "sub", list: null }),
      to: buildHosting({ listVersion: version }),
      edits: [
        setCommander("guest", "role", "ally"),
        setCommander("guest", "list", "ally-list"),
        setCommander("guest", "listVersion", version),
      ],
    },
    {
      what: "an ally who becomes a sub-commander",
      from: buildHosting({ listVersion: version }),
      to: buildHosting({ role: "sub", list: null }),
      edits: [setCommander("guest", "role", "sub")],
    },
    {
      what: "an ally from another list, of the same version",
      from: buildHosting({ listVersion: version }),
      to: buildHosting({ list: "other-list", listVersion: version }),
      edits: [setCommander("guest", "list", "other-list"), setCommander("guest", "listVersion", version)],
    },
    {
      what: "an ally no longer pinned",
      from: buildHosting({ listVersion: version }),
      to: buildHosting(),
      edits: [setCommander("guest", "listVersion", null)],
    },
    {
      what: "a commander taken out: his unit groups go to nobody by themselves",
      from: led(4, 5),
      to: buildArmy({ commanders: [ARMY!, RIGHT!] }),
      edits: [{ do: "remove-commander", commander: "left" }],
    },
    {
      what: "a commander taken out and his unit groups given to another",
      from: led(4),
      to: buildArmy({ commanders: [ARMY!, RIGHT!], units: unitsBut({ 4: { commander: "right" } }) }),
      edits: [{ do: "remove-commander", commander: "left" }, setUnit(4, "commander", "right")],
    },
    {
      what: "a commander taken out whom a unit group still names",
      from: led(4),
      to: { ...led(4), commanders: buildArmy({ commanders: [ARMY!, RIGHT!] }).commanders },
      edits: [{ do: "remove-commander", commander: "left" }, setUnit(4, "commander", "left")],
    },
    {
      what: "two commanders in another order: he who goes last gets his unit groups back",
      from: led(4),
      to: { ...led(4), commanders: buildArmy({ commanders: [ARMY!, RIGHT!, LEFT!] }).commanders },
      edits: [{ do: "remove-commander", commander: "left" }, { do: "add-commander", commander: LEFT }, setUnit(4, "commander", "left")],
    },
    {
      what: "a new commander with a new unit group",
      to: buildAllied({}, [unitOf(11, "horse", 4, { commander: "cousin" })]),
      edits: [
        { do: "remove-commander", commander: "right" },
        { do: "add-commander", commander: { id: "cousin", role: "ally", grade: "competent", class: "professional" } },
        add(11, "horse", 4, { commander: "cousin" }),
      ],
    },
    {
      what: "the army itself",
      to: buildArmy({ name: "Another", pointsLimit: 6000, year: 1550, camp: { kind: "none", quality: "poor" } }),
      edits: [
        setArmy("name", "Another"),
        setArmy("pointsLimit", 6000),
        setArmy("year", 1550),
        setArmy("camp", { kind: "none", quality: "poor" }),
      ],
    },
  ])("$what", ({ from = START, to, edits }) => {
    expect(editsBetween(from, to)).toEqual(edits.map((one) => edit.parse(one)));
    leads(from, to);
    leads(to, from);
  });

  test("neither army is changed", () => {
    const copies = structuredClone([START, led(1, 2)] as const);
    editsBetween(...copies);
    expect(copies).toEqual([START, led(1, 2)]);
  });
});
