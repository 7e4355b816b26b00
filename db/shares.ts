import { and, asc, count, desc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Army } from "../lib/model/army";
import { isFollowing } from "../lib/model/identifiers";
import type { Keyed } from "./armies";
import { FIRST, type Part } from "./army-lists";
import { type Database, givenFor, type Steps, step } from "./database";
import type { Row, Tables } from "./schema";
import { bytesKeptIn } from "./stock";

type ShareRow = Row<"shares">;
export type OwnShareRow = Pick<ShareRow, "share" | "sharedAt"> & Pick<Army, "name" | "list">;
/** Withdrawn, if it has no document. */
export type KeptShareRow = Pick<ShareRow, "share" | "document" | "sharedAt">;

/**
 * `most`, `mostEver`: how many armies an owner may share at a time, and counting withdrawn ones. `mostBytes`: for everything the owner
 * stores.
 */
type NewSharing = {
  readonly id: string;
  readonly share: string;
  readonly owner: string;
  readonly document: Army;
  readonly sharedAt: Date;
  /** The army that it is made of, if it is the owner's; otherwise none is noted. */
  readonly army: string | null;
  readonly most: number;
  readonly mostEver: number;
  readonly mostBytes: number;
};

/** Every write is one statement, so nothing can come between its conditions and its effect. */
export type Shares = {
  /** The id of the sharing; the existing one's id if the owner shares this army already. Null if there is no room. */
  readonly share: (sharing: NewSharing) => Promise<{ readonly id: string } | null>;
  /**
   * Shares an army as it is at any time, by a link of its own; the existing one, if there is one. Null if there is no room, or no such army
   * outside the bin.
   */
  readonly follow: (following: Omit<NewSharing, "document"> & { readonly army: string }) => Promise<{ readonly share: string } | null>;
  /** What the owner shares of an army of his, the newest first. */
  readonly madeOf: (owner: string, army: string) => Promise<readonly OwnShareRow[]>;
  /** The army at this link. Its document is null if everybody has withdrawn it; null if nobody ever shared it. */
  readonly find: (share: string) => Promise<Pick<ShareRow, "document"> | null>;
  readonly isSharedBy: (owner: string, share: string) => Promise<boolean>;
  /** Part of what he shares, the newest first. */
  readonly sharedBy: (owner: string, part: Part) => Promise<readonly OwnShareRow[]>;
  /** How many he shares, and how many with those he has withdrawn. */
  readonly countOf: (owner: string) => Promise<{ readonly live: number; readonly ever: number }>;
  /** The links of so many that stand after another, with what he has withdrawn; the oldest first. */
  readonly linksOf: (owner: string, after: Keyed, limit: number) => Promise<readonly Keyed[]>;
  /** One of them; null where he never shared it. */
  readonly kept: (owner: string, share: string) => Promise<KeptShareRow | null>;
  /** False if the owner never shared it. Withdrawing twice is harmless. */
  readonly withdraw: (owner: string, share: string) => Promise<boolean>;
  /** Withdraws up to `limit` of an owner's shares. False if none is left. */
  readonly withdrawSomeOf: (owner: string, limit: number) => Promise<boolean>;
  /** Withdraws everything and removes the owner. Part of a transaction of the users (users.ts). */
  readonly withdrawAllOf: (owner: string) => Steps<void>;
  /** Gives one owner's shares to another and removes the owner from withdrawn ones. Part of a transaction. */
  readonly moveAll: (from: string, to: string) => Steps<void>;
};

const { placeholder } = sql;

function wordsFor(tables: Tables) {
  const { armies, shares } = tables;
  const given = givenFor<Tables["shares"], keyof ShareRow>(shares);
  const ofOwner = eq(shares.owner, given("owner"));
  const ofShare = eq(shares.share, given("share"));
  const isLive = isNotNull(shares.document);
  const countIn = (which: SQL | undefined) => sql<number>`(select count(*) from ${shares} where ${which})`;
  const liveOnes = countIn(and(ofOwner, isNotNull(shares.bytes)));
  const isMadeOf = and(ofOwner, eq(shares.army, given("army")), isLive);
  return {
    ...{ given, ofOwner, ofShare, isLive, isMadeOf },
    ownArmy: sql`(select ${armies.id} from ${armies} where ${armies.id} = ${given("army")} and ${armies.owner} = ${given("owner")} and ${armies.place} <> 'bin')`,
    thereIsRoom: (newBytes: SQL) =>
      sql`(${liveOnes} < ${placeholder("most")} and ${countIn(ofOwner)} < ${placeholder("mostEver")} and ${bytesKeptIn(tables)} + ${newBytes} <= ${placeholder("mostBytes")})`,
    /** Whether it follows its army: the last letter of its id says so (`isFollowing`). */
    isFollowed: and(isMadeOf, sql`substr(${shares.share}, 26, 1) in ('c', 'g', 'k', 'o', 's', 'w', '2', '6')`),
    isSharedAlready: sql`exists (select 1 from ${shares} where ${ofOwner} and ${ofShare} and ${isLive})`,
  };
}

function prepareNew({ orm, tables }: Database) {
  const { shares } = tables;
  const { given, ownArmy, thereIsRoom, isFollowed, isSharedAlready } = wordsFor(tables);
  /** A new value if the sharing had been withdrawn, otherwise the old one. */
  const anew = (name: "id" | "shared_at") =>
    sql`case when ${shares.document} is null then excluded.${sql.raw(name)} else ${shares}.${sql.raw(name)} end`;
  return {
    share: orm
      .insert(shares)
      .select(
        sql`select ${given("id")}, ${given("share")}, ${given("owner")}, ${given("document")}, ${given("sharedAt")}, ${ownArmy} where ${thereIsRoom(sql`octet_length(${given("document")})`)} or ${isSharedAlready}`,
      )
      .onConflictDoUpdate({
        target: [shares.share, shares.owner],
        set: {
          ...{ id: anew("id"), document: sql`excluded.document`, sharedAt: anew("shared_at") },
          army: sql`coalesce(excluded.army, ${shares.army})`,
        },
      })
      .returning({ id: shares.id })
      .prepare("shares_share"),
    follow: orm
      .insert(shares)
      .select(
        sql`select ${given("id")}, ${given("share")}, ${given("owner")}, '{}', ${given("sharedAt")}, ${ownArmy} where ${ownArmy} is not null and not exists (select 1 from ${shares} where ${isFollowed}) and ${thereIsRoom(sql`2`)}`,
      )
      .returning({ share: shares.share })
      .prepare("shares_follow"),
  };
}

function prepareWithdrawals({ orm, tables }: Database) {
  const { shares } = tables;
  const { ofOwner, ofShare } = wordsFor(tables);
  return {
    withdraw: orm
      .update(shares)
      .set({ document: null })
      .where(and(ofOwner, ofShare))
      .returning({ id: shares.id })
      .prepare("shares_withdraw"),
    withdrawSome: orm
      .update(shares)
      .set({ document: null })
      .where(
        sql`${shares.id} in (select ${shares.id} from ${shares} where ${and(ofOwner, isNotNull(shares.bytes))} limit ${placeholder("limit")})`,
      )
      .returning({ id: shares.id })
      .prepare("shares_withdraw_some"),
    withdrawAll: orm.update(shares).set({ owner: null, document: null }).where(ofOwner).prepare("shares_withdraw_all"),
  };
}

/** The order matters: at no moment is an army shared by neither user, or by an owner who is gone. */
function prepareMove({ orm, tables: { shares } }: Database) {
  const from = eq(shares.owner, placeholder("from"));
  /** The other user's sharing of the same army. */
  const another = (what: string, whose: "from" | "to") =>
    sql`select ${sql.raw(what)} from ${shares} as another where another.share = ${shares.share} and another.owner = ${placeholder(whose)}`;
  const anotherLives = (whose: "from" | "to") => sql`exists (${another("1", whose)} and another.document is not null)`;
  return {
    free: orm
      .update(shares)
      .set({ owner: sql`${placeholder("to")}` })
      .where(and(from, isNotNull(shares.document), sql`not exists (${another("1", "to")})`))
      .prepare("shares_free"),
    withdrawnByOther: orm
      .update(shares)
      .set({ document: sql`(${another("another.document", "from")})`, sharedAt: sql`(${another("another.shared_at", "from")})` })
      .where(and(eq(shares.owner, placeholder("to")), isNull(shares.document), anotherLives("from")))
      .prepare("shares_withdrawn_by_other"),
    rest: orm
      .update(shares)
      .set({ owner: null, document: null })
      .where(and(from, or(isNull(shares.document), anotherLives("to"))))
      .prepare("shares_rest"),
  };
}

function prepareFinding({ orm, tables }: Database) {
  const { armies, shares } = tables;
  const { ofOwner, ofShare, isLive, isFollowed } = wordsFor(tables);
  const { share, document, sharedAt } = shares;
  return {
    find: orm.select({ document }).from(shares).where(ofShare).orderBy(isNull(document)).limit(1).prepare("shares_find"),
    followed: orm
      .select({ document: armies.document })
      .from(shares)
      .leftJoin(armies, and(eq(armies.id, shares.army), ne(armies.place, "bin"), isLive))
      .where(ofShare)
      .limit(1)
      .prepare("shares_followed"),
    isFollowed: orm.select({ share }).from(shares).where(isFollowed).prepare("shares_is_followed"),
    own: orm
      .select({ id: shares.id })
      .from(shares)
      .where(and(ofOwner, ofShare, isLive))
      .prepare("shares_own"),
    kept: orm.select({ share, document, sharedAt }).from(shares).where(and(ofOwner, ofShare)).prepare("shares_kept"),
  };
}

function prepareLists({ orm, tables }: Database) {
  const { armies, shares } = tables;
  const { ofOwner, isMadeOf } = wordsFor(tables);
  const { share, sharedAt } = shares;
  /** Columns that the database computes from the document; where that is empty, from the army that it follows. */
  const within = <Field extends "name" | "list">(field: Field) =>
    sql<Army[Field]>`coalesce(${shares[field]}, (select ${armies[field]} from ${armies} where ${armies.id} = ${shares.army}))`;
  const short = { share, sharedAt, name: within("name"), list: within("list") };
  const when = sql`${sql.param(placeholder("moment"), sharedAt)}`;
  const after = sql`${sql.param(placeholder("at"), sharedAt)}`;
  return {
    madeOf: orm.select(short).from(shares).where(isMadeOf).orderBy(desc(sharedAt), asc(share)).limit(100).prepare("shares_made_of"),
    inShort: orm
      .select(short)
      .from(shares)
      .where(
        and(ofOwner, isNotNull(shares.bytes), sql`(${sharedAt} < ${when} or (${sharedAt} = ${when} and ${share} > ${placeholder("id")}))`),
      )
      .orderBy(desc(sharedAt), asc(share))
      .limit(placeholder("limit"))
      .offset(placeholder("offset"))
      .prepare("shares_in_short"),
    links: orm
      .select({ key: share, at: sharedAt })
      .from(shares)
      .where(and(ofOwner, or(gt(sharedAt, after), and(eq(sharedAt, after), gt(share, placeholder("key"))))))
      .orderBy(sharedAt, share)
      .limit(placeholder("limit"))
      .prepare("shares_links"),
    count: orm
      .select({ live: count(shares.bytes), ever: count() })
      .from(shares)
      .where(ofOwner)
      .prepare("shares_count"),
  };
}

/** The queries for shares, built once: building one costs many times what running it does. */
export function prepareShares(database: Database): Shares {
  const { read, write } = database;
  const writes = { ...prepareNew(database), ...prepareWithdrawals(database) };
  const moves = prepareMove(database);
  const reads = { ...prepareFinding(database), ...prepareLists(database) };
  const find = async (share: string) => (await read(reads[isFollowing(share) ? "followed" : "find"], { share }))[0] ?? null;
  async function kept(owner: string, share: string): Promise<KeptShareRow | null> {
    const row = (await read(reads.kept, { owner, share }))[0] ?? null;
    return row && isFollowing(share) ? { ...row, document: (await find(share))?.document ?? null } : row;
  }
  return {
    share: async (sharing) => (await write(writes.share, sharing, { users: [sharing.owner] }))[0] ?? null,
    follow: async (following) =>
      (await write(writes.follow, following, { users: [following.owner] }))[0] ??
      (await read(reads.isFollowed, { owner: following.owner, army: following.army }))[0] ??
      null,
    madeOf: (owner, army) => read(reads.madeOf, { owner, army }),
    find,
    isSharedBy: async (owner, share) => (await read(reads.own, { owner, share })).length > 0,
    sharedBy: (owner, { limit, offset = 0, after }) => read(reads.inShort, { owner, limit, offset, ...(after ?? FIRST) }),
    countOf: async (owner) => (await read(reads.count, { owner }))[0] ?? { live: 0, ever: 0 },
    linksOf: (owner, after, limit) => read(reads.links, { owner, ...after, limit }),
    kept,
    withdraw: async (owner, share) => (await write(writes.withdraw, { owner, share })).length > 0,
    withdrawSomeOf: async (owner, limit) => (await write(writes.withdrawSome, { owner, limit })).length > 0,
    *withdrawAllOf(owner) {
      yield* step(writes.withdrawAll, { owner });
    },
    *moveAll(from, to) {
      for (const one of [moves.free, moves.withdrawnByOther, moves.rest]) yield* step(one, { from, to });
    },
  };
}
