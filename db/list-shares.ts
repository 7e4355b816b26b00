import { and, asc, count, desc, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import type { Keyed } from "./armies";
import { type Database, givenFor, type Steps, step } from "./database";
import type { Row, Tables } from "./schema";
import { bytesKeptIn } from "./stock";

export type ListShareRow = Row<"listShares">;
/** `most`, `mostEver`: how many lists an owner may share at a time, and counting withdrawn ones. `mostBytes`: for everything he stores. */
export type NewShare = Pick<ListShareRow, "share" | "list" | "sharedAt"> & {
  readonly owner: string;
  readonly document: NonNullable<ListShareRow["document"]>;
  readonly most: number;
  readonly mostEver: number;
  readonly mostBytes: number;
};
export type ListShareInShort = Pick<ListShareRow, "share" | "list" | "name" | "sharedAt">;

/** Own lists that are shared by link. */
export type ListShares = {
  /** Since when it is shared: an earlier moment if it was already. Null if there is no room. Part of a transaction. */
  readonly share: (sharing: NewShare) => Steps<Date | null>;
  /** The list at this link. Its document is null if it was withdrawn; null if it was never shared. */
  readonly find: (share: string) => Promise<Pick<ListShareRow, "document" | "owner"> | null>;
  /** What an owner shares of one list, the newest first. */
  readonly madeOf: (owner: string, list: string) => Promise<readonly ListShareInShort[]>;
  readonly countOf: (owner: string) => Promise<{ readonly live: number; readonly ever: number }>;
  readonly kept: (owner: string, share: string) => Promise<ListShareRow | null>;
  readonly keysOf: (owner: string, after: Keyed, limit: number) => Promise<readonly Keyed[]>;
  /** False if the owner never shared it. Withdrawing twice is harmless. */
  readonly withdraw: (owner: string, share: string) => Promise<boolean>;
  /** Withdraws everything and removes the owner. Part of a transaction. */
  readonly withdrawAllOf: (owner: string) => Steps<void>;
  readonly moveAll: (from: string, to: string) => Steps<void>;
};

const { placeholder } = sql;

function wordsFor(tables: Tables) {
  const { listShares } = tables;
  const given = givenFor<Tables["listShares"], keyof ListShareRow>(listShares);
  const ofOwner = eq(listShares.owner, given("owner"));
  return { given, ofOwner, ofShare: eq(listShares.share, given("share")), isLive: isNotNull(listShares.bytes) };
}

function prepareWrites({ orm, tables }: Database) {
  const { listShares } = tables;
  const { given, ofOwner, ofShare, isLive } = wordsFor(tables);
  const { share, owner, sharedAt } = listShares;
  const countOf = (which: ReturnType<typeof and>) => sql`(select count(*) from ${listShares} where ${which})`;
  const isRoom = sql`(${countOf(and(ofOwner, isLive))} < ${placeholder("most")} and ${countOf(ofOwner)} < ${placeholder("mostEver")}
    and ${bytesKeptIn(tables)} + octet_length(${given("document")}) <= ${placeholder("mostBytes")})`;
  const isShared = sql`exists (select 1 from ${listShares} where ${and(ofOwner, ofShare, isLive)})`;
  return {
    share: orm
      .insert(listShares)
      .select(
        sql`select ${given("share")}, ${given("list")}, ${given("owner")}, ${given("document")}, ${given("sharedAt")} where ${isRoom} or ${isShared}`,
      )
      .onConflictDoUpdate({
        target: share,
        set: {
          ...{ document: sql`excluded.document`, owner: sql`excluded.owner` },
          sharedAt: sql`case when ${listShares.document} is null then excluded.shared_at else ${sharedAt} end`,
        },
      })
      .returning({ sharedAt })
      .prepare("list_shares_share"),
    withdraw: orm
      .update(listShares)
      .set({ document: null })
      .where(and(ofOwner, ofShare))
      .returning({ share })
      .prepare("list_shares_withdraw"),
    withdrawAll: orm.update(listShares).set({ owner: null, document: null }).where(ofOwner).prepare("list_shares_withdraw_all"),
    moveAll: orm
      .update(listShares)
      .set({ owner: sql`${placeholder("to")}` })
      .where(eq(owner, placeholder("from")))
      .prepare("list_shares_move_all"),
  };
}

function prepareReads({ orm, tables }: Database) {
  const { listShares } = tables;
  const { ofOwner, ofShare, isLive } = wordsFor(tables);
  const { share, list, owner, document, sharedAt, name } = listShares;
  const after = sql`${sql.param(placeholder("at"), sharedAt)}`;
  return {
    find: orm.select({ document, owner }).from(listShares).where(ofShare).prepare("list_shares_find"),
    madeOf: orm
      .select({ share, list, name, sharedAt })
      .from(listShares)
      .where(and(ofOwner, eq(list, placeholder("list")), isLive))
      .orderBy(desc(sharedAt), asc(share))
      .limit(100)
      .prepare("list_shares_made_of"),
    count: orm
      .select({ ever: count(), live: sql`count(${listShares.bytes})`.mapWith(Number) })
      .from(listShares)
      .where(ofOwner)
      .prepare("list_shares_count"),
    kept: orm.select().from(listShares).where(and(ofOwner, ofShare)).prepare("list_shares_kept"),
    keys: orm
      .select({ key: share, at: sharedAt })
      .from(listShares)
      .where(and(ofOwner, or(gt(sharedAt, after), and(eq(sharedAt, after), gt(share, placeholder("key"))))))
      .orderBy(sharedAt, share)
      .limit(placeholder("limit"))
      .prepare("list_shares_keys"),
  };
}

export function prepareListShares(database: Database): ListShares {
  const { read, write } = database;
  const [writes, reads] = [prepareWrites(database), prepareReads(database)];
  return {
    *share(one) {
      return (yield* step(writes.share, one))[0]?.sharedAt ?? null;
    },
    find: async (share) => (await read(reads.find, { share }))[0] ?? null,
    madeOf: (owner, list) => read(reads.madeOf, { owner, list }),
    countOf: async (owner) => (await read(reads.count, { owner }))[0] ?? { live: 0, ever: 0 },
    kept: async (owner, share) => (await read(reads.kept, { owner, share }))[0] ?? null,
    keysOf: (owner, after, limit) => read(reads.keys, { owner, ...after, limit }),
    withdraw: async (owner, share) => (await write(writes.withdraw, { owner, share })).length > 0,
    *withdrawAllOf(owner) {
      yield* step(writes.withdrawAll, { owner });
    },
    *moveAll(from, to) {
      yield* step(writes.moveAll, { from, to });
    },
  };
}
