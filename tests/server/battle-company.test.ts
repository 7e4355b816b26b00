import { getTableName } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Company, company, MOST_TICKS } from "@/lib/model/company";
import { SEATS } from "@/lib/model/enumerations";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { bearer, INVITED, joinedIn, newBattler, quickForce, recordIn, TABLE } from "./battler";
import { loadedNow, numbers, playOn } from "./battling";
import { hearing, leaveStreamsAfterEach } from "./hearing";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

leaveStreamsAfterEach();
afterEach(() => void vi.useRealTimers());

const companyIn = async (response: Response): Promise<Company> => {
  expect(response.status).toBe(200);
  return company.parse(await response.json());
};

/** The companies that a stream tells of, one after another. None has an id: they are no events of the battle. */
function companiesOf(response: Response) {
  expect(response.status).toBe(200);
  const { until, leave } = hearing(response);
  let told = 0;
  const next = async (): Promise<Company> => {
    const { id, data } = await until(({ event }) => event === "company", told++);
    expect(id).toBe(undefined);
    return company.parse(JSON.parse(data));
  };
  return { next, leave };
}

/** Two players who have said who they are. */
async function named(a: unknown = { name: "Anna" }, b: unknown = { name: "Ben" }) {
  const battler = newBattler();
  const created = await battler.openWith({ table: TABLE, seats: { a: quickForce(), b: INVITED }, players: { a, b: null } });
  expect(created.status).toBe(201);
  const { battle, invite, seats } = (await created.json()) as { battle: string; invite: string; seats: { a: string } };
  const { token } = await joinedIn(await battler.join(battle, { invite, force: quickForce(), player: b }));
  return { battler, battle, a: bearer(seats.a), b: bearer(token) };
}

/** The same, played until the battle is to be fought. */
async function fought(seed = 3) {
  const players = await named();
  await playOn(players.battle, seed);
  const { battle } = await loadedNow(players.battle);
  expect(battle.step).toBe("ready");
  return players;
}

const at = Date.now() - 10_000;
const GUNS = "unit:b:1";

describe("names", () => {
  test("are said once with the seat, and read by both players", async () => {
    const { battler, battle, a, b } = await named();
    for (const headers of [a, b])
      expect((await companyIn(await battler.askCompany(battle, headers))).names).toEqual({ a: "Anna", b: "Ben" });
  });

  test("can be changed, and the other player's stream says so at once", async () => {
    const { battler, battle, a, b } = await named();
    const stream = companiesOf(await battler.listen(battle, b));
    expect((await stream.next()).names.a).toBe("Anna");
    await companyIn(await battler.sayName(battle, { name: "Anna Maria" }, a));
    expect((await stream.next()).names.a).toBe("Anna Maria");
  });

  test.each([
    ["\u202eneB\u202c", "neB"],
    ["  Ben\n\tthe   Bold\u0007 ", "Ben the Bold"],
    ["B\u200be\u200fn", "Ben"],
    ["Z\u0351\u0351\u0351\u0351\u0351\u0351", "Z\u0351\u0351\u0351"],
  ])("are one line without what cannot be seen or turns the text round: %j", async (typed, read) => {
    const { battler, battle, a } = await named();
    const { names } = await companyIn(await battler.sayName(battle, { name: typed }, a));
    expect(names.a?.normalize("NFC")).toBe(read.normalize("NFC"));
  });

  test.each([[""], [" \u200b"], ["x".repeat(41)], [7], [null]])("that are none are refused: %j", async (name) => {
    const { battler, battle, a } = await named();
    expect(await errorOf(await battler.sayName(battle, { name }, a))).toMatchObject({ status: 400, code: "bad-document", at: "name" });
  });

  test("are in no view, record or stream of a spectator, nor in the chain", async () => {
    const { battler, battle, a } = await named({ name: "Annabelle" }, { name: "Benedict" });
    const spectator = hearing(await battler.listen(battle));
    await spectator.until(() => true);
    const told = [
      JSON.stringify(spectator.heard),
      JSON.stringify(await recordIn(await battler.record(battle, a))),
      await (await battler.look(battle)).text(),
      await (await battler.look(battle, a)).text(),
    ].join("\n");
    expect(spectator.heard[0]?.data).toContain("seq");
    for (const secret of ["Annabelle", "Benedict", "company", "presence"]) expect(told).not.toContain(secret);
  });
});

describe("only a player is told", () => {
  test("nobody without the seat's token asks, names or ticks", async () => {
    const { battler, battle } = await fought();
    const other = await newBattler().facing();
    for (const headers of [{}, other.a]) {
      const answers = [
        await battler.askCompany(battle, headers),
        await battler.sayName(battle, { name: "Eve" }, headers),
        await battler.tick(battle, { ticks: [{ key: GUNS, value: 2, at }] }, headers),
      ];
      for (const answer of answers) expect([401, 403]).toContain((await errorOf(answer)).status);
    }
    expect((await running.battleCompanies.ticks(battle)).length).toBe(0);
  });
});

describe("presence", () => {
  test("a player is here while he listens, and away since he left", async () => {
    const { battler, battle, a, b } = await named();
    const watching = companiesOf(await battler.listen(battle, a));
    expect((await watching.next()).presence).toEqual({ a: { here: true, since: null }, b: { here: false, since: null } });
    const visiting = companiesOf(await battler.listen(battle, b));
    expect((await watching.next()).presence.b).toEqual({ here: true, since: null });
    const before = Date.now();
    await visiting.leave();
    const { b: gone } = (await watching.next()).presence;
    expect(gone.here).toBe(false);
    expect(Date.parse(gone.since ?? "")).toBeGreaterThanOrEqual(before - 1);
    expect(Date.parse(gone.since ?? "")).toBeLessThanOrEqual(Date.now());
  }, 20_000);

  test("a page that is loaded again has not left", async () => {
    const { battler, battle, a, b } = await named();
    const visiting = companiesOf(await battler.listen(battle, b));
    await visiting.leave();
    expect((await companyIn(await battler.askCompany(battle, a))).presence.b).toEqual({ here: true, since: null });
  });

  test("spectators are not noticed, and it is stored nowhere", async () => {
    const { battler, battle, a } = await named();
    hearing(await battler.listen(battle));
    const { presence } = await companyIn(await battler.askCompany(battle, a));
    expect(SEATS.map((seat) => presence[seat].here)).toEqual([false, false]);
    expect(
      Object.values(running.database.tables)
        .map((table) => `${getTableName(table)} ${Object.keys(table)}`)
        .join(" "),
    ).not.toMatch(/presence|last_seen/);
  });
});

describe("ticks", () => {
  test("of either player are seen by both, who may each tick both armies; the last word counts", async () => {
    const { battler, battle, a, b } = await fought();
    const stream = companiesOf(await battler.listen(battle, a));
    await stream.next();
    await battler.tick(battle, { ticks: [{ key: GUNS, value: 2, at }] }, b);
    expect((await stream.next()).ticks).toEqual([{ key: GUNS, value: 2, at, by: "b" }]);
    const { ticks } = await companyIn(await battler.tick(battle, { ticks: [{ key: GUNS, value: 4, at: at + 1 }] }, a));
    const both = [
      { key: GUNS, value: 4, at: at + 1, by: "a" },
      { key: GUNS, value: 2, at, by: "b" },
    ];
    expect(ticks).toEqual(both);
    expect((await companyIn(await battler.askCompany(battle, b))).ticks).toEqual(both);
  });

  test("that come late, again and in any order come to the same", async () => {
    const words = [1, 2, 3, 4, 5, 6].map((value) => ({ key: value % 2 ? GUNS : "camp:a", value, at: at + ((value * 5) % 7) }));
    const outcomes = new Set<string>();
    const { battler, battle, a } = await fought();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      sqlIn(running).prepare("delete from battle_ticks where battle = ?").run(battle);
      const among = numbers(seed);
      const order = words.map((word) => ({ word, place: among(1000) })).toSorted((one, other) => one.place - other.place);
      for (const { word } of [...order, ...order.slice(0, 3)]) await battler.tick(battle, { ticks: [word] }, a);
      outcomes.add(JSON.stringify((await companyIn(await battler.askCompany(battle, a))).ticks));
    }
    expect(outcomes.size).toBe(1);
  });

  test("of a clock that is fast are never later than ours", async () => {
    const { battler, battle, a } = await fought();
    const { ticks } = await companyIn(await battler.tick(battle, { ticks: [{ key: GUNS, value: 2, at: Date.now() + 9e9 }] }, a));
    expect(ticks[0]?.at).toBeLessThanOrEqual(Date.now());
  });

  test("tell nobody which unit groups of the other army are hidden, and nobody ticks what he cannot know", async () => {
    const { battler, battle, a, b } = await fought();
    const sent = { ticks: ["unit:b:99", "here:b:march-1", "kind:b:0", GUNS].map((key) => ({ key, value: 1, at })) };
    const { ticks } = await companyIn(await battler.tick(battle, sent, a));
    expect(ticks.map(({ key }) => key)).toEqual(["kind:b:0", GUNS]);
    expect((await companyIn(await battler.askCompany(battle, b))).ticks.map(({ key }) => key)).toEqual([GUNS]);
  });

  test("are refused before the battle is fought, and where they are none", async () => {
    const { battler, battle, a } = await named();
    expect(await errorOf(await battler.tick(battle, { ticks: [{ key: GUNS, value: 1, at }] }, a))).toMatchObject({
      status: 409,
      code: "not-fought",
    });
    for (const ticks of [
      [{ key: "chain:b:1", value: 1, at }],
      [{ key: "unit:c:1", value: 1, at }],
      [{ key: GUNS, value: 201, at }],
      [{ key: GUNS, value: -1, at }],
      [{ key: GUNS, value: 1, at: -1 }],
      [{ key: GUNS, value: 1, at, by: "b" }],
      Array.from({ length: MOST_TICKS + 1 }, () => ({ key: GUNS, value: 1, at })),
    ])
      expect((await errorOf(await battler.tick(battle, { ticks }, a))).code).toBe("bad-document");
  });

  test("have a limit for each seat, which an old one never falls under", async () => {
    const { battle } = await fought();
    const { putTicks, ticks } = running.battleCompanies;
    const word = (key: string, value = 1, moment = at) => ({ key, value, at: moment });
    await putTicks({ battle, by: "a", ticks: [word("camp:a"), word("camp:b"), word(GUNS)], most: 2 });
    expect((await ticks(battle)).map(({ key }) => key)).toEqual(["camp:a", "camp:b"]);
    await putTicks({ battle, by: "a", ticks: [word("hurt:a:0"), word("camp:b", 2, at + 1)], most: 2 });
    await putTicks({ battle, by: "b", ticks: [word(GUNS)], most: 2 });
    expect((await ticks(battle)).map(({ key, by, value }) => `${key} ${by} ${value}`)).toEqual(["camp:a a 1", "camp:b a 2", `${GUNS} b 1`]);
  });
});
