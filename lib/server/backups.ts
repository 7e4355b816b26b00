import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { copyDatabase, inspectDatabase, isOpenElsewhere } from "../../db/sqlite-file";
import { TERMINAL } from "../words/terminal";
import { backupFile, closeAll, databaseFile, makeFile, makeFolder, partsOf } from "./data-directory";
import { done, failed, messageOf, type Outcome, sqliteProblem, stateProblem } from "./problems";

async function copyAndCheck(database: string, copy: string): Promise<Outcome<string>> {
  try {
    const problems = await copyDatabase(database, copy);
    if (problems.length === 0) return done(copy);
    return failed(TERMINAL.backUp.damaged(database, problems));
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
  if (!existsSync(database)) return failed(TERMINAL.backUp.noDatabase(database));
  if (existsSync(target)) return failed(TERMINAL.backUp.exists(target));
  try {
    return await copyInto(target, database);
  } catch (error) {
    return failed(TERMINAL.backUp.notWritten(target, messageOf(error)));
  }
}

export type Restored = {
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
