import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { copyDatabase } from "../../db/copy";
import { TERMINAL } from "../words/terminal";
import { sqliteProblem } from "./database-problems";
import { done, failed, messageOf, type Outcome } from "./outcome";
import { makeFile, makeFolder } from "./owner-only";

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
