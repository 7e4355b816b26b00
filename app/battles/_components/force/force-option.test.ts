import { describe, expect, test } from "vitest";
import type { Verdict } from "@/lib/model/findings";
import type { ListId } from "@/lib/model/identifiers";
import type { MyArmy } from "@/lib/model/stored-army";
import { houseArmies } from "@/lib/sheets/house-armies";
import { historicalBattle } from "@/lib/words/battle/names";
import { CATALOG } from "@/tests/build/rules";
import { askedForces, forceOptions } from "./force-option";

const army = (id: string, place: MyArmy["place"], errors: number | null = 0): MyArmy => ({
  ...{ id, place, name: `Army ${id}`, changedAt: "", placedAt: "", pointsLimit: 10_000, list: null },
  judged: errors === null ? null : { errors, points: 0, tugs: 0 },
});

const idsOf = (mine: readonly MyArmy[], asked?: string) => forceOptions(mine, [], asked).mine.map(({ id }) => id);

test("a player's own armies are those loaded, and the one in the address unless it is deleted", () => {
  const mine = [army("a", "desk"), army("b", "archive"), army("c", "bin")];
  expect(idsOf(mine)).toEqual(["a"]);
  expect(idsOf(mine, "b")).toEqual(["a", "b"]);
  expect(idsOf(mine, "c")).toEqual(["a"]);
});

test("one that breaks a rule, or that nobody here can judge, is not called legal", () => {
  const { mine } = forceOptions([army("a", "desk"), army("b", "desk", 2), army("c", "desk", null)], []);
  expect(mine.map(({ isLegal }) => isLegal)).toEqual([true, false, false]);
});

const LISTS = new Map(CATALOG.lists.map((list) => [list.id, list]));
const READY = CATALOG.readyArmies.flatMap(({ id, army: one }) => {
  const list = LISTS.get(one.list);
  return list ? [{ id, army: one, list, verdict: { legal: true } as Verdict }] : [];
});
const SAMPLES = forceOptions([], READY);
const metBy = (own: string | null, enemy: string | null, options = SAMPLES) => {
  const asked = askedForces(own, enemy, options);
  return [asked.own, asked.enemy?.id ?? null, asked.trouble];
};

describe("an address sets two armies against each other", () => {
  test("both sides of every battle of history, and the computer takes the very one that it names", () => {
    const battles = [...new Set(SAMPLES.ready.map(({ name }) => historicalBattle(name)))];
    expect(battles.length).toBeGreaterThan(50);
    for (const battle of battles) {
      const [one, other, ...more] = SAMPLES.ready.filter(({ name }) => historicalBattle(name) === battle);
      if (!one || !other || !battle) throw new Error(`${battle} has one side`);
      expect(more).toEqual([]);
      for (const [own, enemy] of [
        [one, other],
        [other, one],
      ] as const) {
        expect(houseArmies(SAMPLES.ready, enemy.list, own)).toEqual([enemy]);
        expect(metBy(own.id, enemy.id)).toEqual([own.id, enemy.id, null]);
        expect(metBy(null, enemy.id)).toEqual([own.id, enemy.id, null]);
      }
    }
  });

  test("an army that is not there, or the same twice, is said, and no other is taken for it", () => {
    expect(metBy("pavia-french", "nobody")).toEqual(["pavia-french", null, "missing"]);
    expect(metBy("nobody", "pavia-french")).toEqual([null, null, "missing"]);
    expect(metBy("nobody", null)).toEqual([null, null, "missing"]);
    expect(metBy(null, "nobody")).toEqual([null, null, "missing"]);
    expect(metBy("pavia-french", "pavia-french")).toEqual(["pavia-french", null, "same"]);
    expect(metBy("pavia-french", null)).toEqual(["pavia-french", null, null]);
    expect([metBy(null, null), metBy("", "")]).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  test("it is said where the computer may take another army of the list", () => {
    expect(metBy("pavia-french", "ravenna-spanish")).toEqual(["pavia-french", "ravenna-spanish", "other"]);
    const own = forceOptions([{ ...army("own", "desk"), name: "Mine" }], READY);
    expect(metBy("own", "pavia-spanish", own)).toEqual(["own", "pavia-spanish", "other"]);
  });

  test("a player’s own army comes from the list of that name and those years", () => {
    const list = LISTS.get(READY[0]?.army.list as ListId);
    if (!list) throw new Error("no list");
    const mine = (years: readonly [number, number]) =>
      forceOptions([{ ...army("own", "desk"), list: { name: list.name, years } as MyArmy["list"] }], READY);
    expect(mine(list.years).mine[0]?.list).toBe(list.id);
    expect(mine([1, 2]).mine[0]?.list).toBeNull();
  });
});
