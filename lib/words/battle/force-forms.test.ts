import { describe, expect, test } from "vitest";
import { quickForce, type TypedForce } from "../../model/force";
import { forceRefusalWords, typedForceTrouble, typedForceWords } from "./force-forms";

describe("typed force", () => {
  const UNIT: TypedForce["units"][number] = { number: 1, name: "Reiters", troop: { type: "mounted", formation: "loose" }, bases: 4 };
  const FORCE: TypedForce = {
    ...{ kind: "quick", name: "Whites", commander: { grade: "competent", class: "professional" }, subCommanders: [] },
    ...{ territories: ["P"], mapCards: 6, scoutingCards: 3, camp: { kind: "standard" }, units: [UNIT] },
  };

  function saidOf(changes: object): Readonly<Record<string, string | undefined>> {
    const parsed = quickForce.safeParse({ ...FORCE, ...changes }, { error: typedForceWords });
    const issues = parsed.success ? [] : parsed.error.issues;
    return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), typedForceTrouble(message)]));
  }

  test.each<[object, string, string]>([
    [{ name: "" }, "name", "Please fill this in."],
    [{ mapCards: null }, "mapCards", "Please fill this in."],
    [{ mapCards: 13 }, "mapCards", "At most 12."],
    [{ scoutingCards: 2.5 }, "scoutingCards", "Enter a whole number."],
    [{ territories: [] }, "territories", "Choose at least one territory from the army list."],
    [{ territories: ["C", "M", "F", "P", "S"] }, "territories", "At most four."],
    [{ units: [] }, "units", "Add at least one unit group."],
    [{ units: [{ ...UNIT, bases: 0 }] }, "units.0.bases", "At least 1."],
    [{ units: [UNIT, UNIT] }, "units.1.number", "Another unit group has this number."],
    [{ units: [{ ...UNIT, commander: 0 }] }, "units.0.commander", "This commander was removed. Choose another."],
  ])("%j", (changes, at, said) => {
    expect(saidOf(changes)).toEqual({ [at]: said });
  });

  test("what the server objects to in an army is said as its player can mend it, and otherwise in the server's words", () => {
    expect(forceRefusalWords({ code: "too-small", message: "units must…" }, ["army", "units"])).toBe("This army has no unit groups yet.");
    expect(forceRefusalWords({ code: "no-army-commander", message: "" }, ["army", "commanders"])).toMatch(/no army commander/);
    expect(forceRefusalWords({ code: "too-large", message: "mapCards must be at most 12." }, ["mapCards"])).toMatch(/at most 12/);
  });
});
