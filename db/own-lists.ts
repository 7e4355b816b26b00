import { and, count, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import type { OwnListPlace } from "../lib/model/own-list";
import type { Keyed } from "./armies";
import { type Database, givenFor, type Steps, step } from "./database";
import { type ListShares, type NewShare, prepareListShares } from "./list-shares";
import { type ListVersionRow, type ListVersions, prepareListVersions } from "./own-list-versions";
import type { Row, Tables } from "./schema";
import { bytesKeptIn } from "./stock";

export type OwnListRow = Row<"ownLists">;
/** `most`, `mostWithBin`: how many lists an owner may have outside the bin, and in all. `mostBytes`: for everything the owner stores. */
type NewList = Pick<OwnListRow, "id" | "owner" | "creationKey" | "document" | "createdAt"> & {
  readonly most: number;
  readonly mostWithBin: number;
  readonly mostBytes: number;
};
/** `revision`: the one the change was made from. */
type ListChange = Pick<OwnListRow, "id" | "owner" | "revision" | "document" | "changedAt"> & { readonly mostBytes: number };
type ListPlacing = Pick<OwnListRow, "id" | "owner" | "place" | "placedAt"> & { readonly most: number };
/** A version that is shared with a list: its own, or of one that it names. */
export type GivenVersion = Pick<ListVersionRow, "version" | "list" | "document">;
type OwnListInShort = Pick<OwnListRow, "id" | "revision" | "place" | "createdAt" | "changedAt" | "placedAt" | "name">;

/** Lists that players write, the versions of them that armies pin, and those that are shared. Every write is one statement. */
export type OwnLists = {
  readonly versions: ListVersions;
  readonly shares: ListShares;
  /** Shares a list with all versions that are given with it, or nothing. Since when it is shared; null if there is no room. */
  readonly share: (sharing: NewShare, given: readonly GivenVersion[]) => Promise<Date | null>;
  /** The stored list. If its owner has used the creation key before, the list stored then; null if there is no room. */
  readonly insertIfNew: (list: NewList) => Promise<OwnListRow | null>;
  readonly find: (owner: string, id: string) => Promise<OwnListRow | null>;
  /** Null if the owner has no such list, it is in the bin, its revision has changed, or it grows and there is no room. */
  readonly update: (change: ListChange) => Promise<OwnListRow | null>;
  /** Null if the owner has no such list, it is in the bin and should stay there, or there is no room outside. */
  readonly move: (placing: ListPlacing) => Promise<OwnListRow | null>;
  /** All in one place, the last changed first; in the bin, the last deleted. */
  readonly inShort: (owner: string, place: OwnListPlace) => Promise<readonly OwnListInShort[]>;
  readonly idsOf: (owner: string, after: Keyed, limit: number) => Promise<readonly Keyed[]>;
  readonly countOf: (owner: string) => Promise<{ readonly outside: number; readonly inAll: number }>;
  /** Deletes all lists, shares, and versions that nobody else can have. Part of a transaction of the users (users.ts). */
  readonly deleteAllOf: (owner: string) => Steps<void>;
  /** Gives all that an owner has of lists to another. A creation key both have used is forgotten. Part of a transaction. */
  readonly moveAll: (from: string, to: string) => Steps<void>;
  /** Deletes for good up to `limit` lists that have been in the bin since before that moment. False if none is left. */
  readonly throwAwayBefore: (moment: Date, limit: number) => Promise<boolean>;
};

const { placeholder } = sql;

function wordsFor(tables: Tables) {
  const { ownLists } = tables;
  const given = givenFor<Tables["ownLists"], keyof OwnListRow>(ownLists);
  const ofOwner = eq(ownLists.owner, given("owner"));
  const outsideBin = ne(ownLists.place, "bin");
  const bytesKept = bytesKeptIn(tables);
  const newBytes = sql`octet_length(${given("document")})`;
  const isRoomOutside = sql`(select count(*) from ${ownLists} where ${ofOwner} and ${outsideBin}) < ${placeholder("most")}`;
  const isRoomInAll = sql`(select count(*) from ${ownLists} where ${ofOwner}) < ${placeholder("mostWithBin")}`;
  return {
    ...{ given, ofOwner, outsideBin, isRoomOutside },
    ofOwnerAndId: and(ofOwner, eq(ownLists.id, given("id"))),
    thereIsRoom: sql`(${isRoomOutside} and ${isRoomInAll} and ${bytesKept} + ${newBytes} <= ${placeholder("mostBytes")})`,
    isRoomForChange: sql`(${newBytes} <= ${ownLists.bytes} or ${bytesKept} + ${newBytes} - ${ownLists.bytes} <= ${placeholder("mostBytes")})`,
    keyIsUsed: sql`exists (select 1 from ${ownLists} where ${ofOwner} and ${ownLists.creationKey} = ${given("creationKey")})`,
  };
}

/** Sets the owner to itself: a statement that does nothing would not return the conflicting row. */
const KEEP = { owner: sql`excluded.owner` };

function prepareWrites({ orm, tables }: Database) {
  const { ownLists } = tables;
  const { given, ofOwnerAndId, outsideBin, isRoomOutside, thereIsRoom, isRoomForChange, keyIsUsed } = wordsFor(tables);
  return {
    insert: orm
      .insert(ownLists)
      .select(
        sql`select ${given("id")}, ${given("owner")}, ${given("creationKey")}, 1, ${given("document")}, 'desk', ${given("createdAt")}, ${given("createdAt")}, ${given("createdAt")} where ${thereIsRoom} or ${keyIsUsed}`,
      )
      .onConflictDoUpdate({ target: [ownLists.owner, ownLists.creationKey], set: KEEP })
      .returning()
      .prepare("own_lists_insert"),
    update: orm
      .update(ownLists)
      .set({ document: given("document"), revision: sql`${ownLists.revision} + 1`, changedAt: given("changedAt") })
      .where(and(ofOwnerAndId, eq(ownLists.revision, given("revision")), outsideBin, isRoomForChange))
      .returning()
      .prepare("own_lists_update"),
    move: orm
      .update(ownLists)
      .set({ place: given("place"), placedAt: given("placedAt") })
      .where(and(ofOwnerAndId, or(outsideBin, and(sql`${given("place")} <> 'bin'`, isRoomOutside))))
      .returning()
      .prepare("own_lists_move"),
  };
}

function prepareWritesOfMany({ orm, tables }: Database) {
  const { ownLists } = tables;
  const { given, ofOwner } = wordsFor(tables);
  const keyOfOther = sql`exists (select 1 from ${ownLists} as another where another.owner = ${placeholder("to")} and another.creation_key = ${ownLists.creationKey})`;
  const old = and(eq(ownLists.place, "bin"), lt(ownLists.placedAt, given("placedAt")));
  return {
    deleteAll: orm.delete(ownLists).where(ofOwner).prepare("own_lists_delete_all"),
    moveAll: orm
      .update(ownLists)
      .set({ owner: sql`${placeholder("to")}`, creationKey: sql`case when ${keyOfOther} then null else ${ownLists.creationKey} end` })
      .where(eq(ownLists.owner, placeholder("from")))
      .prepare("own_lists_move_all"),
    throwAway: orm
      .delete(ownLists)
      // Asked twice: PostgreSQL looks only at the outer condition again once a row that somebody else was changing is free.
      .where(and(old, sql`${ownLists.id} in (select ${ownLists.id} from ${ownLists} where ${old} limit ${placeholder("limit")})`))
      .returning({ id: ownLists.id })
      .prepare("own_lists_throw_away"),
  };
}

function prepareReads({ orm, tables: { ownLists }, tables }: Database) {
  const { ofOwner, ofOwnerAndId, outsideBin } = wordsFor(tables);
  const { id, revision, place, createdAt, changedAt, placedAt, name } = ownLists;
  const moment = sql`case when ${place} = 'bin' then ${placedAt} else ${changedAt} end`;
  const after = sql`${sql.param(placeholder("at"), createdAt)}`;
  return {
    one: orm.select().from(ownLists).where(ofOwnerAndId).prepare("own_lists_one"),
    inShort: orm
      .select({ id, revision, place, createdAt, changedAt, placedAt, name })
      .from(ownLists)
      .where(and(ofOwner, eq(place, placeholder("place"))))
      .orderBy(desc(moment), id)
      .prepare("own_lists_in_short"),
    ids: orm
      .select({ key: id, at: createdAt })
      .from(ownLists)
      .where(and(ofOwner, or(gt(createdAt, after), and(eq(createdAt, after), gt(id, placeholder("key"))))))
      .orderBy(createdAt, id)
      .limit(placeholder("limit"))
      .prepare("own_lists_ids"),
    count: orm
      .select({ inAll: count(), outside: sql`count(case when ${outsideBin} then 1 end)`.mapWith(Number) })
      .from(ownLists)
      .where(ofOwner)
      .prepare("own_lists_count"),
  };
}

/** Takes back what the transaction has done so far. */
class NoRoom extends Error {}

/** The queries for own lists, built once: building one costs many times what running it does. */
export function prepareOwnLists(database: Database): OwnLists {
  const writes = { ...prepareWrites(database), ...prepareWritesOfMany(database) };
  const reads = prepareReads(database);
  const [versions, shares] = [prepareListVersions(database), prepareListShares(database)];
  const { read, write, transaction, holding } = database;
  function* sharing(share: NewShare, given: readonly GivenVersion[]): Steps<Date> {
    const { owner, mostBytes, sharedAt: storedAt } = share;
    yield* holding({ users: [owner] });
    for (const one of given) if (!(yield* versions.give({ ...one, owner, mostBytes, storedAt }))) throw new NoRoom();
    const since = yield* shares.share(share);
    if (!since) throw new NoRoom();
    return since;
  }
  const ofOwner = (owner: string) => ({ users: [owner] });
  return {
    ...{ versions, shares },
    async share(share, given) {
      try {
        return await transaction(() => sharing(share, given));
      } catch (error) {
        if (error instanceof NoRoom) return null;
        throw error;
      }
    },
    insertIfNew: async (list) => (await write(writes.insert, list, ofOwner(list.owner)))[0] ?? null,
    find: async (owner, id) => (await read(reads.one, { owner, id }))[0] ?? null,
    update: async (change) => (await write(writes.update, change, ofOwner(change.owner)))[0] ?? null,
    move: async (placing) => (await write(writes.move, placing, ofOwner(placing.owner)))[0] ?? null,
    inShort: (owner, place) => read(reads.inShort, { owner, place }),
    idsOf: (owner, after, limit) => read(reads.ids, { owner, ...after, limit }),
    countOf: async (owner) => (await read(reads.count, { owner }))[0] ?? { outside: 0, inAll: 0 },
    *deleteAllOf(owner) {
      yield* step(writes.deleteAll, { owner });
      yield* versions.forgetAllOf(owner);
      yield* shares.withdrawAllOf(owner);
    },
    *moveAll(from, to) {
      yield* step(writes.moveAll, { from, to });
      yield* versions.moveAll(from, to);
      yield* shares.moveAll(from, to);
    },
    throwAwayBefore: async (moment, limit) => (await write(writes.throwAway, { placedAt: moment, limit })).length > 0,
  };
}
