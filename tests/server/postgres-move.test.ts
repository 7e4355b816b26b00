import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSqlite } from "@/db/sqlite";
import { boot } from "@/lib/server/boot";
import { createLog, readEnvironment } from "@/lib/server/environment";
import { moveToPostgres } from "@/lib/server/move";
import type { Running } from "@/lib/server/running";
import { TERMINAL } from "@/lib/words/terminal";
import { lossesIn } from "./battle-soundness";
import { playOn, twoPlayers } from "./battling";
import { bootQuietly, emptyDatabase, temporaryFolder } from "./program-folder";
import { askPostgres } from "./stored";

const ROOT = resolve(import.meta.dirname, "../..");
const words = TERMINAL.move;

/** A house with a player's armies, two battles and all that hangs on them, in a file. */
let house: string;
beforeAll(async () => {
  house = temporaryFolder();
  const booted = await boot(ROOT, { LOG_LEVEL: "silent", DATA_DIR: house });
  if (!booted.ok) throw new Error(booted.problems.join("\n"));
  const running = booted.value;
  const { battle } = await twoPlayers([6, 3], running);
  await playOn(battle, 7, undefined, running);
  await twoPlayers([6, 3], running);
  await running.database.close();
  const sqlite = new Sqlite(join(house, "condotta.db"));
  const army = running.knowledge.catalog.readyArmies[0]?.army;
  sqlite.prepare("insert into users (id, name, email, is_anonymous) values ('u', 'Ö', 'a@b.example', 1)").run();
  // The order of keys, a number's own way of being written and spaces are part of what is hashed.
  const documents = [JSON.stringify(army), `{"name": "é \\u00e9","year":1500,"b":1, "a":2}`];
  for (const [at, document] of documents.entries())
    sqlite
      .prepare(
        "insert into armies (id, owner, revision, document, place, created_at, changed_at, placed_at) values (?, 'u', ?, ?, 'desk', 1, 2, 3)",
      )
      .run(`army-${at}`, at + 1, document);
  // What a player writes of lists: as it stands, as armies pin it, and as he shares it or has withdrawn it.
  for (const insert of [
    "own_lists (id, owner, revision, document, place, created_at, changed_at, placed_at) values ('own-a', 'u', 3, @document, 'bin', 1, 2, 3)",
    "own_list_versions (version, list, owner, document, given, stored_at, used_at) values ('sha256:1', 'own-a', 'u', @document, 1, 1, 2)",
    "own_list_versions (version, list, owner, document, given, stored_at, used_at) values ('sha256:2', 'own-b', null, @document, 0, 1, 2)",
    "list_shares (share, list, owner, document, shared_at) values ('s', 'own-a', 'u', @document, 1)",
    "list_shares (share, list, owner, document, shared_at) values ('t', 'own-a', null, null, 1)",
  ])
    sqlite.prepare(`insert into ${insert}`).run(insert.includes("@document") ? { document: '{"name":"É","lines": []}' } : {});
  sqlite.close();
});

let folder: string;
let url: string;
beforeEach(() => {
  folder = temporaryFolder();
  const from = new Sqlite(join(house, "condotta.db"));
  mkdirSync(dirname(join(folder, "condotta.db")), { recursive: true });
  from.exec(`vacuum into '${join(folder, "condotta.db")}'`);
  from.close();
  url = emptyDatabase();
});

const change = (sql: string) => {
  const sqlite = new Sqlite(join(folder, "condotta.db"));
  sqlite.pragma("foreign_keys = OFF");
  sqlite.exec(sql);
  sqlite.close();
};

function move() {
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: "silent" }, ROOT);
  if (!environment.ok) throw new Error("no environment");
  return moveToPostgres(environment.value, url, ROOT, createLog("silent"));
}

const inPostgres = (sql: string) => askPostgres(url, sql).rows;
const countsIn = () =>
  inPostgres("select (select count(*) from armies) + (select count(*) from battle_events) + (select count(*) from users) as rows")[0]?.rows;
const nothingIsThere = () => expect(countsIn()).toBe(0);

async function movedServer(): Promise<Running> {
  const booted = await boot(ROOT, { LOG_LEVEL: "silent", DATA_DIR: temporaryFolder(), DATABASE_URL: url });
  if (!booted.ok) throw new Error(booted.problems.join("\n"));
  return booted.value;
}

describe("a house is moved", () => {
  test("whole: every byte of a document, every battle with its chain, and nobody is signed out", async () => {
    const moved = await move();
    expect(moved).toMatchObject({ ok: true, value: { armies: 2, users: 1, battles: 2 } });
    const sqlite = new Sqlite(join(folder, "condotta.db"));
    const stored = sqlite.prepare("select id, document, created_at, place from armies order by id").all();
    expect(inPostgres("select id, document, created_at, place from armies order by id")).toEqual(stored);
    expect(inPostgres("select is_anonymous from users")).toEqual([{ is_anonymous: 1 }]);
    for (const [of, name] of [
      ["select id, owner, revision, document, place, name from own_lists order by id", "own_lists"],
      ["select version, list, owner, document, given, stored_at, used_at from own_list_versions order by version", "own_list_versions"],
      ["select share, list, owner, document, shared_at from list_shares order by share", "list_shares"],
    ] as const) {
      expect(inPostgres(of), name).toEqual(sqlite.prepare(of).all());
      expect(inPostgres(`select count(*) as rows from ${name}`)[0]?.rows, name).toBeGreaterThan(0);
    }
    sqlite.close();
    const running = await movedServer();
    try {
      expect(await lossesIn(running, [])).toEqual([]);
      expect(running.secret).toMatch(/^[0-9a-f]{64}$/);
    } finally {
      await running.database.close();
    }
  });

  test("not into one that has anything in it, which stays as it is", async () => {
    await move();
    const before = countsIn();
    expect(await move()).toEqual({ ok: false, problems: [words.notEmpty("documents")] });
    expect(countsIn()).toBe(before);
  });

  test("not where there is none", async () => {
    rmSync(join(folder, "condotta.db"));
    expect(await move()).toMatchObject({ ok: false, problems: [expect.stringContaining("There is no database")] });
  });
});

describe("a row that PostgreSQL cannot hold is named, and nothing is moved", () => {
  test.each([
    ["NUL in JSON", `update armies set document = '{"name":"a\\u0000b"}' where id = 'army-0'`, "armies", `"army-0"`, "document"],
    ["half of a letter in JSON", `update armies set document = '{"name":"\\ud83d"}' where id = 'army-1'`, "armies", `"army-1"`, "document"],
    ["NUL in text", "update users set name = 'a' || char(0) || 'b'", "users", `"u"`, "name"],
  ])("%s", async (_, sql, table, key, column) => {
    change(sql);
    expect(await move()).toEqual({ ok: false, problems: [words.unholdable({ table, key, column }), words.unholdableHelp(1)] });
    nothingIsThere();
  });

  test("but not what only looks like one", async () => {
    change(`update armies set document = '{"name":"a\\\\u0000b \\ud83d\\ude00"}' where id = 'army-0'`);
    expect(await move()).toMatchObject({ ok: true });
    expect(inPostgres("select name from armies where id = 'army-0'")).toEqual([{ name: "a\\u0000b 😀" }]);
  });
});

test("a battle whose chain is broken is named, and nothing is moved", async () => {
  const [{ battle } = { battle: "" }] = [
    new Sqlite(join(folder, "condotta.db")).prepare("select battle from battle_events limit 1").get(),
  ] as { battle: string }[];
  change(`update battle_events set event = json_set(event, '$.chain', '${"0".repeat(64)}') where battle = '${battle}' and seq = 2`);
  expect(await move()).toEqual({ ok: false, problems: [words.brokenChain(battle)] });
  nothingIsThere();
});

test("broken off in the midst of it nothing is moved, and it can be run again", async () => {
  inPostgres(
    "create function broken() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$",
  );
  inPostgres("create trigger breaking before insert on battle_events for each row when (new.seq = 3) execute function broken()");
  expect(await move()).toMatchObject({ ok: false, problems: [expect.any(String), words.nothingMoved] });
  nothingIsThere();
  inPostgres("drop trigger breaking on battle_events");
  expect(await move()).toMatchObject({ ok: true });
});

test("while it moves no server starts on the file", async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The lock under which tables are made: the move waits for it, with the file in its hands.
  await client.query("select pg_advisory_lock(7264159)");
  const moving = move();
  const waits =
    "select count(*)::integer as waiting from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())";
  while ((await client.query(waits)).rows[0].waiting === 0) await pause(20);
  const booted = await bootQuietly(ROOT, { DATA_DIR: folder });
  await client.end();
  expect(booted).toMatchObject({ ok: false });
  expect(await moving).toMatchObject({ ok: true });
});

test("the command says what it moved, never the address, and moves nothing that a server uses", async () => {
  const runFor = (DATABASE_URL: string, ...args: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/move.ts", ...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: "silent", DATABASE_URL },
      encoding: "utf8",
    });
  const run = (...args: string[]) => runFor("", ...args);
  for (const asked of [run(), runFor(url, url)]) expect(asked).toMatchObject({ status: 1, stderr: `${words.usage}\n` });
  const server = openSqlite(join(folder, "condotta.db"), "normal");
  server.sqlite.prepare("select id from users").all();
  const used = run("--to", url);
  expect([used.status, used.stderr]).toEqual([1, `${words.inUse(join(folder, "condotta.db"))}\n`]);
  await server.close();
  const away = run("--to", "postgres://me:geheim@127.0.0.1:1/there");
  expect(away.status).toBe(1);
  expect(away.stdout + away.stderr).not.toContain("geheim");
  // In a variable, which no list of processes shows.
  const { status, stdout, stderr } = runFor(url);
  expect([status, stderr, stdout]).toEqual([0, "", expect.stringContaining(`${words.rows("armies", 2)}\n`)]);
});
