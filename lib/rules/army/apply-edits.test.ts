import { describe, expect, test } from "vitest";
import { buildAllied, buildArmy, buildHosting, UNITS, unitOf, unitsBut } from "@/tests/build/army";
import { buildAllyList } from "@/tests/build/list";
import { type Army, army, type Edit, edit } from "../../model/army";
import { applyEdits } from "./apply-edits";

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
    { field: "number", to: 99 },
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
    { do: "set-unit", unit: 50, field: "bases", to: 18 },
  );
  expect(after.units[0]).toMatchObject({ number: 50, bases: 18 });
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
