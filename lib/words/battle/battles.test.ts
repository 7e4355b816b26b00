import { expect, test } from "vitest";
import type { BattleView } from "../../model/battle-view";
import { plain } from "../sentence";
import { battleLine, battleTitle } from "./battles";

const names = (eyes: "a" | "b" | null) => ({ eyes, names: { a: "Kircholm", b: "Wimpfen" } });
const KNOWN = {} as NonNullable<BattleView["forces"]["a"]>;

test("a battle is called by its two armies, the reader's own first", () => {
  const forces = { a: KNOWN, b: KNOWN };
  expect(battleTitle({ forces }, names("b"))).toBe("Wimpfen against Kircholm");
  expect(battleTitle({ forces }, names(null))).toBe("Kircholm against Wimpfen");
  expect(battleTitle({ forces: { a: KNOWN, b: null } }, names("a"))).toBe("New battle");
});

test("says who invades and where, as far as that is settled", () => {
  const roles = { invader: "b", defender: "a" } as const;
  expect(battleLine({ roles: null, territory: null }, names("a")).map(plain)).toEqual(["Invader not decided yet"]);
  expect(battleLine({ roles, territory: "P" }, names("a")).map(plain)).toEqual([
    "Wimpfen invades",
    "You defend",
    "Plains: the marker stays on squares marked P",
  ]);
});
