import { sql } from "drizzle-orm";
import * as postgres from "drizzle-orm/pg-core";
import * as sqlite from "drizzle-orm/sqlite-core";

const moment = postgres.customType<{ data: Date; driverData: number | string }>({
  dataType: () => "bigint",
  toDriver: (date) => date.getTime(),
  fromDriver: (milliseconds) => new Date(Number(milliseconds)),
});

/**
 * What tables and queries are made of where the engines differ. The types are PostgreSQL's, for both. JSON is stored as the text it was sent
 * as, so that its hashes stay; moments are milliseconds since 1970.
 */
export const postgresKit = {
  ...{ table: postgres.pgTable, text: postgres.text, json: postgres.json, integer: postgres.integer, boolean: postgres.boolean },
  ...{ index: postgres.index, uniqueIndex: postgres.uniqueIndex, primaryKey: postgres.primaryKey },
  moment: (name: string) => moment(name),
  /** A whole number beyond 32 bits: milliseconds since 1970. */
  milliseconds: (name: string) => postgres.bigint(name, { mode: "number" }),
  now: sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  /** Of a column of JSON, as fixed text of the schema: its bytes, and a number in it. */
  bytesOf: (column: string) => sql.raw(`octet_length(${column}::text)`),
  numberIn: (column: string, field: string) => sql.raw(`(${column} ->> '${field}')::integer`),
  /** The elements of an array that is sent as JSON text, as rows `each(value)`. */
  each: (array: unknown) => sql`json_array_elements(cast(${array} as json)) as each(value)`,
};

export type Kit = typeof postgresKit;

const kit = {
  ...{ table: sqlite.sqliteTable, text: sqlite.text, integer: sqlite.integer },
  ...{ index: sqlite.index, uniqueIndex: sqlite.uniqueIndex, primaryKey: sqlite.primaryKey },
  json: (name = "") => sqlite.text(name, { mode: "json" }),
  boolean: (name: string) => sqlite.integer(name, { mode: "boolean" }),
  moment: (name: string) => sqlite.integer(name, { mode: "timestamp_ms" }),
  milliseconds: (name: string) => sqlite.integer(name),
  now: sql`(unixepoch('subsec') * 1000)`,
  bytesOf: (column: string) => sql.raw(`octet_length(${column})`),
  numberIn: (column: string, field: string) => sql.raw(`${column} ->> '${field}'`),
  each: (array: unknown) => sql`json_each(${array}) as each`,
} satisfies Record<keyof Kit, unknown>;

/** The same tables and queries on SQLite, under PostgreSQL's types: a union of both engines' types could not be called. */
export const sqliteKit = kit as unknown as Kit;
