import type { Database } from "./client";
import { impatiently } from "./impatiently";

/** Until a writer that was in the way is asked again, in milliseconds. */
const AGAIN = 20;

const isBusy = (error: unknown): boolean => error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/**
 * Writes as soon as nobody else does, for as long as the database is patient. SQLite's own waiting would hold up the whole process: here
 * everybody else is answered meanwhile.
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
