import type { Steps } from "@/db/database";
import type { SqliteDatabase } from "@/db/sqlite";
import type { Running } from "@/lib/server/running";

/** The file of a server that stores in one, for what only SQLite does. */
export function sqliteOf({ database }: Pick<Running, "database">): SqliteDatabase {
  if (database.engine !== "sqlite") throw new Error("this test is for SQLite alone");
  return database as SqliteDatabase;
}

/** SQL of a test's own. */
export const sqlIn = (running: Pick<Running, "database">) => sqliteOf(running).sqlite;

/** Takes steps that are otherwise part of a larger transaction. */
export const taken = ({ database }: Pick<Running, "database">, steps: () => Steps<void>) => database.transaction(steps);
