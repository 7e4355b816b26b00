import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const FILE = 0o600;
const FOLDER = 0o700;

/** Makes a folder, with those above it, that only its owner can look into; one that is there stays as it is. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
}

/** Takes a file or folder, where there is one, from everybody but its owner; whether others could read it before. */
export function closeToOthers(path: string): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  const open = (mode & 0o077) !== 0;
  if (open) chmodSync(path, mode & FOLDER);
  return open;
}

/** Makes an empty file that only its owner can read; one that is there stays as it is. */
export function makeFile(file: string): void {
  closeSync(openSync(file, "a", FILE));
}

/** A database with its log beside it; what SQLite makes anew there gets the mode of the database. */
export const partsOf = (database: string): readonly string[] => ["", "-wal", "-shm"].map((part) => `${database}${part}`);

/**
 * Closes a database, the folder of its backups and all that lies there to others. What cannot be closed, because it is another account's
 * or its disk knows no owners, comes back.
 */
export function closeAll(database: string, backups: string): readonly string[] {
  const inBackups = existsSync(backups) ? readdirSync(backups).map((name) => join(backups, name)) : [];
  return [...partsOf(database), backups, ...inBackups].filter((path) => {
    try {
      closeToOthers(path);
      return false;
    } catch {
      return true;
    }
  });
}
