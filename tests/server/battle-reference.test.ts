import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { type BattleReference, battleReference } from "@/lib/model/quick-reference";
import { referenceOf } from "@/lib/server/battles/battle-papers";
import { type Running, setRunning } from "@/lib/server/running";
import { plainFitted } from "@/lib/sheets/reference/reference-parts";
import { errorOf } from "./asking";
import { bearer, newBattler, quickForce } from "./battler";
import { comeToTerrain, loadedNow } from "./battling";
import { bootSoundly } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

type Headers = Record<string, string>;
const battler = newBattler();
const ask = (battle: string, query = "", headers: Headers = {}) =>
  battler.send("GET", `/api/battles/${battle}/quick-reference${query}`, { headers });

async function asked(battle: string, query = "", headers: Headers = {}): Promise<BattleReference> {
  const response = await ask(battle, query, headers);
  expect(response.status).toBe(200);
  return battleReference.parse(await response.json());
}

const LANCERS = quickForce();

/** The battle of two forces, and who asks from either side. */
async function battleOf(a: unknown, b: unknown) {
  const { battle, seats } = await battler.opening(a, b);
  return { battle, a: bearer(String(seats.a)), b: bearer(String(seats.b)) };
}

describe("the quick reference of a battle", () => {
  test("is what its page shows, for a seat with marks, and for everybody without", async () => {
    const { battle, a } = await battleOf(LANCERS, LANCERS);
    const loaded = await loadedNow(battle);
    const own = await asked(battle, "", a);
    expect(own).toEqual(plainFitted(referenceOf(loaded, "a")));
    expect([own.battle, own.seat, own.marks.length > 20]).toEqual([battle, "a", true]);
    const shown = await asked(battle, "?for=public", a);
    expect(shown).toEqual(plainFitted(referenceOf(loaded, null)));
    expect([shown.seat, shown.marks]).toEqual([null, []]);
    expect(await asked(battle)).toEqual(shown);
  });

  test("as text it is the same, and is kept by nobody", async () => {
    const { battle, a } = await battleOf(LANCERS, LANCERS);
    expect((await ask(battle, "", a)).headers.get("cache-control")).toBe("no-store");
    const answer = await ask(battle, "?format=text", a);
    expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual(["text/plain; charset=utf-8", "no-store"]);
    expect(await answer.text()).toBe((await asked(battle, "", a)).text);
  });

  test.each([
    ["?format=pdf", "not-one-of"],
    ["?for=opponent", "not-one-of"],
    ["?part=all", "unknown-parameter"],
  ])("%s is refused", async (query, code) => {
    const { battle, a } = await battleOf(LANCERS, LANCERS);
    expect(await errorOf(await ask(battle, query, a))).toMatchObject({ status: 400, code });
  });

  test("needs the same credentials as the battle", async () => {
    const [one, other] = [await battleOf(LANCERS, LANCERS), await battleOf(LANCERS, LANCERS)];
    expect(await errorOf(await ask(one.battle, "", other.a))).toMatchObject({ status: 401, code: "wrong-token" });
    expect(await errorOf(await ask(one.battle, "", { ...one.a, "x-seat": "b" }))).toMatchObject({ status: 403, code: "not-your-seat" });
    expect(await errorOf(await ask("a".repeat(26)))).toMatchObject({ status: 404, code: "unknown-battle" });
  });
});

/** Two forces that show the same of themselves, and are not the same. */
const SECRETS: readonly (readonly [string, () => readonly [unknown, unknown]])[] = [
  [
    "typed in",
    () => [LANCERS, quickForce({ units: [{ number: 1, name: "Wagons", troop: { type: "battle-wagon", formation: "close" }, bases: 4 }] })],
  ],
  [
    "of a list",
    () => {
      const isScout = (option: string) => option === "scouts";
      const armies = running.knowledge.catalog.readyArmies.map(({ army }) => army);
      const army = armies.find(({ units }) => units.some(({ options }) => options.includes("barricades"))) as Army;
      const bare: Army = { ...army, units: army.units.map((unit) => ({ ...unit, options: unit.options.filter(isScout) })) };
      return [army, bare].map((one) => ({ kind: "army", army: one })) as [unknown, unknown];
    },
  ],
];

/** A battle in which a defends and terrain is being laid: not every one has any. */
async function atTable(force: unknown) {
  for (let seed = 1; seed < 40; seed++) {
    const one = await battleOf(force, LANCERS);
    const came = await comeToTerrain(running, one.battle, seed).catch(() => null);
    if (came && (await loadedNow(one.battle)).battle.roles?.defender === "a") return one;
  }
  throw new Error("no battle came to its terrain");
}

describe.each(SECRETS)("of a force %s", (_, forces) => {
  /** What is told of two battles that differ in nothing but seat a's secrets. */
  async function told(battles: readonly Awaited<ReturnType<typeof battleOf>>[], seat: "a" | "b" | null, query: string) {
    const answers = battles.map(async (one) => (await ask(one.battle, query, seat ? one[seat] : {})).text());
    const [one, other] = await Promise.all(answers);
    return { one: one?.replaceAll(battles[0]?.battle ?? "", ""), other: other?.replaceAll(battles[1]?.battle ?? "", "") };
  }

  async function expectKept(battles: readonly Awaited<ReturnType<typeof battleOf>>[]) {
    for (const format of ["json", "text"]) {
      for (const [seat, query] of [
        ["b", ""],
        ["b", "&for=public"],
        ["a", "&for=public"],
        [null, ""],
        [null, "&for=own"],
      ] as const) {
        const { one, other } = await told(battles, seat, `?format=${format}${query}`);
        expect(other === one, `${seat} ${format} ${query}`).toBe(true);
      }
      const own = await told(battles, "a", `?format=${format}`);
      expect(own.other === own.one).toBe(false);
    }
  }

  test("only its player reads what it does not show, once both have joined and while terrain is laid", async () => {
    const pair = await Promise.all(forces().map((force) => battleOf(force, LANCERS)));
    await expectKept(pair);
    await expectKept(await Promise.all(forces().map((force) => atTable(force))));
  });
});
