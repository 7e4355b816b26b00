import { expect, test } from "vitest";
import type { BattleView } from "../../model/battle-view";
import { battleLine, battleTitle } from "./battle-title";

const names = (eyes: "a" | "b" | null) => ({ eyes, names: { a: "Kircholm", b: "Wimpfen" } });
const KNOWN = {} as NonNullable<BattleView["forces"]["a"]>;

test("a battle is called by the two armies, one's own first", () => {
  const forces = { a: KNOWN, b: KNOWN };
  expect(battleTitle({ forces }, names("a"))).toBe("The five days before Kircholm and Wimpfen meet");
  expect(battleTitle({ forces }, names("b"))).toBe("The five days before Wimpfen and Kircholm meet");
  expect(battleTitle({ forces }, names(null))).toBe("The five days before Kircholm and Wimpfen meet");
});

test("and plainly while one of them is unknown", () => {
  expect(battleTitle({ forces: { a: KNOWN, b: null } }, names("a"))).toBe("The five days before the battle");
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
