import Sqlite from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";

export type Database = {
  readonly file: string;
  readonly sqlite: Sqlite.Database;
  readonly orm: BetterSQLite3Database;
};

export const SYNCS = ["normal", "full"] as const;
/** In WAL mode an acknowledged write survives a killed process; with `full` it also survives a power cut. */
export type Sync = (typeof SYNCS)[number];

/** How long a writer waits for another, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Opens the server's database file, creating it if missing. Throws SQLite's error if it cannot. */
export function openDatabase(file: string, sync: Sync): Database {
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT });
  try {
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma(`synchronous = ${sync}`);
    sqlite.pragma("foreign_keys = ON");
    // Deleted content is overwritten, not only released.
    sqlite.pragma("secure_delete = ON");
    return { file, sqlite, orm: drizzle({ client: sqlite }) };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Works on the database without waiting for other writers: a busy database throws at once. */
function impatiently<T>({ sqlite }: Database, work: () => T): T {
  const patience = sqlite.pragma("busy_timeout", { simple: true });
  sqlite.pragma("busy_timeout = 0");
  try {
    return work();
  } finally {
    sqlite.pragma(`busy_timeout = ${patience}`);
  }
}

/** Milliseconds between two tries. */
const AGAIN = 20;

const isBusy = (error: unknown): boolean => error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/**
 * Writes as soon as no other process does, waiting as long as the database's busy timeout. SQLite's own waiting would block this whole
 * process; here other requests are answered meanwhile.
 */
export async function patiently<T>(database: Database, write: () => T): Promise<T> {
  const until = performance.now() + Number(database.sqlite.pragma("busy_timeout", { simple: true }));
  for (;;) {
    try {
      return impatiently(database, write);
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** Milliseconds until the next try. */
const LATER = 1000;

/** Databases with a retry already scheduled. */
const awaited = new WeakSet<Database>();

/** Tries once, without waiting for readers or writers. Returns whether the log is empty. */
function isEmptied(database: Database): boolean {
  try {
    const [outcome] = impatiently(database, () => database.sqlite.pragma("wal_checkpoint(TRUNCATE)")) as { busy: number }[];
    return outcome?.busy === 0;
  } catch (error) {
    // On a full disk the log stays. The content is deleted all the same, so nobody needs an error.
    if (error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_")) return false;
    throw error;
  }
}

function tryLater(database: Database): void {
  if (awaited.has(database)) return;
  awaited.add(database);
  setTimeout(() => {
    awaited.delete(database);
    if (database.sqlite.open) emptyLog(database);
  }, LATER).unref();
}

/**
 * Removes deleted content from the log as well. Nobody waits for it: while another process (a backup, say) still reads the log, or the disk
 * is full, it is retried.
 */
export function emptyLog(database: Database): void {
  if (!isEmptied(database)) tryLater(database);
}
