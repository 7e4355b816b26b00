import { desc, eq, sql } from "drizzle-orm";
import type { Version } from "../lib/model/identifiers";
import type { Database } from "./client";
import { type DOCUMENT_KINDS, documents } from "./schema";

type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type StoredDocument = typeof documents.$inferSelect;

export type Documents = {
  /** Adds the document unless its version is stored already. A stored document never changes. */
  readonly storeIfAbsent: (document: StoredDocument) => Promise<void>;
  readonly find: (version: Version) => Promise<StoredDocument | null>;
  /** Newest first. */
  readonly allOfKind: (kind: DocumentKind) => Promise<readonly StoredDocument[]>;
};

/** The queries for documents, built once: building one costs many times what running it does. */
export function prepareDocuments({ orm }: Database): Documents {
  const { placeholder } = sql;
  const insert = orm
    .insert(documents)
    .values({
      version: placeholder("version"),
      kind: placeholder("kind"),
      name: placeholder("name"),
      json: placeholder("json"),
      storedAt: placeholder("storedAt"),
    })
    .onConflictDoNothing()
    .prepare();
  const one = orm
    .select()
    .from(documents)
    .where(eq(documents.version, placeholder("version")))
    .prepare();
  const all = orm
    .select()
    .from(documents)
    .where(eq(documents.kind, placeholder("kind")))
    .orderBy(desc(documents.storedAt))
    .prepare();
  return {
    storeIfAbsent: async (document) => void (await insert.execute(document)),
    find: async (version) => (await one.execute({ version }))[0] ?? null,
    allOfKind: async (kind) => await all.execute({ kind }),
  };
}
