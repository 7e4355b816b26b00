import { z } from "zod";
import type { Documents, StoredDocument } from "../../db/documents";
import { listVersion } from "../catalog/content-version";
import type { Catalog } from "../catalog/load-catalog";
import { type ArmyList, armyList, givenList, troopLine, type UnversionedList } from "../model/army-list";
import { type BattleTables, battleTables } from "../model/battle-tables";
import type { Region } from "../model/enumerations";
import type { Fault } from "../model/faults";
import type { ListSummary } from "../model/http";
import { listId, type Version, version } from "../model/identifiers";
import { type RulesTables, rulesTables } from "../model/rules-tables";
import { troopShape } from "../model/troop-shape";
import { type Book, findList as findPrepared } from "../rules/army/book";
import { prepare } from "../rules/army/prepare";
import type { Log } from "./environment";

/** All lists and tables of the server: those in force, and every older version it has known. */
export type Knowledge = {
  readonly catalog: Catalog;
  /** All lists, with the rules tables in force. */
  readonly book: Book;
  /** All lists, with the rules tables of a version, or (null) those in force. Returns null for an unknown version. */
  readonly bookOf: (rules: Version | null) => Book | null;
  /** All lists, with these tables. */
  readonly bookBy: (tables: RulesTables) => Book;
  /** The battle tables of a version; null for an unknown version. */
  readonly battleTablesOf: (version: Version) => BattleTables | null;
  /** Looks up tables that a newer server on the same database may have stored since this one started. */
  readonly learnBattleTables: (version: Version) => Promise<void>;
  /** How many stored documents it was read from. More are stored once another server, a newer one, has begun. */
  readonly documents: number;
};

/** Stores what is in force for ever, for the armies that name its version. */
async function remember({ lists, rules, earlierRules, battle }: Catalog, documents: Documents): Promise<void> {
  const storedAt = Date.now();
  for (const list of lists) await documents.storeIfAbsent({ version: list.version, kind: "list", name: list.id, json: list, storedAt });
  for (const { version, tables } of [...earlierRules, rules])
    await documents.storeIfAbsent({ version, kind: "rules", name: "rules", json: tables, storedAt });
  await documents.storeIfAbsent({ version: battle.version, kind: "battle-rules", name: "battle-rules", json: battle.tables, storedAt });
}

/**
 * A stored list. Its classifications were checked by the rules of its day, which may be less strict, so only the shape counts; and it may
 * come from a region by a name that is no longer in use.
 */
export const listAsStored = armyList.extend({
  region: z.custom<Region>((region) => typeof region === "string"),
  lines: z.array(troopLine.extend({ troop: troopShape })),
  comesWith: givenList.shape.comesWith,
});

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

/** Books of other rules tables are prepared when first used. */
function bookshelf(
  book: Book,
  inForce: Version,
  lists: readonly ArmyList[],
  rules: ReadonlyMap<Version, RulesTables>,
): Pick<Knowledge, "bookOf" | "bookBy"> {
  const prepared = new WeakMap<RulesTables, Book>([[book.tables, book]]);
  function bookBy(tables: RulesTables): Book {
    const made = prepared.get(tables) ?? prepare(lists, tables);
    prepared.set(tables, made);
    return made;
  }
  return {
    bookBy,
    bookOf(wanted) {
      const tables = wanted === null || wanted === inForce ? book.tables : rules.get(wanted);
      return tables ? bookBy(tables) : null;
    },
  };
}

/** The lists in force, then the older ones. A stored edition that judges like the list in force is that list, under a former version. */
function withOlder(inForce: readonly ArmyList[], stored: ReadonlyMap<Version, UnversionedList>): readonly ArmyList[] {
  const current = new Set(inForce.map((list) => list.version));
  const others = [...stored]
    .filter(([version]) => !current.has(version))
    .map(([version, list]) => ({ list, version, judgesAs: listVersion(list) }));
  const lists = inForce.map((list) => {
    const formerly = others.filter(({ judgesAs }) => judgesAs === list.version).map(({ version }) => version);
    return formerly.length > 0 ? { ...list, formerly } : list;
  });
  const older = others.filter(({ judgesAs }) => !current.has(judgesAs)).map(({ list, version }) => ({ ...list, version }));
  return [...lists, ...older];
}

/** Stores what is in force and combines it with everything stored before. Nothing is ever deleted from that store. */
export async function gatherKnowledge(catalog: Catalog, documents: Documents, log: Log): Promise<Knowledge> {
  await remember(catalog, documents);
  return recall(catalog, documents, log);
}

/** Everything stored, as it is now. */
export async function recall(catalog: Catalog, documents: Documents, log: Log): Promise<Knowledge> {
  const [ofLists, ofRules] = [await documents.allOfKind("list"), await documents.allOfKind("rules")];
  const ofBattles = await documents.allOfKind("battle-rules");
  const rules = readStored(ofRules, rulesTables, log);
  const lists = withOlder(catalog.lists, readStored(ofLists, listAsStored, log));
  const book = prepare(lists, catalog.rules.tables);
  const battles = readStored(ofBattles, battleTables, log).set(catalog.battle.version, catalog.battle.tables);
  return {
    catalog,
    book,
    ...bookshelf(book, catalog.rules.version, lists, rules),
    documents: ofLists.length + ofRules.length + ofBattles.length,
    battleTablesOf: (wanted) => battles.get(wanted) ?? null,
    async learnBattleTables(wanted) {
      if (battles.has(wanted)) return;
      const found = await documents.find(wanted);
      const read = readStored(found?.kind === "battle-rules" ? [found] : [], battleTables, log).get(wanted);
      if (read) battles.set(wanted, read);
    },
  };
}

/** The lists in force, by number. */
export function listSummaries({ catalog }: Knowledge): readonly ListSummary[] {
  return catalog.lists.map(({ id, number, name, years, region, territories, version }) => ({
    id,
    number,
    name,
    years,
    region,
    territories,
    version,
  }));
}

type FoundList = { readonly ok: true; readonly list: ArmyList } | { readonly ok: false; readonly fault: Fault };

const notFound = (code: string, path: string, params: Fault["params"]): FoundList => ({ ok: false, fault: { code, path: [path], params } });

/** A list as anybody is told it. */
export const published = ({ formerly: _formerly, comesWith: _comesWith, ...list }: ArmyList): ArmyList => list;

/** An army list in force, or in the given version. */
export function findList({ book }: Knowledge, id: string, wanted: string | null): FoundList {
  const known = listId.safeParse(id);
  const today = known.success ? findPrepared(book, known.data, null) : null;
  if (!known.success || !today) return notFound("unknown-list", "id", { list: id });
  if (wanted === null) return { ok: true, list: published(today.list) };
  const asked = version.safeParse(wanted);
  const found = asked.success ? findPrepared(book, known.data, asked.data) : null;
  return found ? { ok: true, list: published(found.list) } : notFound("unknown-list-version", "version", { list: id, version: wanted });
}

type FoundTables = { readonly ok: true; readonly tables: BattleTables } | { readonly ok: false; readonly fault: Fault };

/** The tables that decide battles: those in force, or of the given version. */
export function findBattleTables({ catalog, battleTablesOf }: Knowledge, wanted: string | null): FoundTables {
  if (wanted === null) return { ok: true, tables: catalog.battle.tables };
  const asked = version.safeParse(wanted);
  const tables = asked.success ? battleTablesOf(asked.data) : null;
  return tables
    ? { ok: true, tables }
    : { ok: false, fault: { code: "unknown-rules-version", path: ["version"], params: { version: wanted } } };
}
