import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Kit } from "./postgres-kit";

const kit = {
  ...{ table: sqliteTable, text, integer, index, uniqueIndex, primaryKey },
  json: (name = "") => text(name, { mode: "json" }),
  boolean: (name: string) => integer(name, { mode: "boolean" }),
  moment: (name: string) => integer(name, { mode: "timestamp_ms" }),
  milliseconds: (name: string) => integer(name),
  now: sql`(unixepoch('subsec') * 1000)`,
  bytesOf: (column: string) => sql.raw(`octet_length(${column})`),
  numberIn: (column: string, field: string) => sql.raw(`${column} ->> '${field}'`),
  each: (array: unknown) => sql`json_each(${array}) as each`,
} satisfies Record<keyof Kit, unknown>;

/** The same tables and queries on SQLite, under PostgreSQL's types: a union of both engines' types could not be called. */
export const sqliteKit = kit as unknown as Kit;
