import { expect, test } from "vitest";
import type { BattleView } from "../../model/battle-view";
import { battleLine, battleTitle } from "./battle-title";

const names = (eyes: "a" | "b" | null) => ({ eyes, names: { a: "Kircholm", b: "Wimpfen" } });
const KNOWN = {} as NonNullable<BattleView["forces"]["a"]>;

test("a battle is called by the two armies, one's own first", () => {
  const forces = { a: KNOWN, b: KNOWN };
  expect(battleTitle({ forces, step: "days" }, names("a"))).toBe("The five days before Kircholm and Wimpfen meet");
  expect(battleTitle({ forces, step: "keep" }, names("b"))).toBe("The five days before Wimpfen and Kircholm meet");
  expect(battleTitle({ forces, step: "sitting" }, names(null))).toBe("The five days before Kircholm and Wimpfen meet");
});

test("the five days are over when it comes to the table", () => {
  const forces = { a: KNOWN, b: KNOWN };
  expect(battleTitle({ forces, step: "flank" }, names("b"))).toBe("Wimpfen against Kircholm");
  expect(battleTitle({ forces, step: "ready" }, names(null))).toBe("Kircholm against Wimpfen");
});

test("and plainly while one of them is unknown", () => {
  expect(battleTitle({ forces: { a: KNOWN, b: null }, step: "sitting" }, names("a"))).toBe("The five days before the battle");
});

test("says who invades and where, as far as that is settled", () => {
  const roles = { invader: "b", defender: "a" } as const;
  expect(battleLine({ roles: null, territory: null }, names("a"))).toEqual(["Who invades is not settled yet"]);
  expect(battleLine({ roles, territory: null }, names("a"))).toEqual(["They invade", "You defend"]);
  expect(battleLine({ roles, territory: "P" }, names(null))).toEqual([
    "Wimpfen invades",
    "Kircholm defends",
    "Plains: the marker never leaves squares marked P",
  ]);
});
