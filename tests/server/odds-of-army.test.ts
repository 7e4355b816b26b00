import { beforeAll, describe, expect, test } from "vitest";
import { fightAddress, fromArmy } from "@/app/_components/odds/odds-address";
import { battleToReturnTo, readGroup } from "@/app/_components/odds/odds-reader";
import { armyToReturnTo, enemyOf, oddsPage, withEnemy } from "@/app/odds/odds-page";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import { running, setRunning } from "@/lib/server/running";
import { readyArmy } from "../build/forces";
import { bootSoundly } from "./program-folder";

beforeAll(async () => setRunning(await bootSoundly()));

const listOf = (id: string): ArmyList => {
  const found = running().knowledge.catalog.lists.find((one) => one.id === id);
  if (!found) throw new Error(`no list ${id}`);
  return found;
};
const enemyList = (army: Army, list = listOf(army.list)): ArmyList | null => {
  const who = readGroup(enemyOf(army, list) ?? "")?.who;
  return who && "list" in who ? listOf(who.list) : null;
};
const HUSSARS = "4*polish-lithuanian-1576-1660/polish-hussars";
const queryOf = (address: string) => Object.fromEntries(new URL(address, "http://localhost").searchParams);

describe("whom an army meets while nobody says so", () => {
  test.each([1500, 1550, 1610, 1650, 1689])("is an enemy of history whose list is open in its year: Muscovites of %i", (year) => {
    const own = listOf("muscovite-1500-1689");
    const enemy = enemyList({ ...readyArmy("kircholm"), list: own.id, year });
    expect(own.enemies).toContain(enemy?.id);
    expect([enemy && enemy.years[0] <= year, enemy && year <= enemy.years[1]]).toEqual([true, true]);
  });

  test("without a year, is one whose list shares years with its own", () => {
    const own = listOf("muscovite-1500-1689");
    const enemy = enemyList({ ...readyArmy("kircholm"), list: own.id, year: null });
    expect(own.enemies).toContain(enemy?.id);
  });

  test("is whoever the page shows to everybody, if the list names no enemy of that year and his list is open; else any that is open", () => {
    const lonely = { ...listOf("muscovite-1500-1689"), enemies: [] };
    const of = (year: number) => ({ ...readyArmy("kircholm"), list: lonely.id, year });
    expect(enemyOf(of(1630), lonely)).toBeNull();
    const [first, last] = enemyList(of(1610), lonely)?.years ?? [];
    expect([Number(first) <= 1610, Number(last) >= 1610]).toEqual([true, true]);
  });
});

describe("the address that an army's unit group leads to", () => {
  test("gets the enemy, and keeps all else; one that names an enemy stays as it is", async () => {
    const asked = queryOf(fightAddress(HUSSARS, null, fromArmy("kircholm")));
    const whole = queryOf((await withEnemy(asked, null)) ?? "");
    expect(whole).toMatchObject(asked);
    expect(readGroup(whole.b ?? "")).not.toBeNull();
    expect(await withEnemy(whole, null)).toBeNull();
    expect(await withEnemy({ a: HUSSARS }, null)).toBeNull();
  });

  test("names the army and leads back to it; nobody is told of an army that is not his", async () => {
    expect(await armyToReturnTo({ back: "kircholm" }, null)).toEqual({ id: "kircholm", name: readyArmy("kircholm").name });
    const hidden = fromArmy("abcdefghijklmnopqrstuvwxyz");
    expect(await armyToReturnTo(hidden, null)).toBeNull();
    expect(await withEnemy({ a: HUSSARS, ...hidden }, null)).toBeNull();
    const { view, units } = await oddsPage({ a: HUSSARS, ...hidden }, null);
    expect(view.asked.sides.a).toMatchObject({ chosen: HUSSARS, list: "list:polish-lithuanian-1576-1660" });
    expect(units.a.length).toBeGreaterThan(1);
    const { view: own } = await oddsPage({ a: HUSSARS, ...fromArmy("kircholm") }, null);
    expect(own.asked.sides.a.source).toBe("army:kircholm");
    expect(fromArmy(null)).toEqual({});
    for (const back of ["kircholm", "battle:kircholm", "battle:"]) expect([back, battleToReturnTo({ back })]).toEqual([back, null]);
  });
});
