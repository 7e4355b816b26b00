import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const FILE = 0o600;
const FOLDER = 0o700;

/** Makes a folder, with its parents, that only its owner can read. An existing one is not changed. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
}

/** Closes a file or folder, if it exists, to everybody but its owner. Returns whether others could read it before. */
export function closeToOthers(path: string): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  const open = (mode & 0o077) !== 0;
  if (open) chmodSync(path, mode & FOLDER);
  return open;
}

/** Makes an empty file that only its owner can read. An existing one is not changed. */
export function makeFile(file: string): void {
  closeSync(openSync(file, "a", FILE));
}

/** A database and its log files. New ones made by SQLite get the mode of the database. */
export const partsOf = (database: string): readonly string[] => ["", "-wal", "-shm"].map((part) => `${database}${part}`);

/**
 * Closes a database, its backups folder and all files there to others. Returns what cannot be closed, because it belongs to another account
 * or the disk has no owners.
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
