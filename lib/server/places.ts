import { join } from "node:path";

/** Where things lie: what is shipped, from the program's own folder; what is kept, from DATA_DIR. */
export const catalogDirectory = (root: string) => join(root, "data");
export const migrationsDirectory = (root: string) => join(root, "db/migrations");
export const databaseFile = (dataDirectory: string) => join(dataDirectory, "condotta.db");

export const backupsFolder = (dataDirectory: string) => join(dataDirectory, "backups");

/** A name in the backups folder that says when it was made: `2026-10-05T19-30-00-123Z.db`. */
export const backupFile = (dataDirectory: string, now: Date, before = "") =>
  join(backupsFolder(dataDirectory), `${before}${now.toISOString().replace(/[:.]/g, "-")}.db`);
