import { contentVersion } from "../catalog/content-version";
import { type Version, version } from "../model/identifiers";
import type { KeptTables, OwnTables } from "../model/own-tables";
import { type RulesEdition, type RulesTables, rulesTables } from "../model/rules-tables";
import { shortVersion } from "../sheets/text-parts";
import { OWN_TABLES } from "../words/own-tables";
import type { User } from "./identity";
import type { Knowledge } from "./knowledge";
import { DAY, LIMITS, mostOf } from "./limits";
import { running } from "./running";

/** What stands in place of a list's id where tables are stored beside the versions of own lists. */
const TABLES = "own-tables";

/** Those used last, by version. All copies of this module share them. */
const shared = globalThis as typeof globalThis & { condottaOwnTables?: Map<Version, RulesTables> };

async function ownTablesOf(wanted: Version): Promise<RulesTables | null> {
  shared.condottaOwnTables ??= new Map();
  const kept = shared.condottaOwnTables;
  const row = kept.has(wanted) ? null : await running().ownLists.versions.find(wanted);
  const read = row?.list === TABLES ? rulesTables.safeParse(row.document) : null;
  const tables = kept.get(wanted) ?? (read?.success ? read.data : null);
  if (tables === null) return null;
  kept.delete(wanted);
  kept.set(wanted, tables);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - LIMITS.ownTables))) kept.delete(oldest);
  return tables;
}

/** The organisers' own among tables that are named. Whoever names a version is told of it: nobody guesses a hash. */
export async function ownTablesAmong(
  named: readonly Version[],
  { bookOf }: Pick<Knowledge, "bookOf">,
): Promise<ReadonlyMap<Version, RulesTables>> {
  const own = new Map<Version, RulesTables>();
  for (const one of named) {
    const tables = bookOf(one) === null ? await ownTablesOf(one) : null;
    if (tables) own.set(one, tables);
  }
  return own;
}

/** Tables of the house or of an organiser; null if there are none of that version. */
export async function findTables(wanted: string): Promise<RulesEdition | null> {
  const asked = version.safeParse(wanted);
  if (!asked.success) return null;
  const tables = running().knowledge.bookOf(asked.data)?.tables ?? (await ownTablesOf(asked.data));
  return tables && { version: asked.data, tables };
}

/** Keeps tables, which never change. Null if there is no room for them. */
export async function keepTables(user: User, { name, points, cards }: OwnTables): Promise<KeptTables | null> {
  const house = running().knowledge.catalog.rules.tables;
  const document: RulesTables = { ...house, ...(points ? { points } : {}), ...(cards ? { cards } : {}), name };
  const kept = { version: contentVersion(document), storedAt: new Date() };
  const row = { ...kept, list: TABLES, owner: user.id, document, given: false, mostBytes: mostOf(user).bytes };
  return (await running().ownLists.versions.keep(row)) ? { ...kept, name, storedAt: kept.storedAt.toISOString() } : null;
}

/** Notes that something is stored that is judged by an organiser's tables: from then on they stay, if others have it too for ever. */
export async function markTablesUsed(
  rules: Version | null,
  { user, given }: { readonly user: User | null; readonly given: boolean },
): Promise<void> {
  if (rules === null || running().knowledge.bookOf(rules) !== null) return;
  const { versions } = running().ownLists;
  const row = await versions.find(rules);
  if (row?.list !== TABLES) return;
  const isGiven = row.given || given || row.owner !== user?.id;
  const now = new Date();
  if (isGiven !== row.given || now.getTime() - row.usedAt.getTime() > DAY) await versions.use(rules, isGiven, now);
}

/** The tables that a user has written, the newest first. */
export async function tablesOf(owner: string): Promise<readonly KeptTables[]> {
  const rows = await running().ownLists.versions.namedOf(owner, TABLES);
  return rows.map((row) => ({ version: version.parse(row.version), name: row.name ?? "", storedAt: row.storedAt.toISOString() }));
}

type Offered = { readonly version: Version; readonly label: string };

/** The tables that a form offers: those in force, the reader's own, older ones of the house, and what is chosen already. */
export async function offeredTables(reader: User | null, chosen: Version | null): Promise<readonly Offered[]> {
  const { rules, earlierRules } = running().knowledge.catalog;
  const { choose } = OWN_TABLES;
  const older = ({ version }: { readonly version: Version }) => ({ version, label: choose.older(shortVersion(version)) });
  const own = reader ? (await tablesOf(reader.id)).map(({ version, name }) => ({ version, label: choose.own(name) })) : [];
  const offered = [{ version: rules.version, label: choose.inForce }, ...own, ...earlierRules.map(older)];
  if (chosen === null || offered.some(({ version }) => version === chosen)) return offered;
  const name = (await findTables(chosen))?.tables.name;
  return [...offered, name ? { version: chosen, label: choose.named(name) } : older({ version: chosen })];
}
