import { and, asc, count, desc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Army } from "../lib/model/army";
import { isFollowing } from "../lib/model/identifiers";
import type { Keyed } from "./armies";
import { FIRST, type Part } from "./army-lists";
import type { Database } from "./client";
import { armies, shares } from "./schema";
import { bytesKept } from "./stock";

type Row = typeof shares.$inferSelect;
export type OwnShareRow = Pick<Row, "share" | "sharedAt"> & Pick<Army, "name" | "list">;
/** Withdrawn, if it has no document. */
export type KeptShareRow = Pick<Row, "share" | "document" | "sharedAt">;

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
  readonly find: (share: string) => Promise<Pick<Row, "document"> | null>;
  readonly isSharedBy: (owner: string, share: string) => Promise<boolean>;
  /** Part of what he shares, the newest first. */
  readonly sharedBy: (owner: string, part: Part) => Promise<readonly OwnShareRow[]>;
  /** How many he shares, and how many with those he has withdrawn. */
  readonly countOf: (owner: string) => Promise<{ readonly live: number; readonly ever: number }>;
  /** The links of so many that stand after another, with what he has withdrawn; the oldest first. */
  readonly linksOf: (owner: string, after: number, limit: number) => Promise<readonly Keyed[]>;
  /** One of them; null where he never shared it. */
  readonly kept: (owner: string, share: string) => Promise<KeptShareRow | null>;
  /** False if the owner never shared it. Withdrawing twice is harmless. */
  readonly withdraw: (owner: string, share: string) => Promise<boolean>;
  /** Withdraws up to `limit` of an owner's shares. False if none is left. */
  readonly withdrawSomeOf: (owner: string, limit: number) => Promise<boolean>;
  /** Withdraws everything and removes the owner. Part of a transaction of the users (users.ts). */
  readonly withdrawAllOf: (owner: string) => void;
  /** Gives one owner's shares to another and removes the owner from withdrawn ones. Part of a transaction. */
  readonly moveAll: (from: string, to: string) => void;
};

const { placeholder } = sql;
/** A parameter bound when the statement runs, encoded as its column encodes it. */
const param = (name: keyof Row) => sql`${sql.param(placeholder(name), shares[name])}`;

const ofOwner = eq(shares.owner, param("owner"));
const ofShare = eq(shares.share, param("share"));
const isLive = isNotNull(shares.document);
const countIn = (which: SQL | undefined) => sql<number>`(select count(*) from ${shares} where ${which})`;
/** Whether it follows its army: the id says so (`isFollowing`). */
const followsArmy = sql`${shares.share} glob '*[cgkosw26]'`;
const ownArmy = (what: string) =>
  sql`(select ${sql.raw(what)} from ${armies} where ${armies.id} = ${param("army")} and ${armies.owner} = ${param("owner")} and ${armies.place} <> 'bin')`;
const liveOnes = countIn(and(ofOwner, isNotNull(shares.bytes)));
const everyOne = countIn(ofOwner);
const thereIsRoom = (newBytes: SQL) =>
  sql`(${liveOnes} < ${placeholder("most")} and ${everyOne} < ${placeholder("mostEver")} and ${bytesKept} + ${newBytes} <= ${placeholder("mostBytes")})`;
const isMadeOf = and(ofOwner, eq(shares.army, param("army")), isLive);
const isFollowed = and(isMadeOf, followsArmy);
const isSharedAlready = sql`exists (select 1 from ${shares} where ${ofOwner} and ${ofShare} and ${isLive})`;

/** A new value if the sharing had been withdrawn, otherwise the old one. */
const anew = (name: "id" | "shared_at") =>
  sql`case when ${shares.document} is null then excluded.${sql.raw(name)} else ${shares}.${sql.raw(name)} end`;

function prepareWrites({ orm }: Database) {
  const nobodys = { owner: null, document: null };
  return {
    share: orm
      .insert(shares)
      .select(
        sql`select ${param("id")}, ${param("share")}, ${param("owner")}, ${param("document")}, ${param("sharedAt")}, ${ownArmy("id")} where ${thereIsRoom(sql`octet_length(${param("document")})`)} or ${isSharedAlready}`,
      )
      .onConflictDoUpdate({
        target: [shares.share, shares.owner],
        set: {
          ...{ id: anew("id"), document: sql`excluded.document`, sharedAt: anew("shared_at") },
          army: sql`coalesce(excluded.army, ${shares.army})`,
        },
      })
      .returning({ id: shares.id })
      .prepare(),
    follow: orm
      .insert(shares)
      .select(
        sql`select ${param("id")}, ${param("share")}, ${param("owner")}, '{}', ${param("sharedAt")}, ${ownArmy("id")} where ${ownArmy("id")} is not null and not exists (select 1 from ${shares} where ${isFollowed}) and ${thereIsRoom(sql`2`)}`,
      )
      .returning({ share: shares.share })
      .prepare(),
    withdraw: orm.update(shares).set({ document: null }).where(and(ofOwner, ofShare)).returning({ id: shares.id }).prepare(),
    withdrawSome: orm
      .update(shares)
      .set({ document: null })
      .where(
        sql`${shares.id} in (select ${shares.id} from ${shares} where ${and(ofOwner, isNotNull(shares.bytes))} limit ${placeholder("limit")})`,
      )
      .prepare(),
    withdrawAll: orm.update(shares).set(nobodys).where(ofOwner).prepare(),
  };
}

/** The other user's sharing of the same army. */
const another = (what: string, whose: "from" | "to") =>
  sql`select ${sql.raw(what)} from ${shares} as another where another.share = ${shares.share} and another.owner = ${placeholder(whose)}`;
const anotherLives = (whose: "from" | "to") => sql`exists (${another("1", whose)} and another.document is not null)`;

/** The order matters: at no moment is an army shared by neither user, or by an owner who is gone. */
function prepareMove({ orm }: Database) {
  const from = eq(shares.owner, placeholder("from"));
  return {
    free: orm
      .update(shares)
      .set({ owner: sql`${placeholder("to")}` })
      .where(and(from, isLive, sql`not exists (${another("1", "to")})`))
      .prepare(),
    withdrawnByOther: orm
      .update(shares)
      .set({ document: sql`(${another("another.document", "from")})`, sharedAt: sql`(${another("another.shared_at", "from")})` })
      .where(and(eq(shares.owner, placeholder("to")), isNull(shares.document), anotherLives("from")))
      .prepare(),
    rest: orm
      .update(shares)
      .set({ owner: null, document: null })
      .where(and(from, or(isNull(shares.document), anotherLives("to"))))
      .prepare(),
  };
}

const { share, document, sharedAt } = shares;
/** Columns SQLite computes from the document; where that is empty, from the army that it follows. */
const within = <Field extends "name" | "list">(field: Field) =>
  sql<Army[Field]>`coalesce(${shares[field]}, (select ${sql.raw(field)} from ${armies} where ${armies.id} = ${shares}.army))`;

function prepareReads({ orm }: Database) {
  const at = sql<number>`${shares}.rowid`;
  const when = sql`${sql.param(placeholder("moment"), sharedAt)}`;
  const comesAfter = sql`(${sharedAt} < ${when} or (${sharedAt} = ${when} and ${share} > ${placeholder("id")}))`;
  return {
    find: orm.select({ document }).from(shares).where(ofShare).orderBy(isNull(document)).limit(1).prepare(),
    followed: orm
      .select({ document: armies.document })
      .from(shares)
      .leftJoin(armies, and(eq(armies.id, shares.army), ne(armies.place, "bin"), isLive))
      .where(ofShare)
      .limit(1)
      .prepare(),
    isFollowed: orm.select({ share }).from(shares).where(isFollowed).prepare(),
    madeOf: orm
      .select({ share, sharedAt, name: within("name"), list: within("list") })
      .from(shares)
      .where(isMadeOf)
      .orderBy(desc(sharedAt), asc(share))
      .limit(100)
      .prepare(),
    own: orm
      .select({ id: shares.id })
      .from(shares)
      .where(and(ofOwner, ofShare, isLive))
      .prepare(),
    inShort: orm
      .select({ share, sharedAt, name: within("name"), list: within("list") })
      .from(shares)
      .where(and(ofOwner, isNotNull(shares.bytes), comesAfter))
      .orderBy(desc(sharedAt), asc(share))
      .limit(placeholder("limit"))
      .offset(placeholder("offset"))
      .prepare(),
    links: orm
      .select({ key: share, at })
      .from(shares)
      .where(and(ofOwner, gt(at, placeholder("after"))))
      .orderBy(at)
      .limit(placeholder("limit"))
      .prepare(),
    kept: orm.select({ share, document, sharedAt }).from(shares).where(and(ofOwner, ofShare)).prepare(),
    count: orm
      .select({ live: count(shares.bytes), ever: count() })
      .from(shares)
      .where(ofOwner)
      .prepare(),
  };
}

/** The queries for shares, built once: building one costs many times what running it does. */
export function prepareShares(database: Database): Shares {
  const writes = prepareWrites(database);
  const moves = prepareMove(database);
  const reads = prepareReads(database);
  const find = async (wanted: string) => (await reads[isFollowing(wanted) ? "followed" : "find"].execute({ share: wanted }))[0] ?? null;
  async function kept(owner: string, wanted: string): Promise<KeptShareRow | null> {
    const row = (await reads.kept.execute({ owner, share: wanted }))[0] ?? null;
    return row && isFollowing(wanted) ? { ...row, document: (await find(wanted))?.document ?? null } : row;
  }
  return {
    share: async (sharing) => (await writes.share.execute(sharing))[0] ?? null,
    follow: async (following) =>
      (await writes.follow.execute(following))[0] ??
      (await reads.isFollowed.execute({ owner: following.owner, army: following.army }))[0] ??
      null,
    madeOf: async (owner, army) => await reads.madeOf.execute({ owner, army }),
    find,
    isSharedBy: async (owner, wanted) => (await reads.own.execute({ owner, share: wanted })).length > 0,
    sharedBy: async (owner, { limit, offset = 0, after }) => await reads.inShort.execute({ owner, limit, offset, ...(after ?? FIRST) }),
    countOf: async (owner) => (await reads.count.execute({ owner }))[0] ?? { live: 0, ever: 0 },
    linksOf: async (owner, after, limit) => await reads.links.execute({ owner, after, limit }),
    kept,
    withdraw: async (owner, wanted) => (await writes.withdraw.execute({ owner, share: wanted })).length > 0,
    withdrawSomeOf: async (owner, limit) => (await writes.withdrawSome.execute({ owner, limit })).changes > 0,
    withdrawAllOf: (owner) => void writes.withdrawAll.run({ owner }),
    moveAll: (from, to) => {
      for (const step of [moves.free, moves.withdrawnByOther, moves.rest]) step.run({ from, to });
    },
  };
}
