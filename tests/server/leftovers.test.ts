import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Army } from "@/lib/model/army";
import { cleanByRightClock, cleanIfDue, cleanLeftovers } from "@/lib/server/clean-leftovers";
import { DAY } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { HOUSE, newBattler, quickForce, sit } from "./battler";
import { newClaimed, newPlayer, newSharer, storedIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let ready: Army;
beforeEach(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const rows = (query: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(query)
    .pluck()
    .all(...values);
const run = (query: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(query)
    .run(...values);
const count = (table: string) => Number(rows(`select count(*) from ${table}`)[0]);
const cleanAfter = (days: number) => cleanLeftovers(running, Date.now() + days * DAY);

describe("a visitor", () => {
  test("whose cookie still opens his account keeps everything, however long ago he was here", async () => {
    const player = newSharer();
    const { id } = await player.owning(ready);
    await player.sharing(ready);
    await cleanAfter(399);
    expect((await storedIn(await player.get(id))).army).toEqual(ready);
  });

  test("whose cookie has ended goes with his armies and values; what he shared stays, and so do his battles", async () => {
    const player = newSharer();
    await player.owning(ready);
    const { share } = await player.sharing(ready);
    const battler = newBattler();
    const { battle, seats } = await battler.opening(quickForce(), HOUSE, { origin: running.environment.publicUrl });
    const token = { authorization: `Bearer ${seats.a}` };
    await battler.command(battle, sit(), token);
    await cleanAfter(401);
    expect([count("users"), count("sessions"), count("armies"), count("army_verdicts")]).toEqual([0, 0, 0, 0]);
    expect((await newSharer().open(share)).status).toBe(200);
    expect((await battler.look(battle, token)).status).toBe(200);
    expect(rows("select owner from shares")).toEqual([null]);
    expect(rows("select user_id from battle_seats")).toEqual([null]);
  });

  test("who has signed out, and whom nothing leads back to, goes after thirty days", async () => {
    const player = newPlayer();
    await player.owning(ready);
    run("delete from sessions");
    await cleanAfter(29);
    expect(count("armies")).toBe(1);
    await cleanAfter(31);
    expect([count("users"), count("armies")]).toEqual([0, 0]);
  });

  test("of whom nothing is kept goes thirty days after he was here last", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    run("delete from armies where id = ?", id);
    await cleanAfter(29);
    expect(count("users")).toBe(1);
    run("update sessions set updated_at = ?", Date.now() + 20 * DAY);
    await cleanAfter(31);
    expect(count("users")).toBe(1);
    await cleanAfter(51);
    expect([count("users"), count("sessions")]).toEqual([0, 0]);
  });
});

test("an account with address and password keeps everything but sessions that are over", async () => {
  const { member, email } = await newClaimed();
  await member.owning(ready);
  await cleanAfter(5000);
  expect([count("users"), count("armies"), count("sessions")]).toEqual([1, 1, 0]);
  expect((await member.signIn({ email, password: "kriegskunst zu fuss" })).status).toBe(200);
});

describe("a battle", () => {
  test("in which nobody has played, and of which no account holds a seat, goes after 180 days, with its code long before", async () => {
    const battler = newBattler();
    const { battle } = await battler.opening(quickForce(), { kind: "invite" });
    await cleanAfter(13);
    expect(count("battle_codes")).toBe(1);
    await cleanAfter(15);
    expect(count("battle_codes")).toBe(0);
    await cleanAfter(179);
    expect((await battler.look(battle)).status).toBe(200);
    await cleanAfter(181);
    expect((await battler.look(battle)).status).toBe(404);
    expect(["battles", "battle_events", "battle_seats"].map(count)).toEqual([0, 0, 0]);
  });

  test("in which one command was sent stays for ever", async () => {
    const battler = newBattler();
    const { battle, mine } = await battler.inviting();
    expect((await battler.command(battle, sit(), mine)).status).toBe(200);
    await cleanAfter(100_000);
    expect((await battler.look(battle, mine)).status).toBe(200);
  });

  test("of which an account holds a seat stays as long as the account", async () => {
    const { member } = await newClaimed();
    const page = { origin: running.environment.publicUrl };
    const opened = await member.send("POST", "/api/battles", {
      document: { table: { width: 45, depth: 30 }, seats: { a: quickForce(), b: { kind: "invite" } } },
      headers: page,
    });
    const { battle } = (await opened.json()) as { battle: string };
    await cleanAfter(100_000);
    expect((await newBattler().look(battle)).status).toBe(200);
  });

  test("that two house commanders fought was played by nobody, and is kept: somebody opened it to look at it", async () => {
    const battler = newBattler();
    const { battle } = await battler.opening(HOUSE, HOUSE);
    await cleanAfter(181);
    expect((await battler.look(battle)).status).toBe(200);
  });

  test("that was never finished opening goes after thirty days", async () => {
    const battler = newBattler();
    const { battle } = await battler.inviting();
    run("delete from battle_events");
    running.battleCache.drop(battle);
    await cleanAfter(29);
    expect(count("battles")).toBe(1);
    await cleanAfter(31);
    expect(["battles", "battle_seats", "battle_codes"].map(count)).toEqual([0, 0, 0]);
  });
});

test("more rows than are looked at together are all looked at", async () => {
  const add = sqlIn(running).prepare("insert into users (id, name, email, is_anonymous, created_at) values (?, '', ?, true, 1)");
  for (let at = 0; at < 1700; at++) add.run(`user-${at}`, `user-${at}@anonymous.invalid`);
  await cleanAfter(0);
  expect(count("users")).toBe(0);
});

describe("by a clock that may be far ahead", () => {
  /** A player with an army in his bin. */
  async function binning() {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    await player.delete(id);
  }
  async function cleanBy(days: number) {
    const warned = vi.spyOn(running.log, "warn");
    await cleanByRightClock(running, Date.now() + days * DAY);
    return warned.mock.calls.length;
  }

  test("nothing is deleted, and the log says why", async () => {
    await binning();
    expect(await cleanBy(61)).toBe(1);
    expect(await cleanBy(5000)).toBe(2);
    expect(["users", "sessions", "armies"].map(count)).toEqual([1, 1, 1]);
  });

  test.each([
    ["a visitor who has come back", () => run("update sessions set updated_at = ?", Date.now() + 90 * DAY)],
    ["a battle that was opened", () => run("insert into battles values ('b', 's', 'c', 'r', ?)", Date.now() + 90 * DAY)],
    ["a new visitor", () => run("insert into users (id, name, email, created_at) values ('u', '', 'u', ?)", Date.now() + 90 * DAY)],
  ])("and it is right after all, as %s tells", async (_, come) => {
    await binning();
    come();
    expect(await cleanBy(91)).toBe(0);
    expect(count("armies")).toBe(0);
  });

  test("that was ahead when somebody came, and is right again: that does not count before its time", async () => {
    await binning();
    run("update sessions set updated_at = ?", Date.now() + 5000 * DAY);
    expect(await cleanBy(61)).toBe(1);
    expect(count("armies")).toBe(1);
  });

  test("a server that is used at least every sixty days cleans as promised, and an empty one too", async () => {
    expect(await cleanBy(0)).toBe(0);
    await binning();
    expect(await cleanBy(59)).toBe(0);
    expect(count("armies")).toBe(0);
  });

  test("more rows than are looked at together are all looked at", async () => {
    await binning();
    const add = sqlIn(running).prepare("insert into users (id, name, email, created_at) values (?, '', ?, ?)");
    for (let at = 0; at < 1700; at++) add.run(`user-${at}`, `user-${at}`, Date.now() + at * 3_600_000);
    expect(await cleanBy(100)).toBe(0);
  });
});

test("is done once a day, by the first of several servers that looks", async () => {
  const now = Date.now();
  const looks = vi.spyOn(running.armies, "throwAwayBefore");
  await Promise.all([1, 2, 3].map(() => cleanIfDue(running, now)));
  expect(looks).toHaveBeenCalledTimes(1);
  await cleanIfDue(running, now + 3_600_000);
  expect(looks).toHaveBeenCalledTimes(1);
  await cleanIfDue(running, now + DAY);
  expect(looks).toHaveBeenCalledTimes(2);
});

test("a version of an own list that was used after somebody looked for idle ones is kept", async () => {
  const { versions } = running.ownLists;
  const owner = "idle";
  run("insert into users (id, name, email) values (?, '', 'idle@anonymous.invalid')", owner);
  const [stored, since, now] = [new Date(1000), new Date(2000), new Date(3000)];
  run(
    "insert into own_list_versions (version, list, owner, document, given, stored_at, used_at) values ('sha256:idle', 'l', ?, '{}', false, ?, ?)",
    ...[owner, stored.getTime(), stored.getTime()],
  );
  expect(await versions.idleSince(since, 20)).toContain("sha256:idle");
  await versions.use("sha256:idle", false, now);
  expect(await versions.dropUnlessUsed("sha256:idle", since)).toBe(false);
  expect(await versions.dropUnlessUsed("sha256:idle", new Date(4000))).toBe(true);
});
