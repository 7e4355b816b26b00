import { readMigrationFiles } from "drizzle-orm/migrator";

/** How a database relates to this program's migrations. */
export type DatabaseState =
  /** A new or empty one. */
  | { readonly kind: "empty" }
  /** It has tables, but not ours. */
  | { readonly kind: "foreign" }
  /**
   * Written by a later version of this program. `since`: when its first migration unknown here was made, in milliseconds since 1970; `ahead`: how
   * many there are; infinitely many if it lacks one of ours, because then it went another way.
   */
  | { readonly kind: "newer"; readonly since: number; readonly ahead: number }
  | { readonly kind: "behind"; readonly pending: number }
  | { readonly kind: "current" };

/** Where drizzle writes what it has applied. */
export const LEDGER = "__drizzle_migrations";

export type Applied = { readonly hash: string; readonly created_at: number | string };

/** `applied`: in order; null where there are tables without a ledger. */
export function compare(applied: readonly Applied[] | null, migrations: string): DatabaseState {
  if (applied === null) return { kind: "foreign" };
  const [first] = applied;
  if (!first) return { kind: "empty" };
  const ours = readMigrationFiles({ migrationsFolder: migrations });
  if (first.hash !== ours[0]?.hash) return { kind: "foreign" };
  const unknown = applied.filter((one) => !ours.some((own) => own.folderMillis === Number(one.created_at)));
  const pending = ours.length - (applied.length - unknown.length);
  const ahead = pending > 0 ? Number.POSITIVE_INFINITY : unknown.length;
  if (unknown[0]) return { kind: "newer", since: Number(unknown[0].created_at), ahead };
  return pending > 0 ? { kind: "behind", pending } : { kind: "current" };
}
