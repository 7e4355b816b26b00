import { expect, test } from "vitest";
import { CHARACTERISTICS, FORMATIONS, SET_FORMATIONS, SHOOTING_WEAPONS, TRAININGS, TROOP_TYPES } from "@/lib/model/enumerations";
import { type QuickForce, quickForce } from "@/lib/model/force";
import { forceRules, typedUnitFaults } from "@/lib/rules/army/typed-force";
import { FORCE } from "@/lib/words/battle/force-forms";
import { spoken } from "@/lib/words/phrasing";
import { CATALOG, TABLES } from "@/tests/build/rules";
import {
  another,
  commanderWithout,
  draftIn,
  followingChoice,
  isUntouched,
  newForce,
  newUnit,
  typedForce,
  unitInWords,
  unitsIn,
} from "./typed-force";

test("a new unit group has the next number, whatever numbers are missing", () => {
  expect(newUnit([]).number).toBe(1);
  const units = [
    { ...newUnit([]), number: 7 },
    { ...newUnit([]), number: null },
    { ...newUnit([]), number: Number.NaN },
  ];
  expect(newUnit(units).number).toBe(8);
});

test("the same again is the same but for its number, and shares nothing with it", () => {
  const first = newUnit([]);
  const reiters = { ...first, name: "Reiters", bases: 4, commander: 1, troop: { ...first.troop, characteristics: ["scouts" as const] } };
  const next = another(reiters, [reiters]);
  expect(next).toEqual({ ...reiters, number: 2 });
  expect(next.troop.characteristics).not.toBe(reiters.troop.characteristics);
});

test.each([
  [null, 0, null],
  [0, 0, null],
  [0, 1, 0],
  [2, 1, 1],
])("led by %j, once sub-commander %i has gone: %j", (commander, at, now) => {
  expect(commanderWithout(commander, at)).toBe(now);
});

test("a typed force is read back as it was, and anything else is ignored", () => {
  const draft = { ...newForce(), name: "From the club's builder", mapCards: 6 };
  expect(draftIn(JSON.stringify(draft))).toEqual(draft);
  for (const none of [null, "", "7", "[]", "{", '{"kind":"quick"}', JSON.stringify({ ...draft, units: [7] })])
    expect(draftIn(none)).toBeNull();
});

test("a force that is typed out is one, and boxes of which none is ticked are an empty list", () => {
  const unit = { ...newUnit([]), name: "Reiters", bases: 4 };
  const draft = { ...newForce(), name: "Whites", mapCards: 6, scoutingCards: 0, territories: ["P" as const], units: [unit] };
  expect(quickForce.safeParse(typedForce(draft)).error).toBeUndefined();
  const unticked = { ...draft, units: [{ ...unit, troop: { ...unit.troop, characteristics: false as never } }] };
  expect(typedForce(unticked).units[0]?.troop.characteristics).toEqual([]);
});

const troopOf = (given: Partial<ReturnType<typeof newUnit>["troop"]>) => ({ ...newUnit([]).troop, ...given });

test.each([
  ["formation", { formation: "skirmish" }, { formation: "skirmish", training: null, setFormation: null }],
  ["formation", { formation: "loose", training: null }, { formation: "loose", training: "formed", setFormation: null }],
  ["formation", { formation: "loose", setFormation: "keil" }, { formation: "loose", training: "formed", setFormation: null }],
  [
    "formation",
    { formation: "loose", setFormation: "commanded-shot" },
    { formation: "loose", training: "formed", setFormation: "commanded-shot" },
  ],
  [
    "setFormation",
    { formation: "skirmish", training: null, setFormation: "tercio" },
    { formation: "close", training: "formed", setFormation: "tercio" },
  ],
  ["type", { type: "artillery" }, { formation: "loose", training: "formed", setFormation: null }],
  ["type", { type: "mounted", formation: "flexible-loose-skirmish" }, { formation: "loose", training: "formed", setFormation: null }],
  ["type", { type: "mounted", setFormation: "tercio" }, { formation: "close", training: "formed", setFormation: null }],
  ["type", { type: "foot", formation: "dragoon" }, { formation: "close", training: "formed", setFormation: null }],
] as const)("once the %s is chosen, of %j follows %j", (chosen, given, follows) => {
  expect(followingChoice(troopOf(given), chosen)).toEqual(follows);
});

const NAMES = {
  types: [{ id: "foot", name: "Foot" }],
  formations: [{ id: "close", name: "Close" }],
  setFormations: [{ id: "tercio", name: "Tercio" }],
  weapons: [{ id: "musket", name: "Musket" }],
};

test("known characteristics of a unit group are named, unknown ones left out", () => {
  const unit = newUnit([]);
  expect(unitInWords(unit, NAMES)).toBe("foot, close");
  const whole = { ...unit, bases: 12, troop: { ...unit.troop, setFormation: "tercio" as const, weapon: "musket" as const } };
  expect(unitInWords(whole, NAMES)).toBe("foot, close, tercio, musket, 12 bases");
  expect(unitInWords({ ...unit, bases: 1 }, NAMES)).toBe("foot, close, 1 base");
  expect(unitInWords({ ...unit, bases: Number.NaN }, NAMES)).toBe("foot, close");
});

const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: spoken(id) }));
const FORCE_NAMES = {
  ...{ types: named(TROOP_TYPES), formations: named(FORMATIONS), trainings: named(TRAININGS) },
  ...{ setFormations: named(SET_FORMATIONS), weapons: named(SHOOTING_WEAPONS), characteristics: named(CHARACTERISTICS) },
} as never;

test("each line is a unit group, its parts in any order", () => {
  const { units, unclear } = unitsIn(
    "3. Yellow regiment; pike and shot, 9 bases, musket\n\nCroats, 4, mounted, skirmish, carbine, scouts",
    [],
    FORCE_NAMES,
  );
  expect(unclear).toEqual([]);
  expect(units).toMatchObject([
    {
      number: 3,
      name: "Yellow regiment",
      bases: 9,
      troop: { type: "foot", formation: "close", setFormation: "pike-and-shot", weapon: "musket" },
    },
    {
      ...{ number: 4, name: "Croats", bases: 4 },
      troop: { type: "mounted", formation: "skirmish", training: null, weapon: "carbine", characteristics: ["scouts"] },
    },
  ]);
});

test("the example on the page is one that the rulebook allows", () => {
  const { units, unclear } = unitsIn(FORCE.paste.how.split("For example: ")[1] ?? "", [], FORCE_NAMES);
  expect(unclear).toEqual([]);
  const rules = forceRules(TABLES, CATALOG.battle.tables);
  expect(units.flatMap((unit, at) => typedUnitFaults(unit as QuickForce["units"][number], at, rules))).toEqual([]);
  expect(units).toMatchObject([{ name: "Yellow regiment", troop: { setFormation: "pike-and-shot", weapon: "musket" } }]);
});

test("what is not understood is told, and the rest is taken", () => {
  const { units, unclear } = unitsIn("Guns\tartillery\t2\tvery loud", [newUnit([])], FORCE_NAMES);
  expect(units).toMatchObject([{ number: 2, name: "Guns", bases: 2, troop: { type: "artillery", formation: "loose" } }]);
  expect(unclear).toEqual([{ line: "Guns", words: ["very loud"] }]);
});

test("the empty unit group of a new form gives way", () => {
  expect([isUntouched(newUnit([])), isUntouched({ ...newUnit([]), name: "Guards" })]).toEqual([true, false]);
});
