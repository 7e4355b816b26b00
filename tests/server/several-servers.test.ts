import { beforeAll, describe, expect, test, vi } from "vitest";
import { DatabaseFailure } from "@/db/database";
import type { PostgresDatabase } from "@/db/postgres";
import type { BattleView } from "@/lib/model/battle-view";
import { battleView, loadBattle } from "@/lib/server/battles/load-battle";
import type { Loaded } from "@/lib/server/battles/loaded";
import { sha256 } from "@/lib/server/ids";
import { databaseTrouble } from "@/lib/server/problems";
import { countTogether, secondsToWait } from "@/lib/server/rate-limit";
import { type Running, setRunning } from "@/lib/server/running";
import { A_NONCE } from "../build/played-battle";
import { send, twoPlayers } from "./battling";
import { bootSoundly, temporaryFolder } from "./program-folder";
import { onPostgres, sqlIn } from "./stored";

const sit = { type: "sit", nonce: A_NONCE } as const;

/** Waits until something is so. Only what never comes takes the whole time of a test. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe.runIf(onPostgres)("two servers on one database", () => {
  let [one, other] = [] as unknown as [Running, Running];
  beforeAll(async () => {
    const folder = temporaryFolder();
    [one, other] = [await bootSoundly(undefined, folder), await bootSoundly(undefined, folder)];
    setRunning(one);
  });

  test("have one secret, so that each knows the other's cookies", () => {
    expect(one.secret).toBe(other.secret);
    expect(one.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test("read what the other has stored, and only one of two commands at once is next", async () => {
    const { battle } = await twoPlayers([6, 3], one);
    const seqs = async () => Promise.all([one, other].map(async (server) => (await loadBattle(battle, server))?.battle.seq));
    const [before] = await seqs();
    expect(await seqs()).toEqual([before, before]);
    expect((await send(battle, "a", sit, undefined, other)).ok).toBe(true);
    const [now, there] = await seqs();
    expect([now === there, Number(now) > Number(before)]).toEqual([true, true]);
    const both = await Promise.all([one, other].map((server) => send(battle, "b", sit, undefined, server)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("show no battle any more that the other has deleted", async () => {
    const { battle } = await twoPlayers([6, 3], one);
    expect(await loadBattle(battle, other)).not.toBeNull();
    for (const table of ["battle_events", "battle_seats", "battle_codes"])
      sqlIn(one).prepare(`delete from ${table} where battle = ?`).run(battle);
    sqlIn(one).prepare("delete from battles where id = ?").run(battle);
    for (const server of [other, one]) expect(await loadBattle(battle, server)).toBeNull();
  });

  test("tell each other of events, each once and in order", async () => {
    const { battle } = await twoPlayers([6, 3], one);
    const heard: number[] = [];
    const stop = other.battleNews.listen(battle, (loaded: Loaded) => heard.push(loaded.battle.seq));
    await send(battle, "a", sit, undefined, one);
    await send(battle, "b", sit, undefined, one);
    const now = await loadBattle(battle, one);
    await until(() => heard.at(-1) === now?.battle.seq);
    expect(heard).toEqual([...new Set(heard)].toSorted((a, b) => a - b));
    stop();
  });

  test("find what was told to nobody, because the connection that hears had gone", async () => {
    const { battle } = await twoPlayers([6, 3], one);
    let seen: BattleView | null = null;
    const stop = other.battleNews.listen(battle, (loaded: Loaded) => {
      seen = battleView(loaded, null);
    });
    const gone = sqlIn(one).prepare(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' or query = 'select 1'",
    );
    gone.all();
    await send(battle, "a", sit, undefined, one);
    gone.all();
    const now = await loadBattle(battle, one);
    await until(() => seen?.seq === now?.battle.seq);
    stop();
  });

  test("know who is at the table, at whichever of them, and who has left", async () => {
    const { battle } = await twoPlayers([6, 3], one);
    const woken: string[] = [];
    const leaveA = await one.companies.enter(battle, "a", () => woken.push("a"));
    const leaveB = await other.companies.enter(battle, "b", () => woken.push("b"));
    const here = (server: Running) => {
      const { a, b } = server.companies.now(battle).presence;
      return [a.here, b.here];
    };
    await until(() => here(one).every(Boolean) && here(other).every(Boolean));
    await one.companies.changed(battle);
    await until(() => woken.includes("b"));
    leaveB();
    await until(() => !here(one)[1]);
    leaveA();
  });

  test("find what was ticked and told to nobody", async () => {
    const { battle } = await twoPlayers([6, 3], one);
    const leave = await other.companies.enter(battle, "b", () => {});
    const tick = { key: "one", value: 1, at: 1 };
    await one.battleCompanies.putTicks({ battle, by: "a", ticks: [tick], most: 9 });
    await other.companies.readOld();
    expect(other.companies.now(battle).ticks).toEqual([]);
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 21_000);
    await other.companies.readOld();
    clock.mockRestore();
    expect(other.companies.now(battle).ticks).toMatchObject([tick]);
    leave();
  });

  test("keep their connection when a statement is refused on it", async () => {
    const { pool } = (one.database as PostgresDatabase).connections;
    const { battle } = await twoPlayers([6, 3], one);
    const row = await one.battles.find(battle);
    if (!row) throw new Error("no battle");
    let ended = 0;
    const count = () => ended++;
    pool.on("remove", count);
    for (let again = 0; again < 3; again++) await expect(one.battles.insert(row)).rejects.toMatchObject({ code: "23505" });
    pool.off("remove", count);
    expect(ended).toBe(0);
  });

  test("let the database take back what a machine began that says no more", async () => {
    const { pool } = (one.database as PostgresDatabase).connections;
    const { rows } = await pool.query("show idle_in_transaction_session_timeout");
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: "10s" }]);
  });

  test("count requests together", async () => {
    countTogether(one.database as PostgresDatabase, one.secret);
    const waits: number[] = [];
    for (let asked = 0; asked < 3; asked++) waits.push(await secondsToWait("sign-in", "somebody"));
    countTogether(other.database as PostgresDatabase, other.secret);
    for (let asked = 0; asked < 3; asked++) waits.push(await secondsToWait("sign-in", "somebody"));
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBeGreaterThan(0);
    const stored = JSON.stringify(sqlIn(one).prepare("select * from rate_limits").all());
    expect(stored).not.toContain("somebody");
    // Whoever reads the table cannot try all addresses.
    expect(stored).not.toContain(sha256("condotta.rates/1\nsomebody").slice(0, 32));
  });

  test("of a failure tell the code and the statement, and never what was asked with", async () => {
    const failure = await one.users
      .addVisitor({
        id: "a secret id",
        email: "\0 a secret address",
        createdAt: new Date(),
        first: null,
        session: { id: "x", token: "a secret", expiresAt: new Date() },
      })
      .catch((error: unknown) => error as Error);
    expect(String(failure)).toBe('DatabaseFailure: the database did not carry out "users_add_visitor" (22021)');
    expect(JSON.stringify({ ...(failure as Error), stack: (failure as Error).stack })).not.toContain("secret");
    expect((failure as Error).cause).toBeUndefined();
  });

  test("know a failure that another copy of this program's modules throws, as Next makes some", async () => {
    vi.resetModules();
    const another = await import("@/db/database");
    expect(another.DatabaseFailure).not.toBe(DatabaseFailure);
    expect(databaseTrouble(new another.DatabaseFailure("ECONNREFUSED", "sessions_find"))).toBe("database-away");
  });

  test("say that the database is away, whatever they ask it", async () => {
    const third = await bootSoundly(undefined, temporaryFolder());
    await third.database.close();
    const { armies, users, database } = third;
    for (const asked of [armies.countOf("x"), users.remove("x", null), database.tryReading(), database.tryWriting()])
      expect(databaseTrouble(await asked.catch((error: unknown) => error))).toBe("database-away");
  });
});
