import { describe, expect, test } from "vitest";
import type { ShownForce } from "../../model/force";
import { plain } from "../sentence";
import { forceFacts, forceHead, unknownForce } from "./forces";
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
