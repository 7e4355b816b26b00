import { mkdirSync } from "node:fs";
import { type Database, openDatabase } from "../../db/client";
import { applyMigrations, type DatabaseState, inspectDatabase } from "../../db/migrate";
import { backUp } from "./back-up";
import { sqliteProblem, stateProblem } from "./database-problems";
import type { Environment } from "./environment";
import type { Log } from "./log";
import { done, failed, messageOf, type Outcome } from "./outcome";
import { backupFile, databaseFile } from "./places";

function makeDataDirectory(dataDirectory: string): Outcome<string> {
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    return done(databaseFile(dataDirectory));
  } catch (error) {
    return failed(
      `The data directory ${dataDirectory} cannot be made (${messageOf(error)}): set DATA_DIR to a folder that can be written.`,
    );
  }
}

function usableState(file: string, migrations: string): Outcome<DatabaseState> {
  try {
    const state = inspectDatabase(file, migrations);
    const problem = stateProblem(file, state);
    return problem === null ? done(state) : failed(problem);
  } catch (error) {
    return failed(sqliteProblem(file, error));
  }
}

function openAndMigrate(file: string, sync: Environment["sync"], migrations: string): Outcome<Database> {
  let database: Database | null = null;
  try {
    database = openDatabase(file, sync);
    applyMigrations(database, migrations);
    return done(database);
  } catch (error) {
    database?.sqlite.close();
    return failed(sqliteProblem(file, error));
  }
}

/**
 * Opens the database of this server and brings it up to date. One that a newer program wrote is refused untouched;
 * one that holds something is copied to the backups before it is changed.
 */
export async function openMigrated({ dataDirectory, sync }: Environment, migrations: string, log: Log): Promise<Outcome<Database>> {
  const made = makeDataDirectory(dataDirectory);
  if (!made.ok) return made;
  const state = usableState(made.value, migrations);
  if (!state.ok) return state;
  if (state.value.kind === "behind") {
    const backup = await backUp(made.value, backupFile(dataDirectory, new Date(), "before-upgrade-"));
    if (!backup.ok) return backup;
    log.info({ backup: backup.value, migrations: state.value.pending }, "backed up the database before bringing it up to date");
  }
  return openAndMigrate(made.value, sync, migrations);
}
