import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate as drizzleMigrate } from "drizzle-orm/better-sqlite3/migrator";
import { type Applied, compare, type DatabaseState, LEDGER } from "./ledger";
import { type SqliteDatabase, waiting } from "./sqlite";

function appliedTo(sqlite: Sqlite.Database): readonly Applied[] | null {
  const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
  if (!tables.includes(LEDGER)) return tables.length === 0 ? [] : null;
  const applied = sqlite.prepare<[], Applied>(`SELECT hash, created_at FROM ${LEDGER} ORDER BY created_at`).all();
  return applied.length === 0 && tables.length > 1 ? null : applied;
}

/** Looks at a database file without changing it. Throws SQLite's error if it is no database or damaged. */
export function inspectDatabase(file: string, migrations: string): DatabaseState {
  const sqlite = new Sqlite(file);
  try {
    return compare(appliedTo(sqlite), migrations);
  } finally {
    sqlite.close();
  }
}

/** Applies every migration of the folder that the database lacks. */
export function applyMigrations({ sqlite }: SqliteDatabase, migrations: string): void {
  waiting(sqlite, () => drizzleMigrate(drizzle({ client: sqlite }), { migrationsFolder: migrations }));
}

/** More pages than any database has: the copy is made in one step, so that no writer can restart it. */
const ALL_PAGES = 0x7fffffff;

/** Everything SQLite finds wrong with a file; empty if it is sound. Leaves one file, without a log beside it. */
function problemsIn(file: string): readonly string[] {
  const sqlite = new Sqlite(file, { fileMustExist: true });
  try {
    sqlite.pragma("journal_mode = DELETE");
    const rows = sqlite.pragma("integrity_check") as readonly { integrity_check: string }[];
    return rows.map((row) => row.integrity_check).filter((one) => one !== "ok");
  } finally {
    sqlite.close();
  }
}

/** Copies a database that others may be reading and writing, and returns what is wrong with the copy. */
export async function copyDatabase(from: string, to: string): Promise<readonly string[]> {
  const sqlite = new Sqlite(from, { fileMustExist: true });
  try {
    await sqlite.backup(to, { progress: () => ALL_PAGES });
  } finally {
    sqlite.close();
  }
  return problemsIn(to);
}

/** Keeps every other process from reading or writing the database until it is closed here. Throws SQLite's error if one has it open. */
export function keepOthersOut({ sqlite }: SqliteDatabase): void {
  sqlite.pragma("locking_mode = EXCLUSIVE");
  sqlite.exec("BEGIN EXCLUSIVE; ROLLBACK");
}

/** Whether another process has the database open, by SQLite's own locks, which end with their process. */
export function isOpenElsewhere(file: string): boolean {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  try {
    sqlite.pragma("locking_mode = EXCLUSIVE");
    sqlite.exec("BEGIN EXCLUSIVE; ROLLBACK");
    return false;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return true;
    throw error;
  } finally {
    sqlite.close();
  }
}
