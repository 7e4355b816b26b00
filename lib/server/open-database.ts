import { closeSync, openSync, readSync, statSync } from "node:fs";
import { freemem } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, type DatabaseFailure, isDatabaseFailure } from "../../db/database";
import type { DatabaseState } from "../../db/ledger";
import { migratePostgres, openPostgres, type ServerState } from "../../db/postgres";
import { applyMigrations, inspectDatabase, openSqlite, type SqliteDatabase } from "../../db/sqlite";
import { TERMINAL } from "../words/terminal";
import { backUp } from "./backups";
import { backupFile, backupsFolder, closeAll, databaseFile, makeFile, makeFolder } from "./data-directory";
import type { Environment, Log } from "./environment";
import { databaseTrouble, done, failed, isSqliteDamage, messageOf, type Outcome, since, sqliteProblem, stateProblem } from "./problems";

/** In milliseconds: a database that starts together with this server may come later, and how long to wait between two tries. */
const AWAITED = 60_000;
const AGAIN = 1000;

const ofPostgres = TERMINAL.postgres;

/** Why this program does not use a database that it found so; null if it does. */
export function stateProblemOnPostgres(state: ServerState): string | null {
  switch (state.kind) {
    case "encoding":
      return ofPostgres.encoding(state.encoding);
    case "foreign":
      return ofPostgres.foreign;
    case "newer":
      // Migrations first add, and take away a version later: one step more than we know has only added.
      return state.ahead === 1 ? null : ofPostgres.newer(since(state));
    case "empty":
    case "behind":
    case "current":
      return null;
    default:
      return state satisfies never;
  }
}

/** Why the database cannot be used, for the person who runs the server. */
export function postgresProblem(error: DatabaseFailure): string {
  const { code } = error;
  if (code === "42501") return ofPostgres.notAllowed;
  if (code === "28P01" || code === "28000") return ofPostgres.refused;
  if (code === "3D000") return ofPostgres.unknown;
  return databaseTrouble(error) === "database-away" ? ofPostgres.away(code) : ofPostgres.unusable(code);
}

/** Opens the database at an address and brings it up to date. One that is away is waited for. The address, which has a password, is never told. */
export async function openPostgresMigrated(url: string, migrations: string, log: Log, awaited = AWAITED): Promise<Outcome<Database>> {
  const until = performance.now() + awaited;
  for (;;) {
    try {
      const state = await migratePostgres(url, migrations);
      const problem = stateProblemOnPostgres(state);
      if (problem !== null) return failed(problem);
      if (state.kind === "newer")
        log.warn("the database is one step newer than this server, which serves it all the same: upgrade it soon");
      return done(openPostgres(url));
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      const passes = ["database-away", "database-busy"].includes(databaseTrouble(error) ?? "");
      if (!passes || performance.now() >= until) return failed(postgresProblem(error));
      log.warn({ code: error.code }, "the database cannot be reached yet: trying again");
    }
    await pause(AGAIN);
  }
}

/** How many lines of SQLite's findings are reported. */
const TOLD = 3;

function makeDataDirectory(dataDirectory: string): Outcome<string> {
  try {
    makeFolder(dataDirectory);
    return done(databaseFile(dataDirectory));
  } catch (error) {
    return failed(TERMINAL.database.noFolder(dataDirectory, messageOf(error)));
  }
}

const PIECE = 1_000_000;

/**
 * Reads a file from beginning to end, so that it is cached in memory. SQLite checks table by table and jumps around in the file, which
 * takes several times as long from a disk. Call it only before SQLite opens the file: closing the file here would drop SQLite's locks.
 */
function readThrough(file: string): void {
  if (statSync(file).size > freemem()) return;
  const [open, piece] = [openSync(file, "r"), Buffer.allocUnsafe(PIECE)];
  try {
    while (readSync(open, piece) > 0);
  } finally {
    closeSync(open);
  }
}

function usableState(file: string, migrations: string): Outcome<DatabaseState> {
  try {
    makeFile(file);
    readThrough(file);
    const state = inspectDatabase(file, migrations);
    const problem = stateProblem(file, state);
    return problem === null ? done(state) : failed(problem);
  } catch (error) {
    return failed(sqliteProblem(file, error));
  }
}

/** SQLite's findings about a database, or its error if it cannot check it. */
function faultsOf({ sqlite }: SqliteDatabase): readonly string[] {
  try {
    const rows = sqlite.pragma(`quick_check(${TOLD})`) as readonly { quick_check: string }[];
    const lines = rows.flatMap((row) => row.quick_check.split("\n"));
    return lines.filter((line) => line !== "ok" && !line.startsWith("***")).slice(0, TOLD);
  } catch (error) {
    if (isSqliteDamage(error)) return [messageOf(error)];
    throw error;
  }
}

/** Damage in rarely read rows would be found when most backups have it too. So every start checks for it. */
function damage(database: SqliteDatabase, backups: string): string | null {
  const { file } = database;
  const found = faultsOf(database);
  if (found.length === 0) return null;
  return TERMINAL.database.notStarted(file, found, backups);
}

function openAndMigrate(file: string, { sync, dataDirectory }: Environment, migrations: string): Outcome<Database> {
  let database: SqliteDatabase | null = null;
  try {
    database = openSqlite(file, sync);
    const damaged = damage(database, backupsFolder(dataDirectory));
    if (damaged) {
      database.sqlite.close();
      return failed(damaged);
    }
    applyMigrations(database, migrations);
    return done(database);
  } catch (error) {
    database?.sqlite.close();
    return failed(sqliteProblem(file, error));
  }
}

/**
 * Opens the database of this server and migrates it. A database written by a newer program is refused unchanged. One that has data is
 * copied to the backups before it is changed.
 */
export async function openMigrated(environment: Environment, migrations: string, log: Log): Promise<Outcome<Database>> {
  const { dataDirectory } = environment;
  const made = makeDataDirectory(dataDirectory);
  if (!made.ok) return made;
  const state = usableState(made.value, migrations);
  if (!state.ok) return state;
  if (state.value.kind === "behind") {
    const backup = await backUp(made.value, backupFile(dataDirectory, new Date(), "before-upgrade-"));
    if (!backup.ok) return backup;
    log.info({ backup: backup.value, migrations: state.value.pending }, "backed up the database before bringing it up to date");
  }
  const opened = openAndMigrate(made.value, environment, migrations);
  const left = closeAll(made.value, backupsFolder(dataDirectory));
  if (left.length > 0)
    log.warn({ files: left }, "others may be able to read these: they could not be closed to all but the server's account");
  return opened;
}
