import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate as drizzleMigrate } from "drizzle-orm/better-sqlite3/migrator";
import type { Database, Orm, Prepared, Steps, Values } from "./database";
import { sqliteKit } from "./kit";
import { type Applied, compare, type DatabaseState, LEDGER } from "./ledger";
import { schemaOf } from "./schema";

/** How long to wait for another process that writes, in milliseconds. */
type Patience = { ms: number };

/** One file, in this process. */
export type SqliteDatabase = Database & {
  readonly engine: "sqlite";
  readonly file: string;
  readonly sqlite: Sqlite.Database;
  readonly patience: Patience;
};

export const SYNCS = ["normal", "full"] as const;
/** In WAL mode an acknowledged write survives a killed process; with `full` it also survives a power cut. */
export type Sync = (typeof SYNCS)[number];

/** How long one waits for another, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Lets SQLite itself wait for other processes, while nobody is answered anyway: at the start. */
function waiting<T>(sqlite: Sqlite.Database, work: () => T): T {
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  try {
    return work();
  } finally {
    sqlite.pragma("busy_timeout = 0");
  }
}

/** Milliseconds between two tries. */
const AGAIN = 20;

const isBusy = (error: unknown): boolean => error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/**
 * Works as soon as no other process writes. SQLite's own waiting would block this whole process, so it is off; here other requests are
 * answered meanwhile.
 */
async function patiently<T>(patience: Patience, work: () => T): Promise<T> {
  for (let until = 0; ; ) {
    try {
      return work();
    } catch (error) {
      if (until === 0) until = performance.now() + patience.ms;
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** Milliseconds until the next try. */
const LATER = 1000;

/** Databases with a retry already scheduled. */
const awaited = new WeakSet<Sqlite.Database>();

/** Tries once, without waiting for readers or writers. Returns whether the log is empty. */
function isEmptied(sqlite: Sqlite.Database): boolean {
  try {
    const [outcome] = sqlite.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    return outcome?.busy === 0;
  } catch (error) {
    // On a full disk the log stays. The content is deleted all the same, so nobody needs an error.
    if (error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_")) return false;
    throw error;
  }
}

/** While another process (a backup, say) still reads the log, or the disk is full, it is retried. */
function emptyLog(sqlite: Sqlite.Database): void {
  if (isEmptied(sqlite) || awaited.has(sqlite)) return;
  awaited.add(sqlite);
  setTimeout(() => {
    awaited.delete(sqlite);
    if (sqlite.open) emptyLog(sqlite);
  }, LATER).unref();
}

/** drizzle's statement waits to be asked for its result. Asked by `await`, it would run after the turn in which it may. */
const run = <Rows>(statement: Prepared<Rows>, values: Values): Rows => (statement.execute(values) as unknown as { sync(): Rows }).sync();

function takeAll<Result>(steps: Steps<Result>): Result {
  let next = steps.next();
  while (!next.done) next = steps.next(run(next.value.statement, next.value.values));
  return next.value;
}

function* nobodyElse(): Steps<void> {}

function databaseOf(file: string, sqlite: Sqlite.Database): SqliteDatabase {
  const patience = { ms: BUSY_TIMEOUT };
  const whole = sqlite.transaction(<Result>(work: () => Steps<Result>) => takeAll(work()));
  return {
    ...{ engine: "sqlite", file, sqlite, patience },
    orm: drizzle({ client: sqlite }) as unknown as Orm,
    tables: schemaOf(sqliteKit),
    ...{ each: sqliteKit.each, now: sqliteKit.now },
    read: (statement, values) => patiently(patience, () => run(statement, values)),
    write: (statement, values) => patiently(patience, () => run(statement, values)),
    transaction: <Result>(work: () => Steps<Result>) => patiently(patience, () => whole.immediate(work) as Result),
    holding: nobodyElse,
    tryReading: async () => {},
    failedSince: () => false,
    // `user_version` is a number that SQLite leaves to the database's owner. Nothing else reads it.
    tryWriting: () => patiently(patience, () => sqlite.pragma(`user_version = ${Math.floor(Date.now() / 1000)}`)).then(() => undefined),
    emptyLog: () => emptyLog(sqlite),
    close: async () => void sqlite.close(),
  };
}

/** Opens the server's database file, creating it if missing. Throws SQLite's error if it cannot. */
export function openSqlite(file: string, sync: Sync): SqliteDatabase {
  const sqlite = new Sqlite(file);
  try {
    waiting(sqlite, () => {
      sqlite.pragma("journal_mode = WAL");
      sqlite.pragma(`synchronous = ${sync}`);
      sqlite.pragma("foreign_keys = ON");
      // Deleted content is overwritten, not only released.
      sqlite.pragma("secure_delete = ON");
    });
    return databaseOf(file, sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

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
