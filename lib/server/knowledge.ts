import { z } from "zod";
import type { Documents, StoredDocument } from "../../db/documents";
import type { Catalog } from "../catalog/load-catalog";
import { type ArmyList, armyList, troopLine } from "../model/army-list";
import { type BattleTables, battleTables } from "../model/battle-tables";
import { type Version, version } from "../model/identifiers";
import { type RulesTables, rulesTables } from "../model/rules-tables";
import { troopShape } from "../model/troop-shape";
import type { Book } from "../rules/army/book";
import { prepare } from "../rules/army/prepare";
import type { Log } from "./log";

/** All lists and tables of the server: those in force, and every older version it has known. */
export type Knowledge = {
  readonly catalog: Catalog;
  /** All lists, with the rules tables in force. */
  readonly book: Book;
  /** All lists, with the rules tables of a version, or (null) those in force. Returns null for an unknown version. */
  readonly bookOf: (rules: Version | null) => Book | null;
  /** The battle tables of a version; null for an unknown version. */
  readonly battleTablesOf: (version: Version) => BattleTables | null;
};

/** Stores what is in force for ever, for the armies that name its version. */
async function remember({ lists, rules, battle }: Catalog, documents: Documents): Promise<void> {
  const storedAt = Date.now();
  for (const list of lists) await documents.storeIfAbsent({ version: list.version, kind: "list", name: list.id, json: list, storedAt });
  await documents.storeIfAbsent({ version: rules.version, kind: "rules", name: "rules", json: rules.tables, storedAt });
  await documents.storeIfAbsent({ version: battle.version, kind: "battle-rules", name: "battle-rules", json: battle.tables, storedAt });
}

/** A stored list. Its classifications were checked by the rules of its day, which may be less strict, so only the shape counts. */
const storedList = armyList.extend({ lines: z.array(troopLine.extend({ troop: troopShape })) });

type Schema<T> = { readonly safeParse: (json: unknown) => { success: true; data: T } | { success: false } };

/** Stored documents by version, in order. A document that this program can no longer read is logged and skipped. */
function readStored<T>(stored: readonly StoredDocument[], schema: Schema<T>, log: Log): Map<Version, T> {
  const read = new Map<Version, T>();
  for (const { version: text, kind, name, json } of stored) {
    const parsed = schema.safeParse(json);
    if (parsed.success) read.set(version.parse(text), parsed.data);
    else log.warn({ kind, name, version: text }, "a stored document has a shape that this program no longer reads");
  }
  return read;
}

/** Books of older rules tables are prepared when first used. */
function bookshelf(
  book: Book,
  inForce: Version,
  lists: readonly ArmyList[],
  rules: ReadonlyMap<Version, RulesTables>,
): Knowledge["bookOf"] {
  const prepared = new Map<Version, Book>([[inForce, book]]);
  return (wanted) => {
    if (wanted === null) return book;
    const ready = prepared.get(wanted);
    const tables = rules.get(wanted);
    if (ready || !tables) return ready ?? null;
    const made = prepare(lists, tables);
    prepared.set(wanted, made);
    return made;
  };
}

/** Stores what is in force and combines it with everything stored before. Nothing is ever deleted from that store. */
export async function gatherKnowledge(catalog: Catalog, documents: Documents, log: Log): Promise<Knowledge> {
  await remember(catalog, documents);
  const stored = readStored(await documents.allOfKind("list"), storedList, log);
  const rules = readStored(await documents.allOfKind("rules"), rulesTables, log);
  const current = new Set(catalog.lists.map((list) => list.version));
  const older = [...stored].filter(([id]) => !current.has(id)).map(([id, list]) => ({ ...list, version: id }));
  const lists = [...catalog.lists, ...older];
  const book = prepare(lists, catalog.rules.tables);
  const battles = readStored(await documents.allOfKind("battle-rules"), battleTables, log).set(
    catalog.battle.version,
    catalog.battle.tables,
  );
  return {
    catalog,
    book,
    bookOf: bookshelf(book, catalog.rules.version, lists, rules),
    battleTablesOf: (wanted) => battles.get(wanted) ?? null,
  };
}
