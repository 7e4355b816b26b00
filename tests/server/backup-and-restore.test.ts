import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, describe, expect, test, vi } from "vitest";
import { backUp, restore } from "@/lib/server/backups";
import { migrationsDirectory } from "@/lib/server/data-directory";
import { TERMINAL } from "@/lib/words/terminal";
import { run as runHere, started } from "../house/run-script";
import { bootSoundly, programFolder, spoilTable, temporaryFolder } from "./program-folder";
import { sqliteOf } from "./stored";

const ROOT = resolve(import.meta.dirname, "../..");
const RUN = ["--import", "tsx"];
const writers: ChildProcess[] = [];

afterEach(() => {
  for (const writer of writers.splice(0)) writer.kill("SIGKILL");
});

/** As somebody runs it who is in the data directory. `how`: in this process, or where that matters in its own. */
async function run(script: "backup" | "restore", dataDirectory: string, given: readonly string[] = [], how = runHere) {
  vi.stubEnv("DATA_DIR", dataDirectory);
  vi.stubEnv("INIT_CWD", dataDirectory);
  try {
    return await how(`${script}.ts`, ...given);
  } finally {
    vi.unstubAllEnvs();
  }
}

/** A data directory with a database in it, as a server leaves it. */
async function dataDirectoryLeft(): Promise<{ folder: string; file: string }> {
  const folder = temporaryFolder();
  const database = sqliteOf(await bootSoundly(undefined, folder));
  database.sqlite.close();
  return { folder, file: database.file };
}

async function startWriter(file: string): Promise<ChildProcess> {
  const writer = spawn(process.execPath, [...RUN, "tests/server/writer.ts", file], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  writers.push(writer);
  await once(writer.stdout, "data");
  return writer;
}

async function kill(writer: ChildProcess) {
  const ended = once(writer, "exit");
  writer.kill("SIGKILL");
  await ended;
}

function writtenIn(file: string): number[] {
  const sqlite = new Sqlite(file, { readonly: true });
  const numbers = sqlite.prepare("SELECT stored_at FROM documents WHERE name = 'written' ORDER BY stored_at").pluck().all() as number[];
  sqlite.close();
  return numbers;
}

const countTo = (numbers: readonly number[]) => Array.from(numbers, (_, at) => at);

/** Every script is a process, and a machine may be busy. */
const UNHURRIED = { timeout: 60_000 };

describe("a backup", UNHURRIED, () => {
  test("made while another process writes is whole", async () => {
    const { folder, file } = await dataDirectoryLeft();
    const writer = await startWriter(file);
    const first = await run("backup", folder, [], started);
    const second = await run("backup", folder, ["mine.db"]);
    await kill(writer);
    expect([first.code, second.code]).toEqual([0, 0]);

    const made = /Backed up to (\S+)\. /.exec(first.out)?.[1] ?? "";
    expect(made).toMatch(/\/backups\/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/);
    expect(readdirSync(join(folder, "backups"))).toHaveLength(1);
    const [one, other] = [writtenIn(made), writtenIn(join(folder, "mine.db"))];
    expect(one.length).toBeGreaterThan(50);
    expect(one).toEqual(countTo(one));
    expect(other).toEqual(countTo(other));
    expect(other.length).toBeGreaterThan(one.length);
    expect(writtenIn(file).length).toBeGreaterThan(other.length);
  });

  test("never takes the place of a file, and leaves nothing behind when it fails", async () => {
    const { folder } = await dataDirectoryLeft();
    writeFileSync(join(folder, "mine.db"), "precious");
    expect(await run("backup", folder, ["mine.db"])).toMatchObject({ code: 1, err: expect.stringContaining("mine.db exists already") });
    expect(readFileSync(join(folder, "mine.db"), "utf8")).toBe("precious");
    expect(await run("backup", folder, ["mine.db/x.db"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("Choose a folder that can be written"),
    });
    expect(readdirSync(folder).sort()).toEqual(["condotta.db", "mine.db", "secret"]);
  });

  test("only its owner can read it and the folders made for it, wherever it is", async () => {
    const { folder, file } = await dataDirectoryLeft();
    const target = join(temporaryFolder(), "club/may/mine.db");
    writeFileSync(join(folder, "mine.db.unfinished"), "left by a backup that was broken off", { mode: 0o666 });
    expect(await backUp(file, target)).toEqual({ ok: true, value: target });
    expect(await backUp(file, join(folder, "mine.db"))).toMatchObject({ ok: true });
    const made = [target, dirname(target), dirname(dirname(target)), join(folder, "mine.db")];
    expect(made.map(modeOf)).toEqual([0o600, 0o700, 0o700, 0o600]);
  });

  test("of nothing is refused", async () => {
    expect(await run("backup", temporaryFolder())).toMatchObject({
      code: 1,
      err: expect.stringContaining("There is no database to back up"),
    });
  });

  test("of a damaged database is refused", async () => {
    const { folder, file } = await dataDirectoryLeft();
    spoilTable(file, "documents");
    const refused = await backUp(file, join(folder, "mine.db"));
    expect(refused).toEqual({ ok: false, problems: [expect.stringContaining("is damaged")] });
    expect(readdirSync(folder).sort()).toEqual(["condotta.db", "secret"]);
  });
});

describe("restoring", UNHURRIED, () => {
  test("brings back what was there, and keeps what there is", async () => {
    const { folder, file } = await dataDirectoryLeft();
    await kill(await startWriter(file));
    expect((await run("backup", folder, ["then.db"])).code).toBe(0);
    const then = writtenIn(file);
    change(file, "UPDATE documents SET stored_at = stored_at + 1 WHERE name = 'written'");

    const restored = await run("restore", folder, ["then.db"]);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(writtenIn(file)).toEqual(then);
    const former = /kept as (\S+)\./.exec(restored.out)?.[1] ?? "";
    expect(former).toContain(join(folder, "backups", "before-restore-"));
    expect(writtenIn(former)[0]).toBe(1);
    expect(existsSync(join(folder, "then.db"))).toBe(true);
    await bootSoundly(undefined, folder);
  });

  test("is refused while a process uses the database, and not after its sudden death", async () => {
    const { folder, file } = await dataDirectoryLeft();
    expect((await run("backup", folder, ["then.db"])).code).toBe(0);
    const writer = await startWriter(file);
    expect(await run("restore", folder, ["then.db"], started)).toMatchObject({
      code: 1,
      err: expect.stringContaining("A server is using"),
    });
    await kill(writer);
    const written = writtenIn(file).length;
    expect(written).toBeGreaterThan(50);
    expect((await run("restore", folder, ["then.db"])).code).toBe(0);
    expect(writtenIn(file)).toEqual([]);
  });

  test("works where there is no database, and where it is damaged", async () => {
    const { folder, file } = await dataDirectoryLeft();
    const elsewhere = temporaryFolder();
    expect(await run("restore", elsewhere, [file])).toMatchObject({
      code: 0,
      out: expect.stringContaining(TERMINAL.restore.former(null)),
    });
    writeFileSync(join(elsewhere, "condotta.db"), "rubbish ".repeat(1000));
    expect(await run("restore", elsewhere, [file])).toMatchObject({ code: 0, out: expect.stringContaining("is kept as") });
    await bootSoundly(undefined, elsewhere);
    expect(existsSync(join(folder, "backups"))).toBe(false);
  });

  test("an older backup is brought up to date at the next start", async () => {
    const { folder, file } = await dataDirectoryLeft();
    const later = programFolder();
    later.addMigration("CREATE TABLE later (id text PRIMARY KEY NOT NULL);");
    copyFileSync(file, join(folder, "old.db"));
    (await bootSoundly(later.root, folder)).database.close();
    expect(await restore(join(folder, "old.db"), folder, migrationsDirectory(later.root))).toMatchObject({ ok: true });
    const database = sqliteOf(await bootSoundly(later.root, folder));
    expect(database.sqlite.prepare("SELECT count(*) FROM later").pluck().get()).toBe(0);
  });

  const BAD: readonly [string, (file: string) => void, string][] = [
    ["a missing file", (file) => rmSync(file), "There is no file"],
    ["text", (file) => writeFileSync(file, "rubbish ".repeat(1000)), "is not an SQLite database"],
    ["an empty file", (file) => writeFileSync(file, ""), "is an empty database"],
    ["a cut backup", (file) => truncateSync(file, 20_000), "is damaged"],
    ["a backup with a damaged table", (file) => spoilTable(file, "documents"), "is damaged"],
    ["another program's database", (file) => change(file, "DROP TABLE __drizzle_migrations"), "is not a Condotta database"],
    [
      "a newer program's database",
      (file) => change(file, "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 7226582400000)"),
      "was written by a newer version of Condotta (it has a change of 2199-01-01",
    ],
  ];
  test.each(BAD)("refuses %s and touches nothing", async (_, spoil, sentence) => {
    const { folder, file } = await dataDirectoryLeft();
    const backup = join(folder, "backup.db");
    copyFileSync(file, backup);
    spoil(backup);
    const before = contentsOf(folder);
    const refused = await restore(backup, folder, migrationsDirectory(ROOT));
    expect(refused).toEqual({ ok: false, problems: [expect.stringContaining(sentence)] });
    expect(contentsOf(folder)).toEqual(before);
  });

  test("leaves the database, and the one that was there, to their owner alone", async () => {
    const { folder, file } = await dataDirectoryLeft();
    const backup = join(folder, "backup.db");
    copyFileSync(file, backup);
    for (const open of [file, backup]) chmodSync(open, 0o644);
    const restored = await restore(backup, folder, migrationsDirectory(ROOT));
    const former = (restored.ok && restored.value.former) || "";
    expect([file, former, dirname(former)].map(modeOf)).toEqual([0o600, 0o600, 0o700]);
  });

  test("asks for the file to restore", async () => {
    expect(await run("restore", temporaryFolder())).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining(TERMINAL.restore.usage),
    });
  });
});

function change(file: string, sql: string) {
  const sqlite = new Sqlite(file);
  sqlite.exec(sql);
  sqlite.close();
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Every file with a hash of what it holds. */
function contentsOf(folder: string): Record<string, string> {
  const hash = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
  return Object.fromEntries(readdirSync(folder).map((file) => [file, hash(file)]));
}
