import { describe, expect, test } from "vitest";
import type { BattleView } from "../../model/battle-view";
import { plain } from "../sentence";
import { interceptWords, rollWords } from "./invasion-words";
import type { SeatNames } from "./seat-names";

const FORCES = { a: "Crown army", b: "Swedes" };
const MINE: SeatNames = { eyes: "a", names: FORCES };
const PUBLIC: SeatNames = { eyes: null, names: FORCES };

/** Skull, wound, S, blank. */
describe("who has won a roll", () => {
  test.each<[BattleView["invasion"][number], string, string]>([
    [{ a: "skull", b: "wound" }, "You win: a skull beats a sword & arrow.", "Crown army wins: a skull beats a sword & arrow."],
    [{ a: "special", b: "wound" }, "Swedes wins: a sword & arrow beats an S.", "Swedes wins: a sword & arrow beats an S."],
    [{ a: "special", b: "blank" }, "You win: an S beats a blank.", "Crown army wins: an S beats a blank."],
    [{ a: "blank", b: "blank" }, "A tie (both a blank): the dice are rolled again.", "A tie (both a blank): the dice are rolled again."],
  ])("%j", (roll, mine, told) => {
    expect(rollWords(roll, MINE)).toBe(mine);
    expect(rollWords(roll, PUBLIC)).toBe(told);
  });
});

describe("what the deciding roll allows", () => {
  const SKULL = [
    { a: "wound", b: "wound" },
    { a: "skull", b: "blank" },
  ] as const satisfies BattleView["invasion"];
  const WOUND = [{ a: "wound", b: "blank" }] as const satisfies BattleView["invasion"];
  const INVADES = { invader: "a", defender: "b" } as const;
  const DEFENDS = { invader: "b", defender: "a" } as const;

  test("nothing is said before a roll", () => {
    expect(plain(interceptWords({ invasion: [], roles: null }, MINE))).toBe("");
  });
  test("a skull and an invader", () => {
    expect(plain(interceptWords({ invasion: [...SKULL], roles: INVADES }, MINE))).toMatch(
      /^You invade after a skull\. .*strategic intercept/,
    );
  });
  test("a skull and a defender", () => {
    expect(plain(interceptWords({ invasion: [...SKULL], roles: DEFENDS }, PUBLIC))).toMatch(
      /^Crown army won with a skull but chose to defend, .* places the marker\.$/,
    );
  });
  test("a skull and no role yet", () => {
    expect(plain(interceptWords({ invasion: [...SKULL], roles: null }, MINE))).toMatch(
      /^You choose to invade or defend\. .*strategic intercept/,
    );
  });
  test("no skull: the tie before it does not count", () => {
    const told = interceptWords({ invasion: [{ a: "skull", b: "skull" }, ...WOUND], roles: INVADES }, MINE);
    expect(plain(told)).toBe("There was no skull, so the defender places the marker.");
  });
});
