import { beforeAll, describe, expect, test } from "vitest";
import { battleToReturnTo, readArmies } from "@/app/_components/odds/odds-reader";
import { armiesOfBattle, fightOfBattle } from "@/app/battles/[battle]/odds/odds-of-battle";
import { oddsPage } from "@/app/odds/odds-page";
import type { Placed } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import type { FrozenForce } from "@/lib/model/force";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { Loaded } from "@/lib/server/battles/loaded";
import { setRunning } from "@/lib/server/running";
import { dayBattle } from "../build/day-battle";
import { readyArmy, readyForce } from "../build/forces";
import { tableBattle } from "../build/table-battle";
import { bootSoundly } from "./program-folder";

beforeAll(async () => setRunning(await bootSoundly()));

const [MINE, THEIRS] = ["kircholm", "kircholm-swedish"];
const NONE = { a: 0, b: 0 };

const loadedOf = (battle: Battle): Loaded => ({ battle }) as Loaded;
const paramsOf = (address: string | null) => new URL(address ?? "", "http://localhost").searchParams;
const numbersIn = (text: string | null) => readArmies(text).map(({ number }) => number);

/** A force on the table but for its last two unit groups, which nobody sees. */
function standing(seat: SeatName, { units }: FrozenForce): Placed[] {
  return units.slice(0, -2).map(({ number, name, troop, bases }, at) => ({
    ...{ seat, number, name, troop, bases, x: 5 + at, y: seat === "a" ? 4 : 26, facing: seat === "a" ? 90 : 270 },
    ...{ files: Math.ceil(bases / 2), form: troop.formation === "skirmish" ? "skirmish" : "loose", nervous: at === 0 },
    ...{ caltrops: false, stakes: false, droppedPikes: false },
  }));
}

function forceOf(id: string): FrozenForce {
  const army = readyArmy(id);
  const [first, ...more] = army.units;
  // One that is worse than its list says.
  return { ...readyForce(id), army: first ? { ...army, units: [{ ...first, qualityDown: true }, ...more] } : army };
}

/** Two armies of lists on the table. */
function listed(): Battle {
  const [a, b] = [forceOf(MINE), forceOf(THEIRS)];
  const battle = tableBattle({
    step: "ready",
    a: { force: a, host: { units: standing("a", a) } },
    b: { force: b, host: { units: standing("b", b) } },
  });
  const shown = (seat: SeatName, list: string) => {
    const before = battle.seats[seat];
    return { ...before, shown: before.shown && { ...before.shown, list } };
  };
  return { ...battle, seats: { a: shown("a", readyArmy(MINE).list), b: shown("b", readyArmy(THEIRS).list) } };
}

/** The same battle, in which the other side led and ordered other troops wherever that is hidden. */
function otherwise(battle: Battle): Battle {
  const { force, host } = battle.seats.b;
  const seen = host.units.map(({ number }) => number);
  const hidden: FrozenForce | null = force && {
    ...force,
    army: null,
    units: force.units.filter(({ number }) => seen.includes(number)),
  };
  return { ...battle, seats: { ...battle.seats, b: { ...battle.seats.b, force: hidden, host: { ...host, orders: [] } } } };
}

describe.each([
  ["of lists", listed],
  ["that were typed in", dayBattle],
])("the odds of a battle of armies %s", (_, made) => {
  const battle = made();
  const [seen, own] = (["b", "a"] as const).map((seat) => battle.seats[seat].host.units.map(({ number }) => number));

  test("name nobody of the enemy's whom this seat does not see, and nothing that does not show of the others", () => {
    const address = armiesOfBattle(loadedOf(battle), "a");
    const theirs = numbersIn(paramsOf(address).get("theirs"));
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter((number) => !seen?.includes(number))).toEqual([]);
    expect(paramsOf(address).get("theirs")).not.toContain("~");
    expect(armiesOfBattle(loadedOf(otherwise(battle)), "a")).toBe(address);
    expect(battleToReturnTo(Object.fromEntries(paramsOf(address)))).toBe(battle.battle);
  });

  test("the fight of any two is the same whatever the enemy hides, and no one else is offered", () => {
    for (const theirs of seen ?? []) {
      const numbers = { a: own?.[0] ?? 0, b: theirs };
      const address = fightOfBattle(loadedOf(battle), "a", numbers, NONE);
      expect(address).not.toBeNull();
      expect(fightOfBattle(loadedOf(otherwise(battle)), "a", numbers, NONE)).toBe(address);
      expect(battleToReturnTo(Object.fromEntries(paramsOf(address)))).toBe(battle.battle);
      const among = numbersIn(paramsOf(address).get("b.among"));
      expect(among.filter((number) => !seen?.includes(number))).toEqual([]);
    }
  });

  test("there is no fight with an enemy who is not seen", () => {
    const hidden = (battle.seats.b.force?.units ?? []).map(({ number }) => number).filter((number) => !seen?.includes(number));
    for (const number of [...hidden, 99]) expect(fightOfBattle(loadedOf(battle), "a", { a: own?.[0] ?? 0, b: number }, NONE)).toBeNull();
  });

  test("every fight can be reckoned as it was addressed", async () => {
    for (const theirs of seen ?? []) {
      const address = fightOfBattle(loadedOf(battle), "a", { a: own?.[1] ?? 0, b: theirs }, { a: 1, b: 0 });
      const { view } = await oddsPage(Object.fromEntries(paramsOf(address)), null);
      expect([theirs, view.told.faults]).toEqual([theirs, []]);
      expect(view.asked.sides.b.source).toBe("among");
    }
  });
});

test("my own are exactly what they are; theirs may be a grade lower than their list says", async () => {
  const battle = listed();
  const [mine, theirs] = (["a", "b"] as const).map((seat) => battle.seats[seat].host.units[0]?.number ?? 0);
  const address = fightOfBattle(loadedOf(battle), "a", { a: mine ?? 0, b: theirs ?? 0 }, { a: 0, b: 1 });
  expect(paramsOf(address).get("a")).toContain("~quality");
  expect(paramsOf(address).get("b.wounds")).toBe("1");
  const { view, units } = await oddsPage(Object.fromEntries(paramsOf(address)), null);
  expect(view.told.mayBe.length).toBeGreaterThan(1);
  expect(view.told.mayBe.filter(({ isChosen }) => isChosen)).toHaveLength(1);
  expect(units.a.some(({ look }) => look !== undefined)).toBe(false);
  // They are offered by what they are called on the table.
  const called = battle.seats.a.force?.units.find(({ number }) => number === mine)?.name ?? "nobody";
  expect(units.a.find(({ value }) => value === paramsOf(address).get("a"))?.label).toContain(called);
});

/** "Declaring charges 2.2 to 2.4; Run away and skirmish 2.1". */
test.each<[string, mine: number, theirs: number, how: string, response: string | null]>([
  ["horse charges horse", 4, 1, "a", "stand"],
  ["skirmishers run from horse", 4, 7, "a", "run-away"],
  ["foot is charged by horse", 9, 1, "b", "stand"],
  ["foot charges foot", 9, 8, "a", "stand"],
  ["a tercio charges horse", 8, 1, "a", "stand"],
  ["skirmishers are charged by a TuG of foot", 7, 8, "b", "run-away"],
  ["skirmishers charge skirmishers", 7, 7, "a", "stand"],
  ["guns are charged", 10, 9, "b", "stand"],
  ["guns shoot at guns", 10, 10, "approach", null],
  ["guns are shot at by nobody who may not charge them", 7, 10, "approach", null],
])("a fight begins with what the rules allow: %s", async (_, mine, theirs, how, response) => {
  const params = paramsOf(fightOfBattle(loadedOf(dayBattle()), "a", { a: mine, b: theirs }, NONE));
  expect([params.get("how"), params.get("response")]).toEqual([how, response]);
  const { told } = (await oddsPage(Object.fromEntries(params), null)).view;
  expect([told.faults, told.answer?.notes]).toEqual([[], []]);
});

/** Six bases break at 7 wounds, and a base is 2. */
test("skirmishers charge a TuG that one more base would break, by the wounds ticked", () => {
  const address = (wounds: number) => fightOfBattle(loadedOf(dayBattle()), "a", { a: 7, b: 9 }, { a: 0, b: wounds });
  expect(paramsOf(address(0)).get("how")).toBe("b");
  expect(paramsOf(address(4)).get("how")).toBe("b");
  expect(paramsOf(address(5)).get("how")).toBe("a");
});

test("of troops of no list the quality is open", async () => {
  const address = fightOfBattle(loadedOf(dayBattle()), "a", { a: 4, b: 1 }, NONE);
  const { view } = await oddsPage(Object.fromEntries(paramsOf(address)), null);
  expect(view.told.mayBe.map(({ name }) => name.split(" ")[0])).toEqual(["Average", "Poor", "Superior"]);
});
