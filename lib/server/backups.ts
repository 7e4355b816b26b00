import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { copyDatabase, inspectDatabase, isOpenElsewhere } from "../../db/sqlite";
import { TERMINAL } from "../words/terminal";
import { backupFile, closeAll, databaseFile, makeFile, makeFolder, partsOf } from "./data-directory";
import { done, failed, messageOf, type Outcome, sqliteProblem, stateProblem } from "./problems";

const words = TERMINAL.backUp;

async function copyAndCheck(database: string, copy: string): Promise<Outcome<string>> {
  try {
    const problems = await copyDatabase(database, copy);
    if (problems.length === 0) return done(copy);
    return failed(words.damaged(database, problems));
  } catch (error) {
    return failed(sqliteProblem(database, error));
  }
}

/** The copy gets its name only when it is complete and checked, so every file with a backup's name is a backup. */
async function copyInto(target: string, database: string): Promise<Outcome<string>> {
  const unfinished = `${target}.unfinished`;
  makeFolder(dirname(target));
  // An interrupted backup may have left files that others can read.
  rmSync(unfinished, { force: true });
  makeFile(unfinished);
  try {
    const copied = await copyAndCheck(database, unfinished);
    if (copied.ok) renameSync(unfinished, target);
    return copied.ok ? done(target) : copied;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Copies a database, in use or not, to a new file, and checks the copy. */
export async function backUp(database: string, target: string): Promise<Outcome<string>> {
  if (!existsSync(database)) return failed(words.noDatabase(database));
  if (existsSync(target)) return failed(words.exists(target));
  try {
    return await copyInto(target, database);
  } catch (error) {
    return failed(words.notWritten(target, messageOf(error)));
  }
}

type Restored = {
  readonly database: string;
  /** Where the replaced database was moved; null if there was none. */
  readonly former: string | null;
};

function remove(file: string): void {
  for (const part of partsOf(file)) rmSync(part, { force: true });
}

/** A database too damaged to open cannot be in use, and that is when it needs a restore. */
function isInUse(database: string): boolean {
  try {
    return existsSync(database) && isOpenElsewhere(database);
  } catch {
    return false;
  }
}

/** Copies a backup so that the check does not change it, and says why it cannot be used, if so. */
async function takeIn(backup: string, copy: string, migrations: string): Promise<Outcome<string>> {
  try {
    makeFile(copy);
    const problems = await copyDatabase(backup, copy);
    if (problems.length > 0) return failed(TERMINAL.restore.damaged(backup, problems));
    const state = inspectDatabase(copy, migrations);
    if (state.kind === "empty") return failed(TERMINAL.restore.empty(backup));
    const problem = stateProblem(backup, state);
    return problem === null ? done(copy) : failed(problem);
  } catch (error) {
    return failed(sqliteProblem(backup, error));
  }
}

/** Returns where the present database was moved; null if there is none. */
function setAside(database: string, dataDirectory: string): string | null {
  if (!existsSync(database)) return null;
  const former = backupFile(dataDirectory, new Date(), "before-restore-");
  makeFolder(dirname(former));
  const formerParts = partsOf(former);
  for (const [at, part] of partsOf(database).entries()) if (existsSync(part)) renameSync(part, formerParts[at] as string);
  closeAll(former, dirname(former));
  return former;
}

async function replace(backup: string, dataDirectory: string, migrations: string): Promise<Outcome<Restored>> {
  const database = databaseFile(dataDirectory);
  const copy = `${database}.restoring`;
  makeFolder(dataDirectory);
  remove(copy);
  try {
    const taken = await takeIn(backup, copy, migrations);
    if (!taken.ok) return taken;
    const former = setAside(database, dataDirectory);
    renameSync(copy, database);
    return done({ database, former });
  } finally {
    remove(copy);
  }
}

/** Replaces the present database with a backup, and keeps the replaced one. Nothing changes unless both are all right. */
export async function restore(backup: string, dataDirectory: string, migrations: string): Promise<Outcome<Restored>> {
  const database = databaseFile(dataDirectory);
  if (!existsSync(backup)) return failed(TERMINAL.restore.noFile(backup));
  if (isInUse(database)) return failed(TERMINAL.restore.inUse(database));
  try {
    return await replace(backup, dataDirectory, migrations);
  } catch (error) {
    return failed(TERMINAL.restore.notReplaced(database, messageOf(error)));
  }
}

/** What a program of PostgreSQL's own says, and its code; null if there is no such program. The password is in no list of processes. */
function runDump(url: string, file: string): Promise<{ readonly code: number | null; readonly said: string } | null> {
  const address = new URL(url);
  const password = address.searchParams.get("password") ?? decodeURIComponent(address.password);
  address.password = "";
  address.searchParams.delete("password");
  // Who asked how often is gone within a day, and no backup keeps it.
  const args = ["--format=custom", "--no-owner", "--exclude-table-data=rate_limits", `--file=${file}`, `--dbname=${address.href}`];
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) };
  return new Promise((resolve, reject) => {
    const child = spawn("pg_dump", args, { env, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (piece: string) => (said += piece));
    child.once("error", (error: NodeJS.ErrnoException) => (error.code === "ENOENT" ? resolve(null) : reject(error)));
    child.once("close", (code) => resolve({ code, said: said.trim() }));
  });
}

/** Copies a PostgreSQL database, in use or not, to a new file, by its own program. The file gets its name only when it is complete. */
export async function backUpPostgres(url: string, target: string): Promise<Outcome<string>> {
  if (existsSync(target)) return failed(words.exists(target));
  const unfinished = `${target}.unfinished`;
  try {
    makeFolder(dirname(target));
    rmSync(unfinished, { force: true });
    makeFile(unfinished);
    const dumped = await runDump(url, unfinished);
    if (!dumped) return failed(words.noDump);
    if (dumped.code !== 0) return failed(words.dumpFailed(dumped.said));
    renameSync(unfinished, target);
    return done(target);
  } catch (error) {
    return failed(words.notWritten(target, messageOf(error)));
  } finally {
    rmSync(unfinished, { force: true });
  }
}
