import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { TERMINAL } from "../words/terminal";
import { done, failed, messageOf, type Outcome } from "./problems";

/** The paths of shipped files, in the program's folder, and of stored ones, in DATA_DIR. */
export const catalogDirectory = (root: string) => join(root, "data");
export const migrationsDirectory = (root: string) => join(root, "db/migrations");
export const postgresMigrationsDirectory = (root: string) => join(root, "db/migrations-postgres");
export const databaseFile = (dataDirectory: string) => join(dataDirectory, "condotta.db");

export const backupsFolder = (dataDirectory: string) => join(dataDirectory, "backups");

/** A file name for the backups folder, with the time: `2026-10-05T19-30-00-123Z.db`. */
export const backupFile = (dataDirectory: string, now: Date, before = "") =>
  join(backupsFolder(dataDirectory), `${before}${now.toISOString().replace(/[:.]/g, "-")}.db`);

/** Modes for the owner only. */
const FILE = 0o600;
const FOLDER = 0o700;

/** Makes a folder, with its parents, that only its owner can read. An existing one is not changed. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
}

/** Closes a file or folder, if it exists, to everybody but its owner. Returns whether others could read it before. */
function closeToOthers(path: string): boolean {
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

export type Secret = {
  /** 32 random bytes in lower-case hex. */
  readonly hex: string;
  /** Whether others could read the file, until now. */
  readonly mended: boolean;
};

const hasCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;

/** Makes the complete file or none, and keeps a file that another process made first. */
function make(file: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, `${randomBytes(32).toString("hex")}\n`, { mode: FILE, flush: true });
    linkSync(unfinished, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
    make(file);
    return readFileSync(file, "utf8").trim();
  }
}

/** The secret that signs this server's cookies, made once and stored in the data directory. */
export function readSecret(dataDirectory: string): Outcome<Secret> {
  const file = join(dataDirectory, "secret");
  try {
    const hex = read(file);
    if (/^[0-9a-f]{64}$/.test(hex)) return done({ hex, mended: closeToOthers(file) });
    return failed(TERMINAL.secret.malformed(file));
  } catch (error) {
    return failed(TERMINAL.secret.unusable(file, messageOf(error)));
  }
}
