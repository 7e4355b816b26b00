import type { DatabaseState } from "../../db/migrate";
import { messageOf } from "./outcome";

const day = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** Why this program will not use a database in that state; null if it will. */
export function stateProblem(file: string, state: DatabaseState): string | null {
  switch (state.kind) {
    case "newer":
      return `${file} was written by a newer version of Condotta (it holds a change of ${day(state.since)} that this one does not know): start that version, or restore a backup made before it.`;
    case "foreign":
      return `${file} is a database of something else, not of Condotta: use another file, or another DATA_DIR.`;
    case "empty":
    case "behind":
    case "current":
      return null;
    default:
      return state satisfies never;
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Whether SQLite itself failed: the file or its folder, not this program. */
export const isSqliteFailure = (error: unknown): boolean => codeOf(error).startsWith("SQLITE_");

/** Whether SQLite found that a file does not hold together. */
export const isSqliteDamage = (error: unknown): boolean => codeOf(error).startsWith("SQLITE_CORRUPT");

/** What SQLite's refusal to open or read a file means, for the operator. */
export function sqliteProblem(file: string, error: unknown): string {
  const code = codeOf(error);
  if (code === "SQLITE_NOTADB") return `${file} is no SQLite database: use another file, or restore a backup.`;
  if (isSqliteDamage(error)) return `${file} is damaged (${messageOf(error)}): use or restore another backup.`;
  return `${file} cannot be used (${messageOf(error)}): give the account that runs the server the right to read and write its folder, and see that the disk is not full.`;
}

export type DatabaseTrouble = "database-busy" | "database-full";

/** Why SQLite failed, if trying again later may help; null for any other error. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  const code = codeOf(error) || codeOf(error instanceof Error ? error.cause : null);
  if (code.startsWith("SQLITE_BUSY") || code.startsWith("SQLITE_LOCKED")) return "database-busy";
  return code === "SQLITE_FULL" || code.startsWith("SQLITE_IOERR") ? "database-full" : null;
}

/**
 * The error that SQLite throws when another process holds the database too long. We throw it when an append is overtaken again and again.
 */
export const busyDatabase = (): Error => Object.assign(new Error("the database is busy"), { code: "SQLITE_BUSY" });
