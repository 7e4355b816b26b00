import { and, count, eq, gt, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type ArmyLists, prepareArmyLists } from "./army-lists";
import type { Database } from "./client";
import { armies } from "./schema";
import { bytesKept } from "./stock";

export type ArmyRow = typeof armies.$inferSelect;
/** `most` and `mostWithBin`: how many armies one owner may have outside the bin, and in all. `mostBytes`: of all that he keeps. */
type NewArmy = Pick<ArmyRow, "id" | "owner" | "creationKey" | "document" | "createdAt"> & {
  readonly most: number;
  readonly mostWithBin: number;
  readonly mostBytes: number;
};
/** `revision`: the one that the change was made from. */
type ArmyChange = Pick<ArmyRow, "id" | "owner" | "revision" | "document" | "changedAt"> & { readonly mostBytes: number };
type ArmyPlacing = Pick<ArmyRow, "id" | "owner" | "place" | "placedAt"> & { readonly most: number };

/** A row among all of its table: its key, and where it stands, in the order in which rows were stored. */
export type Keyed = { readonly key: string; readonly at: number };

/** Every write is one statement, so that nothing can come between its conditions and its effect. */
export type Armies = ArmyLists & {
  /** The army stored; where its owner has used the creation key before, the one stored then; null where there is no room for it. */
  readonly insertIfNew: (army: NewArmy) => Promise<ArmyRow | null>;
  readonly find: (owner: string, id: string) => Promise<ArmyRow | null>;
  /**
   * Null where the owner has no such army, where it lies in the bin, where its revision is another one by now, and where it grows and there
   * is no room for that.
   */
  readonly update: (change: ArmyChange) => Promise<ArmyRow | null>;
  /** Null where the owner has no such army, where it lies in the bin and shall stay there, and where there is no room for it outside. */
  readonly move: (placing: ArmyPlacing) => Promise<ArmyRow | null>;
  /** So many that stand after another, with the bin; the oldest first. */
  readonly idsOf: (owner: string, after: number, limit: number) => Promise<readonly Keyed[]>;
  /** Without the bin. */
  readonly countOf: (owner: string) => Promise<number>;
  /** With the bin. Part of a transaction of the users (users.ts). */
  readonly deleteAllOf: (owner: string) => void;
  /** Gives all that one owner has to another, with the bin. A creation key that the other has used too is forgotten. Part of a transaction. */
  readonly moveAll: (from: string, to: string) => void;
  /** Deletes so many of an owner's, with the bin. False where none is left. */
  readonly deleteSomeOf: (owner: string, limit: number) => Promise<boolean>;
  /** Deletes for good so many of those that have lain in the bin since before that moment. False where none is left. */
  readonly throwAwayBefore: (moment: Date, limit: number) => Promise<boolean>;
};

const { placeholder } = sql;
/** A value given when the statement runs, written as its column writes it. */
const given = (name: keyof ArmyRow) => sql`${sql.param(placeholder(name), armies[name])}`;

const ofOwner = eq(armies.owner, given("owner"));
const ofOwnerAndId = and(ofOwner, eq(armies.id, given("id")));
const outsideBin = ne(armies.place, "bin");
const isRoomOutside = sql`(select count(*) from ${armies} where ${ofOwner} and ${outsideBin}) < ${placeholder("most")}`;
const isRoomInAll = sql`(select count(*) from ${armies} where ${ofOwner}) < ${placeholder("mostWithBin")}`;
const newBytes = sql`octet_length(${given("document")})`;
const isRoomForBytes = sql`${bytesKept} + ${newBytes} <= ${placeholder("mostBytes")}`;
const thereIsRoom = sql`(${isRoomOutside} and ${isRoomInAll} and ${isRoomForBytes})`;
/** What shrinks always finds room. */
const isRoomForChange = sql`(${newBytes} <= ${armies.bytes} or ${bytesKept} + ${newBytes} - ${armies.bytes} <= ${placeholder("mostBytes")})`;
const keyIsUsed = sql`exists (select 1 from ${armies} where ${ofOwner} and ${armies.creationKey} = ${given("creationKey")})`;

/** Sets what is so already, because a statement that does nothing would not return the row that is in its way. */
const KEEP = { owner: sql`excluded.owner` };

const prepareWrites = ({ orm }: Database) => ({
  insert: orm
    .insert(armies)
    .select(
      sql`select ${given("id")}, ${given("owner")}, ${given("creationKey")}, 1, ${given("document")}, 'desk', ${given("createdAt")}, ${given("createdAt")}, ${given("createdAt")} where ${thereIsRoom} or ${keyIsUsed}`,
    )
    .onConflictDoUpdate({ target: [armies.owner, armies.creationKey], set: KEEP })
    .returning()
    .prepare(),
  update: orm
    .update(armies)
    .set({ document: given("document"), revision: sql`${armies.revision} + 1`, changedAt: given("changedAt") })
    .where(and(ofOwnerAndId, eq(armies.revision, given("revision")), outsideBin, isRoomForChange))
    .returning()
    .prepare(),
  move: orm
    .update(armies)
    .set({ place: given("place"), placedAt: given("placedAt") })
    .where(and(ofOwnerAndId, or(outsideBin, and(sql`${given("place")} <> 'bin'`, isRoomOutside))))
    .returning()
    .prepare(),
});

const keyOfOther = sql`exists (select 1 from ${armies} as another where another.owner = ${placeholder("to")} and another.creation_key = ${armies.creationKey})`;

/** So many rows of those: a thousand documents at once would hold everybody else up. */
const some = (which: SQL | undefined) =>
  sql`${armies.id} in (select ${armies.id} from ${armies} where ${which} limit ${placeholder("limit")})`;

const prepareWritesOfMany = ({ orm }: Database) => ({
  deleteAll: orm.delete(armies).where(ofOwner).prepare(),
  moveAll: orm
    .update(armies)
    .set({ owner: sql`${placeholder("to")}`, creationKey: sql`case when ${keyOfOther} then null else ${armies.creationKey} end` })
    .where(eq(armies.owner, placeholder("from")))
    .prepare(),
  deleteSome: orm.delete(armies).where(some(ofOwner)).prepare(),
  throwAway: orm
    .delete(armies)
    .where(some(and(eq(armies.place, "bin"), lt(armies.placedAt, given("placedAt")))))
    .prepare(),
});

function prepareReads({ orm }: Database) {
  const at = sql<number>`${armies}.rowid`;
  return {
    one: orm.select().from(armies).where(ofOwnerAndId).prepare(),
    ids: orm
      .select({ key: armies.id, at })
      .from(armies)
      .where(and(ofOwner, gt(at, placeholder("after"))))
      .orderBy(at)
      .limit(placeholder("limit"))
      .prepare(),
    count: orm.select({ armies: count() }).from(armies).where(and(ofOwner, outsideBin)).prepare(),
  };
}

/** The queries of the stored armies, built once: building one costs many times what running it does. */
export function prepareArmies(database: Database): Armies {
  const writes = { ...prepareWrites(database), ...prepareWritesOfMany(database) };
  const reads = prepareReads(database);
  return {
    ...prepareArmyLists(database),
    insertIfNew: async (army) => (await writes.insert.execute(army))[0] ?? null,
    find: async (owner, id) => (await reads.one.execute({ owner, id }))[0] ?? null,
    update: async (change) => (await writes.update.execute(change))[0] ?? null,
    move: async (placing) => (await writes.move.execute(placing))[0] ?? null,
    idsOf: async (owner, after, limit) => await reads.ids.execute({ owner, after, limit }),
    countOf: async (owner) => (await reads.count.execute({ owner }))[0]?.armies ?? 0,
    deleteAllOf: (owner) => void writes.deleteAll.run({ owner }),
    moveAll: (from, to) => void writes.moveAll.run({ from, to }),
    deleteSomeOf: async (owner, limit) => (await writes.deleteSome.execute({ owner, limit })).changes > 0,
    throwAwayBefore: async (moment, limit) => (await writes.throwAway.execute({ placedAt: moment, limit })).changes > 0,
  };
}
