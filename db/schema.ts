import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const DOCUMENT_KINDS = ["list", "rules"] as const;

/** Every army list and set of rules tables this server has ever known, by the hash of its content: rows are added, never changed. */
export const documents = sqliteTable("documents", {
  version: text().primaryKey(),
  kind: text({ enum: DOCUMENT_KINDS }).notNull(),
  /** A list's id, or `rules`. */
  name: text().notNull(),
  json: text({ mode: "json" }).$type<unknown>().notNull(),
  /** Milliseconds since 1970. */
  storedAt: integer("stored_at").notNull(),
});
