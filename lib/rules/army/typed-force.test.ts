import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { BROKEN_TYPED_FORCES, LEGAL_TYPED_FORCES } from "@/tests/build/typed-forces";
import { TROOP_TYPES } from "../../model/enumerations";
import { quickForce } from "../../model/force";
import { troopProblems } from "../../model/troop-consistency";
import { forceRules, troopAsTyped, typedForceFaults } from "./typed-force";

const RULES = forceRules(TABLES, CATALOG.battle.tables);
const faultsOf = (force: unknown, rules = RULES) =>
  typedForceFaults(quickForce.parse(force), rules).map(({ path, code }) => `${path.join(".")} ${code}`);

describe("the rulebook's own limits", () => {
  test.each(Object.entries(BROKEN_TYPED_FORCES))("%s", (_name, { force, fault }) => {
    expect(faultsOf(force)).toEqual([fault]);
  });

  test.each(Object.entries(LEGAL_TYPED_FORCES))("%s", (_name, force) => {
    expect(faultsOf(force)).toEqual([]);
  });
});

test("under rules that did not ask it yet a commander may lead nobody", () => {
  const { force } = BROKEN_TYPED_FORCES["four commanders and two unit groups"] ?? {};
  expect(faultsOf(force, { ...RULES, demands: undefined })).toEqual([]);
});

test("whatever is refused of a type of troops is refused whatever it carries untold", () => {
  // With only a type and a formation given, no troops contradict themselves except guns without a gun.
  for (const type of TROOP_TYPES) {
    const troop = { type, formation: "loose", training: null, setFormation: null, weapon: null, characteristics: [] } as const;
    const [legal] = Object.values(LEGAL_TYPED_FORCES);
    const units = [{ number: 1, name: "They", troop, bases: type === "battle-wagon" ? 4 : 2 }];
    const expected = type === "artillery" ? ["units.0.troop.weapon artillery-without-gun"] : [];
    expect(faultsOf({ ...legal, units })).toEqual(expected);
    expect(troopProblems(troopAsTyped({ ...troop, characteristics: [] })).length).toBeGreaterThan(0);
  }
});
