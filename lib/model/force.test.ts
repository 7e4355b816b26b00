import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { faultsOf } from "./faults";
import { force } from "./force";
import { SCHEMAS } from "./schemas";

function told(schema: z.ZodType, document: unknown): readonly string[] {
  const parsed = schema.safeParse(document);
  return parsed.success ? [] : faultsOf(parsed.error, document).map(({ path, code }) => `${path.join(".")} ${code}`);
}

describe("a battle's seats", () => {
  const invite = { kind: "invite" };
  const quick = {
    kind: "quick",
    name: "Typed in",
    commander: { grade: "competent", class: "professional" },
    subCommanders: [{ grade: "competent", class: "professional", ally: false }],
    territories: ["C"],
    mapCards: 5,
    scoutingCards: 2,
    camp: { kind: "standard" },
    units: [
      { number: 1, name: "Horse", troop: { type: "mounted", formation: "loose", training: "formed" }, bases: 4, commander: 0 },
      { number: 2, name: "Foot", troop: { type: "foot", formation: "close", training: "formed" }, bases: 6 },
    ],
  };
  const table = { width: 45, depth: 30 };

  test("at most one is open", () => {
    expect(told(SCHEMAS.NewBattle, { table, seats: { a: quick, b: invite } })).toEqual([]);
    expect(told(SCHEMAS.NewBattle, { table, seats: { a: invite, b: invite } })).toEqual(["seats two-invites"]);
  });

  test("a quick force numbers each unit group once and gives it to a commander it has", () => {
    const [horse, foot] = quick.units;
    expect(told(force, { ...quick, units: [horse, { ...foot, number: 1 }] })).toEqual(["units.1.number duplicate-unit-number"]);
    expect(told(force, { ...quick, units: [{ ...horse, commander: 1 }, foot] })).toEqual(["units.0.commander no-such-commander"]);
  });

  test("a quick force names each territory once, and each of a unit group's characteristics", () => {
    const [horse, foot] = quick.units;
    expect(told(force, { ...quick, territories: ["C", "S", "C"] })).toEqual(["territories.2 duplicate-territory"]);
    const scouts = { ...horse, troop: { ...horse?.troop, characteristics: ["scouts", "scouts"] } };
    expect(told(force, { ...quick, units: [scouts, foot] })).toEqual(["units.0.troop.characteristics duplicate-characteristic"]);
  });
});
