import { randomUUID } from "node:crypto";
import Sqlite from "better-sqlite3";
import { beforeEach, describe, expect, test } from "vitest";
import type { BattleCommand } from "@/lib/model/battle-command";
import { openBattle } from "@/lib/server/battles/open-battle";
import { databaseTrouble } from "@/lib/server/problems";
import { type Running, setRunning } from "@/lib/server/running";
import { A_NONCE } from "../build/played-battle";
import { type Answered, lossesIn } from "./battle-soundness";
import { loadedNow, NOBODY, nextCommand, numbers, playOn, quick, requestOf, send, twoPlayers, viewNow } from "./battling";
import { playUntilKilled } from "./play-until-killed";
import { bootSoundly, temporaryFolder } from "./program-folder";
import { addressOf, breakingOff, onPostgres, sqlIn, sqliteOf } from "./stored";

const SIT: BattleCommand = { type: "sit", nonce: A_NONCE };

let folder: string;
let running: Running;
beforeEach(async () => {
  folder = temporaryFolder();
  running = await bootSoundly(undefined, folder);
  setRunning(running);
});

const countOf = (table: string) => sqlIn(running).prepare(`select count(*) from ${table}`).pluck().get();

/** What a server shows when another has stored that both seats sit: SQLite's only process never looks, and PostgreSQL's look each time. */
const SHOWN_BEFORE_ASKING = onPostgres ? "role" : "sitting";

/** What trouble the database has in doing this; null where it has none. */
async function troubleOf(doing: Promise<unknown>) {
  try {
    await doing;
    return null;
  } catch (error) {
    return databaseTrouble(error) ?? error;
  }
}

describe("two servers on one database", () => {
  test("one that was overtaken decides again from what is stored: nothing is lost, nothing is doubled", async () => {
    const other = await bootSoundly(undefined, folder);
    const { battle } = await twoPlayers([6, 6], running);
    // Both have it in mind as it stands now.
    await Promise.all([viewNow(battle, "a", running), viewNow(battle, "b", other)]);
    const [a, b] = [await send(battle, "a", SIT, undefined, running), await send(battle, "b", SIT, undefined, other)];
    expect([a.ok, b.ok]).toEqual([true, true]);
    expect(b.ok && b.view.step).not.toBe("sitting");
    expect((await viewNow(battle, null, running)).step).toBe(SHOWN_BEFORE_ASKING);
    const again = await send(battle, "a", SIT, undefined, running);
    expect(again).toMatchObject({ ok: false, refusal: { code: "wrong-step" } });
    expect((await viewNow(battle, null, running)).chain).toBe((await viewNow(battle, null, other)).chain);
    expect(await lossesIn(running, [])).toEqual([]);
  });

  test("a command that one has stored is known to the other when it comes again", async () => {
    const other = await bootSoundly(undefined, folder);
    const { battle } = await twoPlayers([6, 6], running);
    await viewNow(battle, null, other);
    const id = randomUUID();
    const first = await send(battle, "a", SIT, id, running);
    const again = await send(battle, "a", SIT, id, other);
    expect(again).toEqual(first);
    expect(await send(battle, "a", { type: "sit", nonce: "ab".repeat(8) }, id, other)).toMatchObject({
      refusal: { code: "command-id-used" },
    });
  });

  test("nothing is refused for what only one of them does not know yet", async () => {
    const other = await bootSoundly(undefined, folder);
    const { battle } = await twoPlayers([6, 6], running);
    await viewNow(battle, null, other);
    for (const seat of ["a", "b"] as const) await send(battle, seat, SIT, undefined, running);
    const [chooser] = (await viewNow(battle, null, running)).toAct;
    if (!chooser) throw new Error("nobody is waited for");
    expect((await viewNow(battle, null, other)).step).toBe(SHOWN_BEFORE_ASKING);
    expect(await send(battle, chooser, { type: "choose-role", role: "invader" }, undefined, other)).toMatchObject({ ok: true });
  });

  test("playing by turns, they play the whole battle", async () => {
    const servers = [running, await bootSoundly(undefined, folder)] as const;
    const { battle } = await twoPlayers([7, 4], running);
    const among = numbers(1);
    for (let turn = 0; (await loadedNow(battle, running)).battle.step !== "ready" && turn < 500; turn++) {
      const server = servers[turn % 2];
      // What either of them had in mind may be of yesterday: then it is refused, and the next turn is the other's.
      const next = await nextCommand(battle, among, server);
      if (next) await send(battle, next.seat, next.command, undefined, server);
      else server?.battleCache.drop(battle);
    }
    for (const server of servers) server.battleCache.drop(battle);
    expect((await viewNow(battle, null, running)).step).toBe("ready");
    expect(await lossesIn(running, [])).toEqual([]);
  });

  test("an append that fails at its last event stores none of them", async () => {
    const { battle } = await twoPlayers([6, 6], running);
    await send(battle, "a", SIT, undefined, running);
    const { battle: before } = await loadedNow(battle, running);
    const goOn = breakingOff(running, "insert on battle_events", "new.event ->> 'type' = 'invasion-rolled'");
    await expect(send(battle, "b", SIT, undefined, running)).rejects.toThrow();
    expect(countOf("battle_events")).toBe(before.seq);
    goOn();
    expect(await send(battle, "b", SIT, undefined, running)).toMatchObject({ ok: true, seq: before.seq + 1 });
  });
});

describe("a database that somebody else has locked", () => {
  test("is said; nothing of the command is stored or shown, and sent again it is played", async () => {
    const { battle } = await twoPlayers([6, 6], running);
    sqliteOf(running).patience.ms = 10;
    const [before, view] = [countOf("battle_events"), await viewNow(battle, "a", running)];
    let heard = 0;
    running.battleNews.listen(battle, () => heard++);
    const locking = new Sqlite(sqliteOf(running).file);
    locking.exec("begin immediate");
    const id = randomUUID();
    expect(await troubleOf(send(battle, "a", SIT, id, running))).toBe("database-busy");
    expect(await troubleOf(openBattle(requestOf(quick("A"), quick("B")), NOBODY, running))).toBe("database-busy");
    expect([countOf("battle_events"), await viewNow(battle, "a", running), heard]).toEqual([before, view, 0]);
    locking.exec("rollback");
    locking.close();
    expect(await send(battle, "a", SIT, id, running)).toMatchObject({ ok: true, seq: view.seq + 1 });
    expect([countOf("battles"), heard]).toEqual([1, 1]);
  });
});

describe("a database that somebody else has locked for a moment", () => {
  test("is waited for, and everybody else is answered meanwhile", async () => {
    const { battle } = await twoPlayers([6, 6], running);
    const locking = new Sqlite(sqliteOf(running).file);
    locking.exec("begin immediate");
    const sent = [send(battle, "a", SIT, undefined, running), send(battle, "b", SIT, undefined, running)];
    // Whoever holds the lock is in this very process: a write that held it up would wait in vain.
    expect((await viewNow(battle, null, running)).toAct).toEqual(["a", "b"]);
    locking.exec("rollback");
    locking.close();
    expect(await Promise.all(sent)).toMatchObject([{ ok: true }, { ok: true }]);
    expect((await viewNow(battle, null, running)).step).toBe("role");
  });
});

describe("a database that is full", () => {
  test("is said; what was answered is there, nothing is half there, and with room again the battle goes on", async () => {
    const { sqlite } = sqliteOf(running);
    const { battle } = await twoPlayers([6, 6], running);
    for (const seat of ["a", "b"] as const) await send(battle, seat, SIT, undefined, running);
    const roomFor = (pages: number) => sqlite.pragma(`max_page_count = ${Number(sqlite.pragma("page_count", { simple: true })) + pages}`);
    roomFor(2);
    let opened = 1;
    let trouble: unknown = null;
    while (trouble === null && opened < 200) {
      trouble = await troubleOf(openBattle(requestOf({ kind: "house" }, { kind: "house" }), NOBODY, running));
      if (trouble === null) opened++;
    }
    expect(trouble).toBe("database-full");
    // What little room is left in the pages takes a few commands more.
    roomFor(0);
    expect(await troubleOf(playOn(battle, 1, undefined, running))).toBe("database-full");
    const { seq } = (await loadedNow(battle, running)).battle;
    expect(sqlite.prepare("select max(seq) from battle_events where battle = ?").pluck().get(battle)).toBe(seq);
    expect(sqlite.prepare("select count(distinct battle) from battle_events").pluck().get()).toBe(opened);
    expect(await lossesIn(running, [])).toEqual([]);
    roomFor(1000);
    await playOn(battle, 2, undefined, running);
    expect((await viewNow(battle, null, running)).step).toBe("ready");
  });
});

describe("the process killed in mid-command", () => {
  test("loses nothing that was answered, and leaves nothing by half", async () => {
    const answered = await playUntilKilled(folder, 45, 45, addressOf(running));
    expect(answered.length).toBeGreaterThanOrEqual(45);
    expect(await lossesIn(running, answered)).toEqual([]);
    const [one] = answered;
    expect(await lossesIn(running, [{ ...(one as Answered), seq: 1 }])).toHaveLength(1);
  });
});
