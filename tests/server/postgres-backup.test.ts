import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { TERMINAL } from "@/lib/words/terminal";
import { postgresPrograms } from "@/scripts/steps/system-packages.mjs";
import { lossesIn } from "./battle-soundness";
import { playOn, twoPlayers } from "./battling";
import { bootQuietly, emptyDatabase, temporaryFolder } from "./program-folder";
import { askPostgres } from "./stored";

const ROOT = resolve(import.meta.dirname, "../..");
const PROGRAMS = String(postgresPrograms());

const run = (script: string, environment: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${PROGRAMS}:${process.env.PATH}`, INIT_CWD: undefined, LOG_LEVEL: "silent", ...environment },
    encoding: "utf8",
  });

const rowsOf = (url: string) =>
  ["battles", "battle_events", "documents", "server_notes"].map((table) => askPostgres(url, `select * from ${table} order by 1, 2`).rows);

test("a backup brings everything back into another database, by PostgreSQL's own programs", async () => {
  const [url, folder] = [emptyDatabase(), temporaryFolder()];
  const before = await bootQuietly(ROOT, { DATA_DIR: folder, DATABASE_URL: url });
  if (!before.ok) throw new Error(before.problems.join("\n"));
  const { battle } = await twoPlayers([6, 3], before.value);
  await playOn(battle, 5, undefined, before.value);
  const file = join(folder, "backups", "may.dump");
  const variables = { DATA_DIR: folder, DATABASE_URL: url };
  const made = run("backup", variables, file);
  expect([made.status, made.stdout, made.stderr]).toEqual([0, `${TERMINAL.backUp.dumped(file)}\n`, ""]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(run("backup", variables, file)).toMatchObject({ status: 1, stderr: `${TERMINAL.backUp.exists(file)}\n` });

  expect(run("restore", variables, file)).toMatchObject({ status: 1, stderr: `${TERMINAL.restore.onPostgres}\n` });
  const restored = emptyDatabase();
  askPostgres(restored, "drop schema public cascade; drop schema drizzle cascade; create schema public");
  const args = ["--no-owner", "--exit-on-error", "--single-transaction", "--dbname", restored, file];
  const { status, stderr } = spawnSync(join(PROGRAMS, "pg_restore"), args, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  expect(rowsOf(restored)).toEqual(rowsOf(url));
  const after = await bootQuietly(ROOT, { DATA_DIR: temporaryFolder(), DATABASE_URL: restored });
  if (!after.ok) throw new Error(after.problems.join("\n"));
  expect([after.value.secret, await lossesIn(after.value, [])]).toEqual([before.value.secret, []]);
});

test("one that cannot be made says why, and leaves nothing", () => {
  const folder = temporaryFolder();
  const variables = { DATA_DIR: folder, DATABASE_URL: "postgres://me:geheim@127.0.0.1:1/there" };
  const { status, stdout, stderr } = run("backup", variables, join(folder, "backups", "none.dump"));
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining("pg_dump made no backup")]);
  expect(stdout + stderr).not.toContain("geheim");
  expect(existsSync(join(folder, "backups")) ? readdirSync(join(folder, "backups")) : []).toEqual([]);
});
