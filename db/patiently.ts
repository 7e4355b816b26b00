import type { Database } from "./client";
import { impatiently } from "./impatiently";

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
