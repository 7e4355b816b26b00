import { join } from "node:path";

/** The paths of shipped files, in the program's folder, and of stored ones, in DATA_DIR. */
export const catalogDirectory = (root: string) => join(root, "data");
export const migrationsDirectory = (root: string) => join(root, "db/migrations");
export const databaseFile = (dataDirectory: string) => join(dataDirectory, "condotta.db");

export const backupsFolder = (dataDirectory: string) => join(dataDirectory, "backups");

/** A file name for the backups folder, with the time: `2026-10-05T19-30-00-123Z.db`. */
export const backupFile = (dataDirectory: string, now: Date, before = "") =>
  join(backupsFolder(dataDirectory), `${before}${now.toISOString().replace(/[:.]/g, "-")}.db`);
