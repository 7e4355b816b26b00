import type { Database } from "./client";
import { impatiently } from "./impatiently";

/** Until a reader that was in the way is asked again, in milliseconds. */
const LATER = 1000;

/** Which databases are tried again by themselves. */
const awaited = new WeakSet<Database>();

/** Whether nothing is left in the log; at once, whoever reads or writes. */
function isEmptied(database: Database): boolean {
  try {
    const [outcome] = impatiently(database, () => database.sqlite.pragma("wal_checkpoint(TRUNCATE)")) as { busy: number }[];
    return outcome?.busy === 0;
  } catch (error) {
    // On a full disk the log stays where it is. What was deleted is deleted all the same, and nobody is told otherwise.
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
 * Takes what was deleted out of the log as well. Nobody waits for it: where another process still reads what is in the log, as a backup
 * does, or the disk is full, it is tried again until that has ended.
 */
export function emptyLog(database: Database): void {
  if (!isEmptied(database)) tryLater(database);
}
