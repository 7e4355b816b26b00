import { describe, expect, test } from "vitest";
import { quickForce, type ShownForce, type TypedForce } from "../../model/force";
import { plain } from "../sentence";
import { forceFacts, forceHead, forceRefusalWords, typedForceTrouble, typedForceWords, unknownForce } from "./forces";
import type { SeatNames } from "./names";

describe("shown force", () => {
  const FORCE: ShownForce = {
    ...{ name: "Crown army", list: null, territories: ["P", "C"], mapCards: 7, scoutingCards: 5, camp: "none", unitGroups: 14 },
    commanders: [
      { grade: "legendary", class: "professional" },
      { grade: "mediocre", class: "tribal" },
    ],
    verdict: "typed-in",
  };
  const MINE: SeatNames = { eyes: "a", names: { a: "Crown army", b: "the opponent" } };
  const PUBLIC: SeatNames = { eyes: null, names: { a: "Crown army", b: "Swedes" } };

  test("what is known of a force is said in full words", () => {
    expect(forceFacts(FORCE).map(({ what, values }) => [what, ...values].map(plain))).toEqual([
      ["Army list", "Not named"],
      ["Verdict", "Entered by hand, not checked against a list"],
      ["Territories", "Cultivated and Plains"],
      ["Map cards", "7"],
      ["Scouting cards", "5"],
      ["Unit groups", "14"],
      ["Camp", "None"],
      ["Army commander", "Legendary, professional"],
      ["Other commanders", "Mediocre, tribal"],
    ]);
  });

  test("an army that goes by its side is also said by the name its player gave it", () => {
    const [list] = forceFacts({ ...FORCE, name: "Kircholm, 1605", list: "polish-lithuanian-1576-1660" });
    expect(list?.values.map(plain)).toEqual(["Polish-Lithuanian, 1576–1660", "Army: Kircholm, 1605"]);
  });

  test("an army commander alone has none beside him, so that two forces have the same lines", () => {
    expect(forceFacts({ ...FORCE, commanders: FORCE.commanders.slice(0, 1) }).at(-1)).toMatchObject({
      what: "Other commanders",
      values: ["None"],
    });
  });

  test("whose force it is", () => {
    const roles = { invader: "b", defender: "a" } as const;
    expect(forceHead({ roles: null }, MINE, "a")).toBe("You");
    expect(forceHead({ roles }, MINE, "b")).toBe("Your opponent, the invader");
    expect(forceHead({ roles }, PUBLIC, "a")).toBe("Defender");
    expect(forceHead({ roles: null }, PUBLIC, "a")).toBe("Seat A");
  });

  test("why a force is not seen", () => {
    expect(unknownForce({ chairs: { a: "player", b: "open" } }, MINE, "b")).toBe("Nobody has taken this seat yet.");
    expect(unknownForce({ chairs: { a: "player", b: "player" } }, MINE, "b")).toBe("Shown once both players have brought an army.");
    expect(unknownForce({ chairs: { a: "open", b: "open" } }, MINE, "a")).toBe("No army yet.");
  });

  test.each([
    ["swedish-1618-1648", "Swedish, 1618–1648"],
    ["knights-of-malta-1530-1565", "Knights of Malta, 1530–1565"],
    ["my-list", "My List"],
    ["1618-1648", "1618 1648"],
  ])("the list %s is told as %s", (list, said) => {
    expect(forceFacts({ ...FORCE, list })[0]?.values).toEqual([said]);
  });
});

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
    [{ territories: [] }, "territories", "Choose at least one territory from its army list."],
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
