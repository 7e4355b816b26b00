import Sqlite from "better-sqlite3";
import { migrate as drizzleMigrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./client";

/** How a database file relates to this program's migrations. */
export type DatabaseState =
  /** A new or empty file. */
  | { readonly kind: "empty" }
  /** It has tables, but not ours. */
  | { readonly kind: "foreign" }
  /** Written by a later version of this program. `since`: when its first migration unknown here was made, in milliseconds since 1970. */
  | { readonly kind: "newer"; readonly since: number }
  | { readonly kind: "behind"; readonly pending: number }
  | { readonly kind: "current" };

const LEDGER = "__drizzle_migrations";

type Applied = { readonly hash: string; readonly created_at: number };

function appliedTo(sqlite: Sqlite.Database): readonly Applied[] | null {
  const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
  if (!tables.includes(LEDGER)) return tables.length === 0 ? [] : null;
  const applied = sqlite.prepare<[], Applied>(`SELECT hash, created_at FROM ${LEDGER} ORDER BY created_at`).all();
  return applied.length === 0 && tables.length > 1 ? null : applied;
}

function compare(applied: readonly Applied[] | null, migrations: string): DatabaseState {
  if (applied === null) return { kind: "foreign" };
  if (applied.length === 0) return { kind: "empty" };
  const ours = readMigrationFiles({ migrationsFolder: migrations });
  if (applied[0]?.hash !== ours[0]?.hash) return { kind: "foreign" };
  const unknown = applied.find((one) => !ours.some((own) => own.folderMillis === Number(one.created_at)));
  if (unknown) return { kind: "newer", since: Number(unknown.created_at) };
  const pending = ours.length - applied.length;
  return pending > 0 ? { kind: "behind", pending } : { kind: "current" };
}

/** Looks at a database file without changing it. Throws SQLite's error if it is no database or damaged. */
export function inspectDatabase(file: string, migrations: string): DatabaseState {
  const sqlite = new Sqlite(file);
  try {
    return compare(appliedTo(sqlite), migrations);
  } finally {
    sqlite.close();
  }
}

/** Applies every migration of the folder that the database lacks. */
export function applyMigrations({ orm }: Database, migrations: string): void {
  drizzleMigrate(orm, { migrationsFolder: migrations });
}
