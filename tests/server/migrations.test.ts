import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { version } from "@/lib/model/identifiers";
import { TERMINAL } from "@/lib/words/terminal";
import { bootQuietly, bootSoundly, programFolder, readyArmyOf, temporaryFolder } from "./program-folder";
import { sqliteOf } from "./stored";

const FIRST_POINTS = version.parse("sha256:10319b96fa4759f174e33bacc8b49eed18963cb48465f380ba9b2cff2e16542a");

const LATER = "CREATE TABLE later (id text PRIMARY KEY NOT NULL);";

function tablesOf(file: string): unknown[] {
  const sqlite = new Sqlite(file, { readonly: true });
  const tables = sqlite
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .pluck()
    .all();
  sqlite.close();
  return tables;
}

function make(file: string, sql: string) {
  const sqlite = new Sqlite(file);
  sqlite.exec(sql);
  sqlite.close();
}

const TABLES = [
  ...[
    "__drizzle_migrations",
    "armies",
    "army_tags",
    "army_verdicts",
    "battle_codes",
    "battle_events",
    "battle_seats",
    "battle_ticks",
    "battles",
    "credentials",
    "documents",
    "first_saves",
  ],
  ...["list_shares", "own_list_versions", "own_lists", "own_values", "recovery_keys", "server_notes", "sessions", "shares"],
  ...["tournament_armies", "tournament_entries", "tournament_rounds", "tournament_statements", "tournaments"],
  ...["users", "verifications", "wrong_tries"],
];

test("a new database needs no backup", async () => {
  const dataDirectory = temporaryFolder();
  const database = sqliteOf(await bootSoundly(undefined, dataDirectory));
  expect(tablesOf(database.file)).toEqual(TABLES);
  expect(existsSync(join(dataDirectory, "backups"))).toBe(false);
});

test("the database is in WAL mode, checks its keys, and syncs as it is told", async () => {
  const normal = sqliteOf(await bootSoundly()).sqlite;
  const full = sqliteOf(await bootSoundly(undefined, temporaryFolder(), { DB_SYNC: "full" })).sqlite;
  expect(normal.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(normal.pragma("foreign_keys", { simple: true })).toBe(1);
  expect(normal.pragma("busy_timeout", { simple: true }), "we wait ourselves").toBe(0);
  expect([normal, full].map((one) => one.pragma("synchronous", { simple: true }))).toEqual([1, 2]);
});

/** A database as the program made it before accounts were bounded (0005), with an army, a withdrawn share and the beginning of a battle. */
function beforeBounds(file: string, army: object): void {
  const sqlite = new Sqlite(file);
  const folder = join(import.meta.dirname, "../../db/migrations");
  const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: { tag: string; when: number }[] };
  sqlite.exec("create table __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)");
  for (const { tag, when } of entries.slice(0, 5)) {
    const text = readFileSync(join(folder, `${tag}.sql`), "utf8");
    sqlite.exec(text.replaceAll("--> statement-breakpoint", ""));
    const hash = createHash("sha256").update(text).digest("hex");
    sqlite.prepare("insert into __drizzle_migrations (hash, created_at) values (?, ?)").run(hash, when);
  }
  sqlite.exec("insert into users (id, name, email) values ('u', '', 'u@example.org')");
  sqlite.prepare("insert into armies values ('army', 'u', null, 1, ?, 'desk', 1, 1, 1)").run(JSON.stringify(army));
  sqlite.exec("insert into shares values ('one', 'one', 'u', null, 1), ('two', 'two', null, null, 1)");
  sqlite.exec("insert into battles values ('b', 's', 'c', 'r', 1)");
  sqlite.exec("insert into battle_events values ('b', 1, null, null, null, '{\"type\":\"battle-opened\"}', 1)");
  sqlite.close();
}

test("a database of before with armies of any size is copied, brought up to date, listed and sound", async () => {
  const { army } = readyArmyOf(await bootSoundly());
  const dataDirectory = temporaryFolder();
  // Four times what an army may take now.
  const large = { ...army, units: Array.from({ length: 2000 }, () => army.units[0]) };
  beforeBounds(join(dataDirectory, "condotta.db"), { ...large, rules: null });
  const running = await bootSoundly(undefined, dataDirectory);
  const { armies, knowledge } = running;
  const pinned = await armies.find("u", "army");
  expect(pinned?.document, "the tables of points by which it was built").toEqual({ ...large, rules: FIRST_POINTS });
  expect(knowledge.bookOf(FIRST_POINTS)).not.toBeNull();
  const bytes = Buffer.byteLength(JSON.stringify(pinned?.document));
  const rest = { shares: 0, sharesEver: 1, ownValues: 0, seats: 0, events: 0, lists: 0, listsWithBin: 0, listShares: 0, listSharesEver: 0 };
  expect(await armies.stockOf("u")).toEqual({ armies: 1, armiesWithBin: 1, bytes, ...rest });
  const told = await armies.told("u", ["desk"], "nothing yet", { limit: 9 });
  expect(told).toMatchObject([
    { id: "army", name: army.name, list: army.list, year: army.year, pointsLimit: army.pointsLimit, told: null },
  ]);
  expect(sqliteOf(running).sqlite.pragma("quick_check", { simple: true })).toBe("ok");
  expect(sqliteOf(running).sqlite.pragma("foreign_key_check")).toEqual([]);
  expect(readdirSync(join(dataDirectory, "backups"))).toHaveLength(1);
});

describe("a later version of the program", () => {
  test("keeps a copy of the database before it changes it", async () => {
    const dataDirectory = temporaryFolder();
    const first = await bootSoundly(undefined, dataDirectory);
    const stored = (await first.documents.allOfKind("list")).length;
    first.database.close();

    const later = programFolder();
    later.addMigration(LATER);
    const database = sqliteOf(await bootSoundly(later.root, dataDirectory));
    expect(tablesOf(database.file)).toContain("later");

    const backups = readdirSync(join(dataDirectory, "backups"));
    expect(backups).toEqual([expect.stringMatching(/^before-upgrade-\d{4}-.*Z\.db$/)]);
    const backup = join(dataDirectory, "backups", String(backups[0]));
    expect(tablesOf(backup)).not.toContain("later");
    const sqlite = new Sqlite(backup, { readonly: true });
    expect(sqlite.prepare("SELECT count(*) FROM documents WHERE kind = 'list'").pluck().get()).toBe(stored);
    sqlite.close();
  });

  test("makes no second copy once the database is up to date", async () => {
    const dataDirectory = temporaryFolder();
    (await bootSoundly(undefined, dataDirectory)).database.close();
    const later = programFolder();
    later.addMigration(LATER);
    (await bootSoundly(later.root, dataDirectory)).database.close();
    await bootSoundly(later.root, dataDirectory);
    expect(readdirSync(join(dataDirectory, "backups"))).toHaveLength(1);
  });

  test("leaves a database that this one refuses, and does not touch", async () => {
    const dataDirectory = temporaryFolder();
    const later = programFolder();
    later.addMigration(LATER);
    const database = sqliteOf(await bootSoundly(later.root, dataDirectory));
    database.sqlite.close();
    const before = readFileSync(database.file);

    const booted = await bootQuietly(programFolder().root, { DATA_DIR: dataDirectory });
    expect(booted).toEqual({
      ok: false,
      problems: [TERMINAL.database.newer(database.file, "2199-01-01")],
    });
    expect(readFileSync(database.file)).toEqual(before);
  });
});

test("a migration that fails leaves the database as it was, and its copy", async () => {
  const dataDirectory = temporaryFolder();
  (await bootSoundly(undefined, dataDirectory)).database.close();
  const broken = programFolder();
  broken.addMigration(`${LATER}\n--> statement-breakpoint\nCREATE TABLE documents (id text);`);
  const booted = await bootQuietly(broken.root, { DATA_DIR: dataDirectory });
  expect(booted).toMatchObject({ ok: false });
  expect(tablesOf(join(dataDirectory, "condotta.db"))).toEqual(TABLES);
  expect(readdirSync(join(dataDirectory, "backups"))).toHaveLength(1);
});

describe("what is no database of ours is refused and left alone", () => {
  const CASES: readonly [string, (file: string) => void, RegExp][] = [
    ["text", (file) => writeFileSync(file, "not a database ".repeat(100)), /is not an SQLite database/],
    ["another program's database", (file) => make(file, "CREATE TABLE songs (id integer)"), /is not a Condotta database/],
    [
      "another drizzle program's database",
      (file) => make(file, "CREATE TABLE __drizzle_migrations (id, hash, created_at); INSERT INTO __drizzle_migrations VALUES (1, 'x', 1)"),
      /is not a Condotta database/,
    ],
    ["a folder", (file) => mkdirSync(file), /cannot be used/],
  ];

  test.each(CASES)("%s", async (_, put, sentence) => {
    const dataDirectory = temporaryFolder();
    const file = join(dataDirectory, "condotta.db");
    put(file);
    const bytes = () => (existsSync(file) && readdirSync(dataDirectory).length === 1 ? readIfFile(file) : "other files beside it");
    const before = bytes();
    const booted = await bootQuietly(programFolder().root, { DATA_DIR: dataDirectory });
    expect(booted).toEqual({ ok: false, problems: [expect.stringMatching(sentence)] });
    expect(bytes()).toEqual(before);
  });
});

function readIfFile(file: string): string {
  try {
    return readFileSync(file, "base64");
  } catch {
    return "a folder";
  }
}

test("a data directory that cannot be made is refused with what to do", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  const booted = await bootQuietly(programFolder().root, { DATA_DIR: join(file, "var") });
  expect(booted).toEqual({ ok: false, problems: [expect.stringMatching(/cannot be made.*DATA_DIR/)] });
});
