import { expect, test } from "vitest";
import { forceRules } from "@/lib/rules/army/typed-force";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { BROKEN_TYPED_FORCES, LEGAL_TYPED_FORCES } from "@/tests/build/typed-forces";
import { type DraftForce, draftIn, newForce, newUnit } from "./typed-force";
import { firstFaultyUnit, resolverOf } from "./use-typed-force";

const RULES = forceRules(TABLES, CATALOG.battle.tables);

const resolved = (draft: unknown) => resolverOf(RULES)(draft as DraftForce, undefined, { fields: {}, shouldUseNativeValidation: false });

/** Every sentence of the form's errors, by its place. */
function sentences(errors: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
  if (typeof errors !== "object" || errors === null) return [];
  const { message } = errors as { message?: unknown };
  const own = typeof message === "string" ? [[path.join("."), message] as const] : [];
  return [...own, ...Object.entries(errors).flatMap(([field, below]) => (field === "ref" ? [] : sentences(below, [...path, field])))];
}

test.each(Object.entries(BROKEN_TYPED_FORCES))(
  "%s: the form says it at the field where the server would",
  async (_name, { force, fault }) => {
    const told = sentences((await resolved(force)).errors);
    expect(told.map(([place]) => place)).toEqual([fault.split(" ")[0]]);
    // A sentence for a reader: no code, no hole.
    expect(told[0]?.[1]).toMatch(/^[A-Z][^{}]* [^{}]*\.$/);
    expect(told[0]?.[1]).not.toMatch(/undefined|null|NaN|[a-z]-[a-z]+-[a-z]/);
  },
);

test.each(Object.entries(LEGAL_TYPED_FORCES))("%s is typed in one go", async (_name, force) => {
  expect(sentences((await resolved(force)).errors)).toEqual([]);
});

test("a new force, filled in, keeps to the limits", async () => {
  const unit = { ...newUnit([]), name: "Foot", bases: 4 };
  const draft = { ...newForce(), name: "Whites", mapCards: 5, scoutingCards: 0, territories: ["P"], units: [unit] };
  expect(sentences((await resolved(draft)).errors)).toEqual([]);
});

test("a unit group against the rulebook is named while the rest of the force is missing", async () => {
  const pikes = { ...newUnit([]), name: "Foot", bases: 9, troop: { ...newUnit([]).troop, setFormation: "pike-and-shot" } };
  const told = sentences((await resolved({ ...newForce(), units: [newUnit([]), pikes] })).errors);
  expect(told).toContainEqual(["units.1.bases", "Pike and shot: 6 bases."]);
  expect(told.filter(([place]) => place === "units.0.bases")).toHaveLength(1);
  expect(told.map(([place]) => place)).toContain("name");
});

test("a draft kept from before the limits were held opens, and says what it breaks", async () => {
  const kept = BROKEN_TYPED_FORCES["an army commander alone"]?.force;
  const draft = draftIn(JSON.stringify(kept));
  expect(draft).toEqual(kept);
  expect(sentences((await resolved(draft)).errors)).toEqual([["subCommanders", "An army has at least 1 sub-commander, allies included."]]);
});

test("the first fault of a unit group is found at any depth", async () => {
  const placeOf = async (name: string) => firstFaultyUnit((await resolved(BROKEN_TYPED_FORCES[name]?.force)).errors as never);
  expect(await placeOf("8 dragoons")).toEqual({ at: 1, path: "units.1.bases" });
  expect(await placeOf("a loose keil")).toEqual({ at: 1, path: "units.1.troop.formation" });
  expect(await placeOf("battle wagons with barricades")).toEqual({ at: 1, path: "units.1.troop.characteristics" });
  expect(await placeOf("a legendary sub-commander")).toBeNull();
});
