import type { Database } from "./client";
import { impatiently } from "./impatiently";

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
