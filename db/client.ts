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
