import { sql } from "drizzle-orm";
import { bigint, boolean, customType, index, integer, json, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";

const moment = customType<{ data: Date; driverData: number | string }>({
  dataType: () => "bigint",
  toDriver: (date) => date.getTime(),
  fromDriver: (milliseconds) => new Date(Number(milliseconds)),
});

/**
 * What tables and queries are made of where the engines differ. The types are PostgreSQL's, for both. JSON is stored as the text it was sent
 * as, so that its hashes stay; moments are milliseconds since 1970.
 */
export const postgresKit = {
  ...{ table: pgTable, text, json, integer, boolean, index, uniqueIndex, primaryKey },
  moment: (name: string) => moment(name),
  /** A whole number beyond 32 bits: milliseconds since 1970. */
  milliseconds: (name: string) => bigint(name, { mode: "number" }),
  now: sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  /** Of a column of JSON, as fixed text of the schema: its bytes, and a number in it. */
  bytesOf: (column: string) => sql.raw(`octet_length(${column}::text)`),
  numberIn: (column: string, field: string) => sql.raw(`(${column} ->> '${field}')::integer`),
  /** The elements of an array that is sent as JSON text, as rows `each(value)`. */
  each: (array: unknown) => sql`json_array_elements(cast(${array} as json)) as each(value)`,
};

export type Kit = typeof postgresKit;
