import { expect, test } from "vitest";
import type { Loaded } from "./loaded";
import { createBattleCache } from "./loaded";

const at = (battle: string, seq: number) => ({ battle: { battle, seq } }) as Loaded;

test("the battle not asked for longest makes room", () => {
  const cache = createBattleCache(2);
  for (const battle of ["one", "two"]) cache.put(at(battle, 1));
  cache.find("one");
  cache.put(at("three", 1));
  expect(["one", "two", "three"].map((battle) => cache.find(battle) !== null)).toEqual([true, false, true]);
});

test("a battle is never put back to where it stood earlier, unless it was dropped", () => {
  const cache = createBattleCache(2);
  expect([cache.put(at("one", 4)), cache.put(at("one", 3)), cache.put(at("one", 5))]).toEqual([true, false, true]);
  expect(cache.find("one")?.battle.seq).toBe(5);
  cache.drop("one");
  expect(cache.find("one")).toBeNull();
  expect(cache.put(at("one", 3))).toBe(true);
});
