import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { TEMPERS } from "@/lib/model/enumerations";
import type { FrozenForce, ShownForce } from "@/lib/model/force";
import { assess } from "@/lib/rules/army/assess";
import { sealHash } from "@/lib/rules/record/chain";
import { freezeArmy } from "@/lib/server/battles/freeze-force";
import { openBattle } from "@/lib/server/battles/open-battle";
import { type Running, setRunning } from "@/lib/server/running";
import { loadedNow, NOBODY, opened, playOn, quick, requestOf, viewNow } from "./battling";
import { bootSoundly, programFolder, readyArmyOf, temporaryFolder } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

const armyForce = (army: unknown) => ({ kind: "army", army });

/** What is sealed for a seat. */
async function sealedOf(battle: string, seat: "a" | "b" = "a"): Promise<{ shown: ShownForce; force: FrozenForce }> {
  const { shown, force } = (await loadedNow(battle)).battle.seats[seat];
  if (!shown || !force) throw new Error(`seat ${seat} has no force`);
  return { shown, force };
}

async function faultsOf(a: unknown, table?: unknown) {
  const answer = await openBattle(requestOf(a, quick("Blues"), table), NOBODY);
  return answer.ok || answer.code !== "bad-document" ? [] : answer.faults.map(({ path, code }) => `${path.join(".")} ${code}`);
}

describe("an army", () => {
  test("is frozen with all versions it is judged by, and shows only what may be seen", async () => {
    const { army, list } = readyArmyOf(running);
    const bare: Army = { ...army, listVersion: null, rules: null };
    const { battle } = await opened(armyForce(bare), quick("Blues"));
    const { shown, force } = await sealedOf(battle);
    expect(force.army).toMatchObject({ ...bare, listVersion: list.version, rules: running.knowledge.catalog.rules.version });
    expect(force.temper).toBeNull();
    const { numbers, legal } = assess(bare, running.knowledge.book);
    expect(legal).toBe(true);
    expect(shown).toMatchObject({
      ...{ name: army.name, list: army.list, territories: list.territories, camp: army.camp.kind, verdict: "legal" },
      ...{ mapCards: numbers.mapCards, scoutingCards: numbers.scoutingCards, unitGroups: army.units.length },
    });
    const leader = army.commanders.find((one) => one.role === "army");
    expect(shown.commanders[0]).toEqual({ grade: leader?.grade, class: leader?.class });
    expect(shown.commanders).toHaveLength(army.commanders.length);
  });

  test("is sealed without its player's notes, so that nobody reads them when the force is told", async () => {
    const { army } = readyArmyOf(running);
    const noted = { ...army, note: "SECRET of the army", units: army.units.map((unit) => ({ ...unit, note: "SECRET of a unit group" })) };
    const [plain, sealed] = [freezeArmy(army, 12, running.knowledge), freezeArmy(noted, 12, running.knowledge)];
    expect(sealed).toEqual(plain);
    const { battle } = await opened(armyForce(noted), quick("Blues"));
    expect(JSON.stringify(await sealedOf(battle))).not.toContain("SECRET");
    expect(JSON.stringify((await loadedNow(battle)).battle)).not.toContain("SECRET");
  });

  test("has each unit group as its line is with the options taken, under the commander it names, the army commander first", async () => {
    const { army, list } = readyArmyOf(running);
    const line = list.lines.find((one) => one.optional.length > 0) ?? list.lines[0];
    if (!line) throw new Error("a list without lines");
    const [option] = line.optional;
    const draft: Army = {
      ...army,
      commanders: [
        { id: "second", role: "sub", grade: "mediocre", class: "tribal", name: "The Second", list: null, listVersion: null },
        { id: "first", role: "army", grade: "legendary", class: "professional", name: null, list: null, listVersion: null },
      ] as unknown as Army["commanders"],
      units: [
        {
          number: 5,
          line: line.id,
          bases: 3,
          options: option ? [option] : [],
          qualityDown: false,
          firepowerDown: false,
          commander: "second",
          name: "Old Blues",
        },
        { number: 2, line: line.id, bases: 4, options: [], qualityDown: false, firepowerDown: false, commander: null, name: null },
        { number: 9, line: line.id, bases: 4, options: [], qualityDown: false, firepowerDown: false, commander: "nobody", name: null },
      ] as unknown as Army["units"],
    };
    const { battle } = await opened(armyForce(draft), quick("Blues"));
    const { shown, force } = await sealedOf(battle);
    expect(force.commanders.map(({ role, grade, name }) => [role, grade, name])).toEqual([
      ["army", "legendary", null],
      ["sub", "mediocre", "The Second"],
    ]);
    const { type, formation, training, setFormation, shooting, characteristics } = line.troop;
    const plain = { type, formation, training, setFormation, weapon: shooting?.weapon ?? null, characteristics };
    expect(force.units).toEqual([
      { number: 2, name: line.name, bases: 4, troop: plain, commander: null },
      {
        number: 5,
        name: "Old Blues",
        bases: 3,
        troop: { ...plain, characteristics: expect.arrayContaining([...characteristics, ...(option ? [option] : [])]) },
        commander: 1,
      },
      { number: 9, name: line.name, bases: 4, troop: plain, commander: null },
    ]);
    expect(shown.verdict).toBe("not-legal");
  });

  test("plays on as it is while its list changes, and a battle goes on under the tables it was opened with", async () => {
    const folder = temporaryFolder();
    const old = programFolder();
    const first = await bootSoundly(old.root, folder);
    setRunning(first);
    const { army } = readyArmyOf(first);
    const { battle } = await opened(armyForce(army), { kind: "house", list: army.list });
    const before = await loadedNow(battle);
    first.database.close();
    old.edit("data/prebattle/limits.json", (rows) => rows.find((row: { id: string }) => row.id === "away-days").value++);
    old.edit(`data/lists/${army.list}.json`, (list) => (list.territories = ["M"]));
    const second = await bootSoundly(old.root, folder);
    setRunning(second);
    expect(second.knowledge.catalog.battle.version).not.toBe(before.rules);
    const after = await loadedNow(battle);
    expect(after.rules).toBe(before.rules);
    expect(after.battle).toEqual(before.battle);
    await playOn(battle, 6);
    expect((await loadedNow(battle)).battle.step).toBe("ready");
    expect((await opened(armyForce({ ...army, listVersion: null }), quick("B"))).commitment).toMatch(/^[0-9a-f]{64}$/);
    setRunning(running);
  });

  test("has at most forty unit groups and four hundred bases, draft or not, and is refused with the sums", async () => {
    const { army } = readyArmyOf(running);
    const [unit] = army.units;
    if (!unit) throw new Error("an army without unit groups");
    const ofSizes = (sizes: readonly number[]): Army => ({
      ...army,
      units: sizes.map((bases, at) => ({ ...unit, number: (at + 1) as typeof unit.number, bases, commander: null })),
    });
    const ofGroups = (count: number) => ofSizes(Array.from({ length: count }, () => 4));
    expect(await faultsOf(armyForce(ofGroups(40)))).toEqual([]);
    expect(await faultsOf(armyForce(ofGroups(41)))).toEqual(["seats.a.army.units force-groups-many"]);
    expect(await faultsOf(armyForce(ofSizes([99, 99, 99, 99, 4])))).toEqual([]);
    expect(await faultsOf(armyForce(ofSizes([99, 99, 99, 99, 5])))).toEqual(["seats.a.army.units force-bases-many"]);
    const answer = await openBattle(requestOf(armyForce(ofGroups(41)), quick("Blues")), NOBODY);
    expect(answer).toMatchObject({ faults: [{ params: { have: 41, most: 40 } }] });
  });

  test("has no more cards than are dealt, however many it would have", () => {
    const { army } = readyArmyOf(running);
    const { numbers } = assess(army, running.knowledge.book);
    expect(Math.min(numbers.mapCards, numbers.scoutingCards)).toBeGreaterThan(1);
    const freezing = freezeArmy(army, 1, running.knowledge);
    expect(freezing).toMatchObject({ ok: true, frozen: { shown: { mapCards: 1, scoutingCards: 1 } } });
  });
});

test("a force entered by hand is taken as it is, with its allies and commanders, without a verdict", async () => {
  const { battle } = await opened(quick("Whites", 4), quick("Blues"));
  const { shown, force } = await sealedOf(battle);
  expect(shown).toEqual({
    ...{
      name: "Whites",
      list: null,
      territories: ["C", "P"],
      mapCards: 4,
      scoutingCards: 3,
      camp: "standard",
      unitGroups: 2,
      verdict: "typed-in",
    },
    commanders: [
      { grade: "talented", class: "professional" },
      { grade: "competent", class: "instinctive" },
    ],
  });
  expect(force.commanders.map((one) => one.role)).toEqual(["army", "ally"]);
  expect(force.units).toMatchObject([
    { number: 7, name: "Reiters", commander: 1 },
    { number: 9, name: "Croats", commander: 1 },
  ]);
});

test("what a player typed comes back from the database as he typed it", async () => {
  const name = `O'Neill "the" \\ Great \u{1f3ba} \u00e9 \u2060 {"a": 1.50} -- ; %s`;
  const { battle } = await opened({ ...quick("Whites"), name }, quick("Blues"));
  const before = await loadedNow(battle);
  running.battleCache.drop(battle);
  const after = await loadedNow(battle);
  expect(after.battle).toEqual(before.battle);
  expect(after.battle.seats.a.shown?.name).toBe(name);
});

test("a seal can be proven: the hash is of the salt and the force", async () => {
  const { battle } = await opened(quick("Whites"), quick("Blues"));
  const rows = sqlIn(running).prepare("select event from battle_events where battle = ? and seq > 1").pluck().all(battle);
  const salts = rows.map((row) => {
    const { forceHash, salt, force } = JSON.parse(String(row));
    expect(forceHash).toBe(sealHash(salt, force));
    return salt;
  });
  expect(new Set(salts).size).toBe(2);
});

describe("the computer", () => {
  test("has a legal sample army of the given list, the given style, and says whose it is", async () => {
    const { list } = readyArmyOf(running);
    const { battle } = await opened({ kind: "house", list: list.id, temper: "bold" }, quick("Blues"));
    const { shown, force } = await sealedOf(battle);
    expect(shown).toMatchObject({ list: list.id, verdict: "legal" });
    expect(shown.name).toBe(`${force.army?.name} (computer)`);
    expect(force.temper).toBe("bold");
    expect(force.army?.rules).toBe(running.knowledge.catalog.rules.version);
  });

  test("picks army and style by the battle's seed unless they are given", async () => {
    const picked: string[] = [];
    for (let count = 0; count < 12; count++) {
      const { battle } = await opened({ kind: "house" }, quick("Blues"));
      const { force } = await sealedOf(battle);
      expect(TEMPERS).toContain(force.temper);
      picked.push(`${force.army?.name} ${force.temper}`);
    }
    expect(new Set(picked).size).toBeGreaterThan(1);
  });

  test("takes the army that met the other one in history, of the given list or of any; else one by the seed", async () => {
    const { readyArmies } = running.knowledge.catalog;
    const named = (name: string) => readyArmies.find(({ army }) => army.name === name)?.army as Army;
    const [swiss, french] = [named("Marignano, 1515"), named("Marignano, 1515: French")];
    const swissArmies = readyArmies.filter(({ army }) => army.list === swiss.list).map(({ army }) => army.name);
    const against = async (army: Army, list: string | null) => {
      const { battle } = await opened({ kind: "house", list }, armyForce(army));
      return (await sealedOf(battle)).force.army?.name;
    };
    for (let count = 0; count < 3; count++) {
      expect(await against(french, null)).toBe(swiss.name);
      expect(await against(swiss, french.list)).toBe(french.name);
      // Spaniards in Italy fought at Ravenna and La Motta too.
      expect(await against(named("Pavia, 1525: French"), named("Pavia, 1525: Spanish").list)).toBe("Pavia, 1525: Spanish");
      expect(swissArmies).toContain(await against({ ...swiss, name: "Uri" }, swiss.list));
    }
  });

  test("takes the other side of a battle within one people, though both come from one list", async () => {
    const { knowledge } = running;
    const swiss = knowledge.catalog.readyArmies.find(({ army }) => army.name === "Marignano, 1515")?.army as Army;
    const sides = ["Uri", "Zurich"].map((side) => ({ id: side.toLowerCase(), army: { ...swiss, name: `Giornico, 1515: ${side}` } }));
    const others = knowledge.catalog.readyArmies.filter(({ army }) => army.list === swiss.list);
    const server = { ...running, knowledge: { ...knowledge, catalog: { ...knowledge.catalog, readyArmies: [...others, ...sides] } } };
    for (let count = 0; count < 4; count++) {
      const request = requestOf(armyForce(sides[0]?.army as Army), { kind: "house", list: swiss.list });
      const answer = await openBattle(request, NOBODY, server);
      if (!answer.ok) throw new Error("it is opened");
      expect((await sealedOf(answer.created.battle, "b")).force.army?.name).toBe("Giornico, 1515: Zurich");
    }
  });

  test("has no army of a list that has none, nor of one that nobody knows", async () => {
    const { army } = readyArmyOf(running);
    const { knowledge } = running;
    const catalog = { ...knowledge.catalog, readyArmies: knowledge.catalog.readyArmies.filter((one) => one.army.list !== army.list) };
    const server = { ...running, knowledge: { ...knowledge, catalog } };
    const answer = await openBattle(requestOf({ kind: "house", list: army.list }, { kind: "house", list: "nobodys" }), NOBODY, server);
    expect(answer).toMatchObject({
      ok: false,
      faults: [
        { path: ["seats", "a", "list"], code: "no-ready-army" },
        { path: ["seats", "b", "list"], code: "unknown-list" },
      ],
    });
  });
});

describe("is refused with its place", () => {
  const ready = () => readyArmyOf(running).army;
  const version = `sha256:${"0".repeat(64)}`;

  test("a list, a version, rules tables that nobody knows", async () => {
    expect(await faultsOf(armyForce({ ...ready(), list: "nobodys" }))).toContain("seats.a.army.list unknown-list");
    expect(await faultsOf(armyForce({ ...ready(), listVersion: version }))).toEqual(["seats.a.army.listVersion unknown-list-version"]);
    expect(await faultsOf(armyForce({ ...ready(), rules: version }))).toEqual(["seats.a.army.rules unknown-rules-version"]);
  });

  test("an army without a commander of its own, without unit groups, of lines that its list has not", async () => {
    const { commanders, units } = ready();
    expect(await faultsOf(armyForce({ ...ready(), commanders: commanders.filter((one) => one.role !== "army") }))).toEqual([
      "seats.a.army.commanders no-army-commander",
    ]);
    expect(await faultsOf(armyForce({ ...ready(), units: [] }))).toEqual(["seats.a.army.units too-small"]);
    const strange = units.map((one, at) => (at === 1 ? { ...one, line: "nobodys" } : one));
    expect(await faultsOf(armyForce({ ...ready(), units: strange }))).toEqual(["seats.a.army.units.1.line no-such-line"]);
  });

  test("a table of another size, beside what is wrong with the forces; nothing of it is stored", async () => {
    const before = sqlIn(running).prepare("select count(*) from battles").pluck().get();
    expect(await faultsOf({ kind: "house", list: "nobodys" }, { width: 30, depth: 45 })).toEqual([
      "table unknown-table-size",
      "seats.a.list unknown-list",
    ]);
    expect(sqlIn(running).prepare("select count(*) from battles").pluck().get()).toBe(before);
    for (const { width, depth } of running.knowledge.catalog.battle.tables.tableSizes) {
      expect(await faultsOf(quick("Whites"), { width, depth })).toEqual([]);
    }
  });
});

test("a force stays hidden from the other seat until both are sealed; the own seat sees it at once", async () => {
  const { battle } = await opened({ kind: "invite" }, quick("Blues"));
  expect((await viewNow(battle, "b")).forces).toMatchObject({ a: null, b: { name: "Blues" } });
  expect((await viewNow(battle, "a")).forces).toEqual({ a: null, b: null });
});
