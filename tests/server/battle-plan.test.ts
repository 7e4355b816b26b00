import { beforeAll, describe, expect, test } from "vitest";
import { battlePlan } from "@/lib/model/battle-plan";
import { type Running, setRunning } from "@/lib/server/running";
import { planText } from "@/lib/sheets/plan/plan-text";
import { errorOf } from "./asking";
import { bearer, newBattler, quickForce } from "./battler";
import { comeToTerrain } from "./battling";
import { bootSoundly } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

type Headers = Record<string, string>;
const battler = newBattler();
const ask = (battle: string, query: string, headers: Headers = {}) =>
  battler.send("GET", `/api/battles/${battle}/plan${query}`, { headers });

const FORCE = quickForce({
  units: [
    { number: 1, name: "Reiters", troop: { type: "mounted", formation: "loose" }, bases: 4 },
    { number: 2, name: "Shot", troop: { type: "foot", formation: "loose" }, bases: 6 },
  ],
});

/** A battle in which terrain is being laid: not every one has any. */
async function atTable() {
  for (let seed = 1; seed < 12; seed++) {
    const { battle, seats } = await battler.opening(FORCE, FORCE);
    const came = await comeToTerrain(running, battle, seed).catch(() => null);
    if (came) return { battle, a: bearer(String(seats.a)), b: bearer(String(seats.b)) };
  }
  throw new Error("no battle came to its terrain");
}

test("there is none before the table", async () => {
  const { battle, seats } = await battler.opening(FORCE, FORCE);
  const answer = await ask(battle, "", bearer(String(seats.a)));
  expect([answer.status, (await errorOf(answer)).code]).toEqual([409, "nothing-to-lay"]);
});

describe("at the table", () => {
  let at: Awaited<ReturnType<typeof atTable>>;
  beforeAll(async () => {
    at = await atTable();
  });

  test("a seat is answered with its own, marked as secret, and with the public one if it asks for that", async () => {
    const own = battlePlan.parse(await (await ask(at.battle, "", at.a)).json());
    expect([own.seat, typeof own.secret]).toEqual(["a", "string"]);
    expect(own.armies.find(({ seat }) => seat === "a")?.waiting).toHaveLength(2);
    const shown = battlePlan.parse(await (await ask(at.battle, "?for=public", at.a)).json());
    expect([shown.seat, shown.secret]).toEqual([null, null]);
    expect(shown).toEqual(await (await ask(at.battle, "")).json());
  });

  test("only its player reads the names of unit groups, in data or text", async () => {
    for (const headers of [{}, at.b]) {
      for (const format of ["json", "text"]) {
        const told = await (await ask(at.battle, `?format=${format}&for=public`, headers)).text();
        expect(told).not.toContain("Reiters");
      }
    }
  });

  test("as text it is the same plan, and is kept by nobody", async () => {
    const own = battlePlan.parse(await (await ask(at.battle, "", at.a)).json());
    const answer = await ask(at.battle, "?format=text", at.a);
    expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual(["text/plain; charset=utf-8", "no-store"]);
    expect(await answer.text()).toBe(planText(own));
  });

  test.each([
    ["?format=pdf", "not-one-of"],
    ["?for=opponent", "not-one-of"],
    ["?who=a", "unknown-parameter"],
  ])("%s is refused", async (query, code) => {
    const answer = await ask(at.battle, query, at.a);
    expect([answer.status, (await errorOf(answer)).code]).toEqual([400, code]);
  });
});
