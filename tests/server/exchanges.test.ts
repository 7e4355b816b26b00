import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { openedArmies } from "@/lib/model/battle";
import { battleReference } from "@/lib/model/quick-reference";
import { sealHash } from "@/lib/rules/record/chain";
import { verify } from "@/lib/rules/record/verify";
import { ADDRESSES } from "@/lib/server/api/endpoints";
import { openedSheets } from "@/lib/server/battles/battle-papers";
import { cleanLeftovers } from "@/lib/server/clean-leftovers";
import { DAY, LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { bearer, createdIn, HOUSE, INVITED, joinedIn, newBattler, quickForce, recordIn, sit, TABLE, viewIn } from "./battler";
import { loadedNow } from "./battling";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let samples: readonly Army[];
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  samples = running.knowledge.catalog.readyArmies.map(({ army }) => army);
});

const armyOf = (at: number) => ({ kind: "army", army: samples[at] });
const asked = (a: unknown, b: unknown = INVITED) => ({ table: TABLE, openArmies: true, seats: { a, b } });

/** An exchange into which one army is sealed. */
async function sealing(army: unknown = armyOf(0)) {
  const battler = newBattler();
  const { battle, invite, seats } = await createdIn(await battler.openWith(asked(army)));
  return { battler, battle, invite: String(invite), mine: bearer(String(seats.a)) };
}

async function exchanged() {
  const { battler, battle, invite, mine } = await sealing();
  const { token } = await joinedIn(await newBattler().join(battle, { invite, force: armyOf(5) }));
  return { battler, battle, a: mine, b: bearer(token) };
}

/** Puts another army behind the seal, as if it had been sealed at the same moment with the same hash. */
async function swap(battle: string, at: number): Promise<void> {
  const other = await exchanged();
  const forceOf = (id: string) =>
    sqlIn(running).prepare("select event from battle_events where battle = ? and seq = 2").get(id) as { event: unknown };
  const parsed = (row: { event: unknown }) => (typeof row.event === "string" ? JSON.parse(row.event) : row.event);
  const [into, from] = [parsed(forceOf(battle)), parsed(forceOf(other.battle))];
  const { force, shown } = at === 0 ? from : { force: { ...from.force, units: [] }, shown: { ...from.shown, name: "Marker-Whitecoats" } };
  sqlIn(running)
    .prepare("update battle_events set event = ? where battle = ? and seq = 2")
    .run(JSON.stringify({ ...into, force, shown }), battle);
  running.battleCache.drop(battle);
}

const READABLE = ADDRESSES.filter(({ path, methods }) => path.startsWith("/api/battles/{id}") && methods.GET);

/** The first of a stream, or all of any other answer, with its status and headers; without the clock of a company. */
async function wholeOf(response: Response): Promise<string> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const reader = isStream ? response.body?.getReader() : null;
  const body = reader ? new TextDecoder().decode((await reader.read()).value) : await response.text();
  await reader?.cancel();
  return JSON.stringify([response.status, [...response.headers], body]).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
}

async function allThatIsTold(battle: string, headers: Record<string, string>): Promise<readonly string[]> {
  const asker = newBattler("10.99.0.1");
  const told: string[] = [];
  for (const address of READABLE) {
    const path = address.path.replace("{id}", battle);
    told.push(await wholeOf(await asker.send("GET", path, { headers })));
  }
  return told;
}

describe("until both armies are in", () => {
  test("each is shown the hash of the other's, and that it is in", async () => {
    const { battler, battle, mine } = await sealing();
    for (const headers of [{}, mine]) {
      const { seals, chairs } = await viewIn(await battler.look(battle, headers));
      expect(seals).toEqual({ a: expect.stringMatching(/^[0-9a-f]{64}$/), b: null });
      expect(chairs).toEqual({ a: "player", b: "open" });
    }
    expect((await viewIn(await battler.look(battle))).forces).toEqual({ a: null, b: null });
    expect((await errorOf(await battler.askArmies(battle, mine))).code).toBe("armies-sealed");
    expect((await errorOf(await battler.askArmies(battle))).code).toBe("no-seat");
  });

  test("no answer to anybody else differs by a byte, whatever army is sealed", async () => {
    const { battle, mine } = await sealing();
    await swap(battle, 0);
    const one = { visitor: await allThatIsTold(battle, {}), own: await allThatIsTold(battle, mine) };
    await swap(battle, 1);
    const two = { visitor: await allThatIsTold(battle, {}), own: await allThatIsTold(battle, mine) };
    expect(two.visitor).toEqual(one.visitor);
    // What its own player reads does: the comparison can fail.
    expect(two.own.join()).toContain("Marker-Whitecoats");
    expect(two.own).not.toEqual(one.own);
    expect(READABLE.length).toBeGreaterThan(8);
  });

  test("one that is withdrawn is shown to nobody, and its record has nothing wrong in it", async () => {
    const { battler, battle, invite, mine } = await sealing();
    expect((await battler.command(battle, { type: "abandon" }, mine)).status).toBe(200);
    const record = await recordIn(await battler.record(battle));
    expect(record.events[1]).toMatchObject({ type: "force-sealed", shown: null, force: null, salt: null });
    const checks = verify(record, running.knowledge.catalog.battle.tables, null);
    expect(checks.flatMap((check) => (check.ok || check.notYet ? [] : [check.name]))).toEqual([]);
    expect((await errorOf(await battler.askArmies(battle, mine))).code).toBe("armies-sealed");
    expect((await newBattler().join(battle, { invite, force: armyOf(5) })).status).toBe(404);
  });
});

describe("once both are in", () => {
  test("both players read both armies, each with the salt of its hash; nobody else reads either", async () => {
    const { battler, battle, a, b } = await exchanged();
    const { seals } = await viewIn(await battler.look(battle));
    for (const headers of [a, b]) {
      const armies = openedArmies.parse(await (await battler.askArmies(battle, headers)).json());
      expect([armies.a.force.army?.name, armies.b.force.army?.name]).toEqual([samples[0]?.name, samples[5]?.name]);
      for (const seat of ["a", "b"] as const) {
        expect(sealHash(armies[seat].salt, armies[seat].force)).toBe(armies[seat].sealed);
        expect(seals?.[seat]).toBe(armies[seat].sealed);
      }
    }
    expect((await errorOf(await battler.askArmies(battle))).code).toBe("no-seat");
    const publicly = (await allThatIsTold(battle, {})).join();
    for (const secret of ['\\"salt\\":\\"', "listVersion"]) expect(publicly).not.toContain(secret);
  });

  test("their sheets are printed, the reader's own first", async () => {
    const { battle } = await exchanged();
    const sheets = (await openedSheets(await loadedNow(battle), "b")) ?? [];
    expect(sheets.map(({ seat, isAsSealed, sheet }) => [seat, isAsSealed, sheet.name])).toEqual([
      ["b", true, samples[5]?.name],
      ["a", true, samples[0]?.name],
    ]);
  });

  test("the battle begins when both say so, with the armies as they were sealed", async () => {
    const { battler, battle, a, b } = await exchanged();
    await battler.command(battle, sit("00112233445566778899aabbccddee00"), a);
    const { view } = (await (await battler.command(battle, sit(), b)).json()) as { view: { step: string } };
    expect(view.step).toBe("role");
    expect((await battler.askArmies(battle, a)).status).toBe(200);
  });

  test("given up, its record tells both and has nothing wrong in it", async () => {
    const { battler, battle, a, b } = await exchanged();
    for (const headers of [a, b]) await battler.command(battle, { type: "abandon" }, headers);
    const record = await recordIn(await battler.record(battle));
    const seals = verify(record, running.knowledge.catalog.battle.tables, null).find(({ name }) => name === "seals");
    expect(seals).toMatchObject({ ok: true, checked: 2 });
  });
});

describe("at the link", () => {
  test("of three people at once one is in, and cannot change what he sealed", async () => {
    const { battler, battle, invite } = await sealing();
    const joining = (at: number) => newBattler().join(battle, { invite, force: armyOf(at) });
    const answers = await Promise.all([joining(3), joining(4), joining(5)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const first = (await viewIn(await battler.look(battle))).seals;
    expect((await joining(6)).status).toBe(404);
    expect((await viewIn(await battler.look(battle))).seals).toEqual(first);
  });

  test("once it has expired nobody comes in", async () => {
    const { battle, invite } = await sealing();
    sqlIn(running).prepare("update battle_codes set expires_at = ? where battle = ?").run(Date.now(), battle);
    expect((await newBattler().join(battle, { invite, force: armyOf(5) })).status).toBe(404);
  });

  test("an army that cannot be read whole is refused at its place, and the link still works", async () => {
    const { battle, invite } = await sealing();
    const { details } = await errorOf(await newBattler().join(battle, { invite, force: quickForce() }));
    expect(details).toMatchObject([{ at: "force.kind", code: "not-one-of" }]);
    expect((await newBattler().join(battle, { invite, force: armyOf(5) })).status).toBe(200);
  });
});

test.each([
  ["the computer", () => asked(armyOf(0), HOUSE), "seats.b.kind"],
  ["a force typed in", () => asked(quickForce()), "seats.a.kind"],
  ["both armies from one player", () => asked(armyOf(0), armyOf(5)), "seats.b.kind"],
  ["another word for it", () => ({ ...asked(armyOf(0)), openArmies: "yes" }), "openArmies"],
  ["no", () => ({ ...asked(armyOf(0)), openArmies: false }), "openArmies"],
])("%s makes no exchange", async (_, document, at) => {
  const { code, details } = await errorOf(await newBattler().openWith(document()));
  expect([code, details]).toEqual(["bad-document", [expect.objectContaining({ at })]]);
});

test("of another battle no armies are read", async () => {
  const { battle, a } = await newBattler().facing();
  expect((await errorOf(await newBattler().askArmies(battle, a))).code).toBe("not-an-exchange");
  expect((await viewIn(await newBattler().look(battle, a))).seals).toBeUndefined();
});

test("one that nobody came back to is cleaned away, one between accounts is not", async () => {
  const { battler, battle } = await sealing();
  const kept = newBattler();
  const { battle: other } = await createdIn(await kept.openWith(asked(armyOf(0)), { origin: running.environment.publicUrl }));
  await cleanLeftovers(running, Date.now() + (LIMITS.unplayedDays + 1) * DAY);
  expect([(await battler.look(battle)).status, (await battler.look(other)).status]).toEqual([404, 200]);
});

test("once both are in, the quick reference of its players counts on all of the other army, and that of spectators on what they see", async () => {
  const { battle, a, b } = await exchanged();
  const reference = async (headers: Record<string, string>) =>
    battleReference.parse(await (await newBattler().send("GET", `/api/battles/${battle}/quick-reference`, { headers })).json());
  const [first, second, anybody] = [await reference(a), await reference(b), await reference({})];
  expect([first.notKnown, second.notKnown]).toEqual([[], []]);
  expect(anybody.notKnown.length).toBeGreaterThan(0);
  expect(first.leftOut.map(({ id }) => id)).toEqual(second.leftOut.map(({ id }) => id));
  expect(first.leftOut.length).toBeGreaterThan(anybody.leftOut.length);
});
