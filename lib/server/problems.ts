import { isDatabaseFailure, isOrphaned } from "../../db/database";
import type { DatabaseState } from "../../db/ledger";
import { TERMINAL } from "../words/terminal";

/** The result, or all problems as sentences. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly string[] };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const failed = (...problems: readonly string[]): Outcome<never> => ({ ok: false, problems });

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The day of the first change that this program does not know. */
export const since = (state: { readonly since: number }) => new Date(state.since).toISOString().slice(0, 10);

/** Why this program will not use a database in that state; null if it will. */
export function stateProblem(file: string, state: DatabaseState): string | null {
  switch (state.kind) {
    case "newer":
      return TERMINAL.database.newer(file, since(state));
    case "foreign":
      return TERMINAL.database.foreign(file);
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

/** What SQLite's refusal to open or read a file means to the person who runs the server. */
export function sqliteProblem(file: string, error: unknown): string {
  const code = codeOf(error);
  if (code === "SQLITE_NOTADB") return TERMINAL.database.notSqlite(file);
  if (isSqliteDamage(error)) return TERMINAL.database.damaged(file, messageOf(error));
  return TERMINAL.database.unusable(file, messageOf(error));
}

export type DatabaseTrouble = "database-away" | "database-busy" | "database-full";

/** Seconds until a new try may succeed. */
export const PATIENCE: Readonly<Record<DatabaseTrouble, number>> = { "database-away": 5, "database-busy": 1, "database-full": 60 };

/** Codes of a PostgreSQL that is not there: of the system, by which it cannot be reached, and its own, as it begins, ends or breaks off. */
const AWAY = /^(08...|57P0[1-5]|25006|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Codes of a PostgreSQL that others keep too busy, of our own turn at it that did not come, and of one whose disk is full. */
const BUSY = /^(53300|53200|53400|55P03|57014|40001|40P01|CROWDED)$/;
const FULL = /^(53100|58030)$/;

/** Why the database failed, if trying again later may help; null for any other error. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  const code = codeOf(error) || codeOf(error instanceof Error ? error.cause : null);
  if (isDatabaseFailure(error) && AWAY.test(code)) return "database-away";
  // Its owner has gone at the same moment: asked again, it is another caller's.
  if (BUSY.test(code) || isOrphaned(error)) return "database-busy";
  if (FULL.test(code)) return "database-full";
  if (code.startsWith("SQLITE_BUSY") || code.startsWith("SQLITE_LOCKED")) return "database-busy";
  return code === "SQLITE_FULL" || code.startsWith("SQLITE_IOERR") ? "database-full" : null;
}

/**
 * The error that SQLite throws when another process holds the database too long. We throw it when an append is overtaken again and again.
 */
export const busyDatabase = (): Error => Object.assign(new Error("the database is busy"), { code: "SQLITE_BUSY" });
