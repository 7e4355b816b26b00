import { count, desc, eq, sql } from "drizzle-orm";
import type { Version } from "../lib/model/identifiers";
import type { Database } from "./database";
import type { DOCUMENT_KINDS, Row } from "./schema";

type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type StoredDocument = Row<"documents">;

export type Documents = {
  /** Adds the document unless its version is stored already. A stored document never changes. */
  readonly storeIfAbsent: (document: StoredDocument) => Promise<void>;
  readonly find: (version: Version) => Promise<StoredDocument | null>;
  /** How many are stored. */
  readonly count: () => Promise<number>;
  /** Newest first. */
  readonly allOfKind: (kind: DocumentKind) => Promise<readonly StoredDocument[]>;
};

/** The queries for documents, built once: building one costs many times what running it does. */
export function prepareDocuments({ orm, tables: { documents }, read, write }: Database): Documents {
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
    .prepare("documents_insert");
  const one = orm
    .select()
    .from(documents)
    .where(eq(documents.version, placeholder("version")))
    .prepare("documents_one");
  const all = orm
    .select()
    .from(documents)
    .where(eq(documents.kind, placeholder("kind")))
    .orderBy(desc(documents.storedAt))
    .prepare("documents_all");
  const number = orm.select({ documents: count() }).from(documents).prepare("documents_count");
  return {
    storeIfAbsent: async (document) => void (await write(insert, document)),
    find: async (version) => (await read(one, { version }))[0] ?? null,
    count: async () => (await read(number, {}))[0]?.documents ?? 0,
    allOfKind: (kind) => read(all, { kind }),
  };
}
