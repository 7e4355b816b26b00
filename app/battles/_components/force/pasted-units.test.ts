import { expect, test } from "vitest";
import { CHARACTERISTICS, FORMATIONS, SET_FORMATIONS, SHOOTING_WEAPONS, TRAININGS, TROOP_TYPES } from "@/lib/model/enumerations";
import type { QuickForce } from "@/lib/model/force";
import { forceRules, typedUnitFaults } from "@/lib/rules/army/typed-force";
import { FORCE } from "@/lib/words/battle/force-forms";
import { spoken } from "@/lib/words/phrasing";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { isUntouched, unitsIn } from "./pasted-units";
import { newUnit } from "./typed-force";

const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: spoken(id) }));
const NAMES = {
  ...{ types: named(TROOP_TYPES), formations: named(FORMATIONS), trainings: named(TRAININGS) },
  ...{ setFormations: named(SET_FORMATIONS), weapons: named(SHOOTING_WEAPONS), characteristics: named(CHARACTERISTICS) },
} as never;

test("each line is a unit group, its parts in any order", () => {
  const { units, unclear } = unitsIn(
    "3. Yellow regiment; pike and shot, 9 bases, musket\n\nCroats, 4, mounted, skirmish, carbine, scouts",
    [],
    NAMES,
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
  const { units, unclear } = unitsIn(FORCE.paste.how.split("For example: ")[1] ?? "", [], NAMES);
  expect(unclear).toEqual([]);
  const rules = forceRules(TABLES, CATALOG.battle.tables);
  expect(units.flatMap((unit, at) => typedUnitFaults(unit as QuickForce["units"][number], at, rules))).toEqual([]);
  expect(units).toMatchObject([{ name: "Yellow regiment", troop: { setFormation: "pike-and-shot", weapon: "musket" } }]);
});

test("what is not understood is told, and the rest is taken", () => {
  const { units, unclear } = unitsIn("Guns\tartillery\t2\tvery loud", [newUnit([])], NAMES);
  expect(units).toMatchObject([{ number: 2, name: "Guns", bases: 2, troop: { type: "artillery", formation: "loose" } }]);
  expect(unclear).toEqual([{ line: "Guns", words: ["very loud"] }]);
});

test("the empty unit group of a new form gives way", () => {
  expect([isUntouched(newUnit([])), isUntouched({ ...newUnit([]), name: "Guards" })]).toEqual([true, false]);
});
