import { and, count, eq, gt, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type ArmyLists, prepareArmyLists } from "./army-lists";
import type { Database } from "./client";
import { armies, armyTags } from "./schema";
import { bytesKept } from "./stock";

export type ArmyRow = typeof armies.$inferSelect;
/** `most`, `mostWithBin`: how many armies an owner may have outside the bin, and in all. `mostBytes`: for everything the owner stores. */
type NewArmy = Pick<ArmyRow, "id" | "owner" | "creationKey" | "document" | "createdAt"> & {
  readonly most: number;
  readonly mostWithBin: number;
  readonly mostBytes: number;
};
/** `revision`: the one the change was made from. */
type ArmyChange = Pick<ArmyRow, "id" | "owner" | "revision" | "document" | "changedAt"> & { readonly mostBytes: number };
type ArmyPlacing = Pick<ArmyRow, "id" | "owner" | "place" | "placedAt"> & { readonly most: number };

/** A row among all of its table: its key, and where it stands, in the order in which rows were stored. */
export type Keyed = { readonly key: string; readonly at: number };

/** Every write is one statement, so that nothing can come between its conditions and its effect. */
export type Armies = ArmyLists & {
  /** The stored army. If its owner has used the creation key before, the army stored then; null if there is no room. */
  readonly insertIfNew: (army: NewArmy) => Promise<ArmyRow | null>;
  readonly find: (owner: string, id: string) => Promise<ArmyRow | null>;
  /** Null if the owner has no such army, it is in the bin, its revision has changed, or it grows and there is no room. */
  readonly update: (change: ArmyChange) => Promise<ArmyRow | null>;
  /** Null if the owner has no such army, it is in the bin and should stay there, or there is no room outside. */
  readonly move: (placing: ArmyPlacing) => Promise<ArmyRow | null>;
  /** False if the owner has no such army outside the bin. */
  readonly tag: (owner: string, id: string, tags: readonly string[]) => Promise<boolean>;
  /** The tags of an owner's army, and those of all that he has outside archive and bin. */
  readonly tagsOf: (owner: string, id: string) => Promise<readonly string[]>;
  readonly tagsInUse: (owner: string) => Promise<readonly string[]>;
  /** So many that stand after another, with the bin; the oldest first. */
  readonly idsOf: (owner: string, after: number, limit: number) => Promise<readonly Keyed[]>;
  /** Without the bin. */
  readonly countOf: (owner: string) => Promise<number>;
  /** Including the bin. Part of a transaction of the users (users.ts). */
  readonly deleteAllOf: (owner: string) => void;
  /** Gives all of one owner's armies to another, including the bin. A creation key both have used is forgotten. Part of a transaction. */
  readonly moveAll: (from: string, to: string) => void;
  /** Deletes up to `limit` of an owner's armies, including the bin. False if none is left. */
  readonly deleteSomeOf: (owner: string, limit: number) => Promise<boolean>;
  /** Deletes for good up to `limit` armies that have been in the bin since before that moment. False if none is left. */
  readonly throwAwayBefore: (moment: Date, limit: number) => Promise<boolean>;
};

const { placeholder } = sql;
/** A parameter bound when the statement runs, encoded as its column encodes it. */
const param = (name: keyof ArmyRow) => sql`${sql.param(placeholder(name), armies[name])}`;

const ofOwner = eq(armies.owner, param("owner"));
const ofOwnerAndId = and(ofOwner, eq(armies.id, param("id")));
const outsideBin = ne(armies.place, "bin");
const isRoomOutside = sql`(select count(*) from ${armies} where ${ofOwner} and ${outsideBin}) < ${placeholder("most")}`;
const isRoomInAll = sql`(select count(*) from ${armies} where ${ofOwner}) < ${placeholder("mostWithBin")}`;
const newBytes = sql`octet_length(${param("document")})`;
const isRoomForBytes = sql`${bytesKept} + ${newBytes} <= ${placeholder("mostBytes")}`;
const thereIsRoom = sql`(${isRoomOutside} and ${isRoomInAll} and ${isRoomForBytes})`;
/** A change that shrinks the army always finds room. */
const isRoomForChange = sql`(${newBytes} <= ${armies.bytes} or ${bytesKept} + ${newBytes} - ${armies.bytes} <= ${placeholder("mostBytes")})`;
const keyIsUsed = sql`exists (select 1 from ${armies} where ${ofOwner} and ${armies.creationKey} = ${param("creationKey")})`;

/** Sets the owner to itself: a statement that does nothing would not return the conflicting row. */
const KEEP = { owner: sql`excluded.owner` };

const prepareWrites = ({ orm }: Database) => ({
  insert: orm
    .insert(armies)
    .select(
      sql`select ${param("id")}, ${param("owner")}, ${param("creationKey")}, 1, ${param("document")}, 'desk', ${param("createdAt")}, ${param("createdAt")}, ${param("createdAt")} where ${thereIsRoom} or ${keyIsUsed}`,
    )
    .onConflictDoUpdate({ target: [armies.owner, armies.creationKey], set: KEEP })
    .returning()
    .prepare(),
  update: orm
    .update(armies)
    .set({ document: param("document"), revision: sql`${armies.revision} + 1`, changedAt: param("changedAt") })
    .where(and(ofOwnerAndId, eq(armies.revision, param("revision")), outsideBin, isRoomForChange))
    .returning()
    .prepare(),
  tag: orm
    .insert(armyTags)
    .select(sql`select ${armies.id}, ${placeholder("tags")} from ${armies} where ${ofOwnerAndId} and ${outsideBin}`)
    .onConflictDoUpdate({ target: armyTags.army, set: { tags: sql`excluded.tags` } })
    .returning({ army: armyTags.army })
    .prepare(),
  move: orm
    .update(armies)
    .set({ place: param("place"), placedAt: param("placedAt") })
    .where(and(ofOwnerAndId, or(outsideBin, and(sql`${param("place")} <> 'bin'`, isRoomOutside))))
    .returning()
    .prepare(),
});

const keyOfOther = sql`exists (select 1 from ${armies} as another where another.owner = ${placeholder("to")} and another.creation_key = ${armies.creationKey})`;

/** At most this many rows: a thousand documents at once would block everybody else. */
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
    .where(some(and(eq(armies.place, "bin"), lt(armies.placedAt, param("placedAt")))))
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
    tags: orm.select({ tags: armyTags.tags }).from(armyTags).innerJoin(armies, eq(armies.id, armyTags.army)).where(ofOwnerAndId).prepare(),
    inUse: orm
      .select({ tags: armyTags.tags })
      .from(armyTags)
      .innerJoin(armies, eq(armies.id, armyTags.army))
      .where(and(ofOwner, eq(armies.place, "desk")))
      .prepare(),
    count: orm.select({ armies: count() }).from(armies).where(and(ofOwner, outsideBin)).prepare(),
  };
}

/** The queries for stored armies, built once: building one costs many times what running it does. */
export function prepareArmies(database: Database): Armies {
  const writes = { ...prepareWrites(database), ...prepareWritesOfMany(database) };
  const reads = prepareReads(database);
  return {
    ...prepareArmyLists(database),
    insertIfNew: async (army) => (await writes.insert.execute(army))[0] ?? null,
    find: async (owner, id) => (await reads.one.execute({ owner, id }))[0] ?? null,
    update: async (change) => (await writes.update.execute(change))[0] ?? null,
    move: async (placing) => (await writes.move.execute(placing))[0] ?? null,
    tag: async (owner, id, tags) => (await writes.tag.execute({ owner, id, tags: JSON.stringify(tags) })).length > 0,
    tagsOf: async (owner, id) => (await reads.tags.execute({ owner, id }))[0]?.tags ?? [],
    tagsInUse: async (owner) => [...new Set((await reads.inUse.execute({ owner })).flatMap(({ tags }) => tags))],
    idsOf: async (owner, after, limit) => await reads.ids.execute({ owner, after, limit }),
    countOf: async (owner) => (await reads.count.execute({ owner }))[0]?.armies ?? 0,
    deleteAllOf: (owner) => void writes.deleteAll.run({ owner }),
    moveAll: (from, to) => void writes.moveAll.run({ from, to }),
    deleteSomeOf: async (owner, limit) => (await writes.deleteSome.execute({ owner, limit })).changes > 0,
    throwAwayBefore: async (moment, limit) => (await writes.throwAway.execute({ placedAt: moment, limit })).changes > 0,
  };
}
