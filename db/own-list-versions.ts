import { and, desc, eq, gt, lt, or, sql } from "drizzle-orm";
import type { Keyed } from "./armies";
import { type Database, givenFor, type Steps, step } from "./database";
import type { Row, Tables } from "./schema";
import { bytesKeptIn } from "./stock";

export type ListVersionRow = Row<"ownListVersions">;
/** `mostBytes`: for everything the owner stores. */
type NewVersion = Pick<ListVersionRow, "version" | "list" | "document" | "given" | "storedAt"> & {
  readonly owner: string;
  readonly mostBytes: number;
};

/** Own lists, and organisers' own rules tables, as armies pin them. */
export type ListVersions = {
  /** Stores a version, or notes that one is used again; once given it stays given. False if there is no room. */
  readonly keep: (version: NewVersion) => Promise<boolean>;
  /** Stores a version that others may have from now on, as it is given now. False if there is no room. Part of a transaction. */
  readonly give: (version: Omit<NewVersion, "given">) => Steps<boolean>;
  /** Notes that a stored version is used, and whether by somebody else than its owner. */
  readonly use: (version: string, given: boolean, at: Date) => Promise<void>;
  readonly find: (version: string) => Promise<Pick<ListVersionRow, "list" | "owner" | "document" | "given" | "usedAt"> | null>;
  /** One of an owner's, whole. */
  readonly kept: (owner: string, version: string) => Promise<ListVersionRow | null>;
  /** An owner's of one list, or of tables, the newest first. */
  readonly namedOf: (
    owner: string,
    list: string,
  ) => Promise<readonly (Pick<ListVersionRow, "version" | "storedAt"> & { readonly name: string | null })[]>;
  readonly keysOf: (owner: string, after: Keyed, limit: number) => Promise<readonly Keyed[]>;
  /** Deletes what nobody else can have, and forgets whose the others are. Part of a transaction. */
  readonly forgetAllOf: (owner: string) => Steps<void>;
  readonly moveAll: (from: string, to: string) => Steps<void>;
  /** Deletes up to `limit` of an owner's that nobody else can have. False if none is left. */
  readonly forgetSomeOf: (owner: string, limit: number) => Promise<boolean>;
  /** Some that only their owner can have and that were not used since before that moment. */
  readonly idleSince: (before: Date, limit: number) => Promise<readonly string[]>;
  /** Deletes one of these, unless an army of its owner has it or it has been used since that moment. */
  readonly dropUnlessUsed: (version: string, before: Date) => Promise<boolean>;
};

const { placeholder } = sql;

function prepareWrites({ orm, tables }: Database) {
  const { armies, ownListVersions } = tables;
  const { version, owner, given: isGiven, usedAt } = ownListVersions;
  const given = givenFor<Tables["ownListVersions"], keyof ListVersionRow>(ownListVersions);
  const ofOwner = eq(owner, given("owner"));
  const isKept = sql`exists (select 1 from ${ownListVersions} where ${eq(version, given("version"))})`;
  const isRoom = sql`${bytesKeptIn(tables)} + octet_length(${given("document")}) <= ${placeholder("mostBytes")}`;
  const ofArmies = sql`exists (select 1 from ${armies} where ${armies.owner} = ${owner} and cast(${armies.document} as text) like '%' || ${version} || '%')`;
  const own = eq(isGiven, false);
  const some = sql`(select ${version} from ${ownListVersions} where ${and(ofOwner, own)} limit ${placeholder("limit")})`;
  return {
    keep: orm
      .insert(ownListVersions)
      .select(
        sql`select ${given("version")}, ${given("list")}, ${given("owner")}, ${given("document")}, ${given("given")}, ${given("storedAt")}, ${given("storedAt")} where ${isRoom} or ${isKept}`,
      )
      .onConflictDoUpdate({
        target: version,
        set: { given: sql`(${isGiven} or excluded.given)`, usedAt: sql`excluded.used_at` },
      })
      .returning({ version })
      .prepare("own_list_versions_keep"),
    giveAnew: orm
      .update(ownListVersions)
      .set({ document: given("document") })
      .where(and(eq(version, given("version")), ofOwner))
      .prepare("own_list_versions_give_anew"),
    use: orm
      .update(ownListVersions)
      .set({ usedAt: given("usedAt") })
      .where(eq(version, given("version")))
      .prepare("own_list_versions_use"),
    give: orm
      .update(ownListVersions)
      .set({ given: given("given"), usedAt: given("usedAt") })
      .where(eq(version, given("version")))
      .prepare("own_list_versions_give"),
    forget: orm.delete(ownListVersions).where(and(ofOwner, own)).prepare("own_list_versions_forget"),
    free: orm.update(ownListVersions).set({ owner: null }).where(ofOwner).prepare("own_list_versions_free"),
    moveAll: orm
      .update(ownListVersions)
      .set({ owner: sql`${placeholder("to")}` })
      .where(eq(owner, placeholder("from")))
      .prepare("own_list_versions_move_all"),
    forgetSome: orm
      .delete(ownListVersions)
      .where(and(ofOwner, own, sql`${version} in ${some}`))
      .returning({ version })
      .prepare("own_list_versions_forget_some"),
    dropUnlessUsed: orm
      .delete(ownListVersions)
      .where(and(eq(version, given("version")), own, lt(usedAt, given("usedAt")), sql`not ${ofArmies}`))
      .returning({ version })
      .prepare("own_list_versions_drop_unless_used"),
  };
}

function prepareReads({ orm, tables: { ownListVersions } }: Database) {
  const { version, list, owner, document, given, storedAt, usedAt } = ownListVersions;
  const isIt = eq(version, placeholder("version"));
  const after = sql`${sql.param(placeholder("at"), storedAt)}`;
  return {
    find: orm.select({ list, owner, document, given, usedAt }).from(ownListVersions).where(isIt).prepare("own_list_versions_find"),
    kept: orm
      .select()
      .from(ownListVersions)
      .where(and(isIt, eq(owner, placeholder("owner"))))
      .prepare("own_list_versions_kept"),
    keys: orm
      .select({ key: version, at: storedAt })
      .from(ownListVersions)
      .where(and(eq(owner, placeholder("owner")), or(gt(storedAt, after), and(eq(storedAt, after), gt(version, placeholder("key"))))))
      .orderBy(storedAt, version)
      .limit(placeholder("limit"))
      .prepare("own_list_versions_keys"),
    named: orm
      .select({ version, storedAt, name: sql<string | null>`${document} ->> 'name'` })
      .from(ownListVersions)
      .where(and(eq(owner, placeholder("owner")), eq(list, placeholder("list"))))
      .orderBy(desc(storedAt), version)
      .prepare("own_list_versions_named"),
    idle: orm
      .select({ version })
      .from(ownListVersions)
      .where(and(eq(given, false), lt(usedAt, sql`${sql.param(placeholder("before"), usedAt)}`)))
      .orderBy(usedAt)
      .limit(placeholder("limit"))
      .prepare("own_list_versions_idle"),
  };
}

export function prepareListVersions(database: Database): ListVersions {
  const { read, write } = database;
  const [writes, reads] = [prepareWrites(database), prepareReads(database)];
  return {
    keep: async (one) => (await write(writes.keep, one, { users: [one.owner] })).length > 0,
    *give(one) {
      if ((yield* step(writes.keep, { ...one, given: true })).length === 0) return false;
      if ("comesWith" in one.document) yield* step(writes.giveAnew, one);
      return true;
    },
    use: async (version, given, usedAt) => void (await write(given ? writes.give : writes.use, { version, given, usedAt })),
    find: async (version) => (await read(reads.find, { version }))[0] ?? null,
    kept: async (owner, version) => (await read(reads.kept, { owner, version }))[0] ?? null,
    namedOf: (owner, list) => read(reads.named, { owner, list }),
    keysOf: (owner, after, limit) => read(reads.keys, { owner, ...after, limit }),
    *forgetAllOf(owner) {
      for (const one of [writes.forget, writes.free]) yield* step(one, { owner });
    },
    *moveAll(from, to) {
      yield* step(writes.moveAll, { from, to });
    },
    forgetSomeOf: async (owner, limit) => (await write(writes.forgetSome, { owner, limit })).length > 0,
    idleSince: async (before, limit) => (await read(reads.idle, { before, limit })).map(({ version }) => version),
    dropUnlessUsed: async (version, usedAt) => (await write(writes.dropUnlessUsed, { version, usedAt })).length > 0,
  };
}
