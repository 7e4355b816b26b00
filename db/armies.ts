import { and, count, eq, gt, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type ArmyLists, prepareArmyLists } from "./army-lists";
import { type Database, givenFor, type Steps, step } from "./database";
import type { Row, Tables } from "./schema";
import { bytesKeptIn } from "./stock";

export type ArmyRow = Row<"armies">;
/** `most`, `mostWithBin`: how many armies an owner may have outside the bin, and in all. `mostBytes`: for everything the owner stores. */
type NewArmy = Pick<ArmyRow, "id" | "owner" | "creationKey" | "document" | "createdAt"> & {
  readonly most: number;
  readonly mostWithBin: number;
  readonly mostBytes: number;
};
/** `revision`: the one the change was made from. */
type ArmyChange = Pick<ArmyRow, "id" | "owner" | "revision" | "document" | "changedAt"> & { readonly mostBytes: number };
type ArmyPlacing = Pick<ArmyRow, "id" | "owner" | "place" | "placedAt"> & { readonly most: number };

/** A row among others: its key, and when it was stored. */
export type Keyed = { readonly key: string; readonly at: Date };
/** Before any that there is. */
export const NONE_YET: Keyed = { key: "", at: new Date(-1) };

/** Every write is one statement, so that nothing can come between its conditions and its effect. */
export type Armies = ArmyLists & {
  /** The stored army. If its owner has used the creation key before, the army stored then; null if there is no room. */
  readonly insertIfNew: (army: NewArmy) => Promise<ArmyRow | null>;
  readonly find: (owner: string, id: string) => Promise<ArmyRow | null>;
  /** The id of the owner's army that was stored with this creation key, wherever it is now. */
  readonly idOfKey: (owner: string, creationKey: string) => Promise<string | null>;
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
  readonly idsOf: (owner: string, after: Keyed, limit: number) => Promise<readonly Keyed[]>;
  /** Without the bin. */
  readonly countOf: (owner: string) => Promise<number>;
  /** Including the bin. Part of a transaction of the users (users.ts). */
  readonly deleteAllOf: (owner: string) => Steps<void>;
  /** Gives all of one owner's armies to another, including the bin. A creation key both have used is forgotten. Part of a transaction. */
  readonly moveAll: (from: string, to: string) => Steps<void>;
  /** Deletes up to `limit` of an owner's armies, including the bin. False if none is left. */
  readonly deleteSomeOf: (owner: string, limit: number) => Promise<boolean>;
  /** Deletes for good up to `limit` armies that have been in the bin since before that moment. False if none is left. */
  readonly throwAwayBefore: (moment: Date, limit: number) => Promise<boolean>;
};

const { placeholder } = sql;

function wordsFor(tables: Tables) {
  const { armies } = tables;
  const given = givenFor<Tables["armies"], keyof ArmyRow>(armies);
  const ofOwner = eq(armies.owner, given("owner"));
  const outsideBin = ne(armies.place, "bin");
  const bytesKept = bytesKeptIn(tables);
  const newBytes = sql`octet_length(${given("document")})`;
  const isRoomOutside = sql`(select count(*) from ${armies} where ${ofOwner} and ${outsideBin}) < ${placeholder("most")}`;
  const isRoomInAll = sql`(select count(*) from ${armies} where ${ofOwner}) < ${placeholder("mostWithBin")}`;
  const isRoomForBytes = sql`${bytesKept} + ${newBytes} <= ${placeholder("mostBytes")}`;
  return {
    ...{ given, ofOwner, outsideBin, isRoomOutside },
    ofOwnerAndId: and(ofOwner, eq(armies.id, given("id"))),
    thereIsRoom: sql`(${isRoomOutside} and ${isRoomInAll} and ${isRoomForBytes})`,
    /** A change that shrinks the army always finds room. */
    isRoomForChange: sql`(${newBytes} <= ${armies.bytes} or ${bytesKept} + ${newBytes} - ${armies.bytes} <= ${placeholder("mostBytes")})`,
    keyIsUsed: sql`exists (select 1 from ${armies} where ${ofOwner} and ${armies.creationKey} = ${given("creationKey")})`,
  };
}

/** Sets the owner to itself: a statement that does nothing would not return the conflicting row. */
const KEEP = { owner: sql`excluded.owner` };

function prepareWrites({ orm, tables }: Database) {
  const { armies, armyTags } = tables;
  const { given, ofOwnerAndId, outsideBin, isRoomOutside, thereIsRoom, isRoomForChange, keyIsUsed } = wordsFor(tables);
  return {
    insert: orm
      .insert(armies)
      .select(
        sql`select ${given("id")}, ${given("owner")}, ${given("creationKey")}, 1, ${given("document")}, 'desk', ${given("createdAt")}, ${given("createdAt")}, ${given("createdAt")} where ${thereIsRoom} or ${keyIsUsed}`,
      )
      .onConflictDoUpdate({ target: [armies.owner, armies.creationKey], set: KEEP })
      .returning()
      .prepare("armies_insert"),
    update: orm
      .update(armies)
      .set({ document: given("document"), revision: sql`${armies.revision} + 1`, changedAt: given("changedAt") })
      .where(and(ofOwnerAndId, eq(armies.revision, given("revision")), outsideBin, isRoomForChange))
      .returning()
      .prepare("armies_update"),
    tag: orm
      .insert(armyTags)
      .select(sql`select ${armies.id}, ${placeholder("tags")} from ${armies} where ${ofOwnerAndId} and ${outsideBin}`)
      .onConflictDoUpdate({ target: armyTags.army, set: { tags: sql`excluded.tags` } })
      .returning({ army: armyTags.army })
      .prepare("armies_tag"),
    move: orm
      .update(armies)
      .set({ place: given("place"), placedAt: given("placedAt") })
      .where(and(ofOwnerAndId, or(outsideBin, and(sql`${given("place")} <> 'bin'`, isRoomOutside))))
      .returning()
      .prepare("armies_move"),
  };
}

function prepareWritesOfMany({ orm, tables }: Database) {
  const { armies } = tables;
  const { given, ofOwner } = wordsFor(tables);
  const keyOfOther = sql`exists (select 1 from ${armies} as another where another.owner = ${placeholder("to")} and another.creation_key = ${armies.creationKey})`;
  /**
   * At most this many rows: a thousand documents at once would block everybody else. Asked twice, because PostgreSQL looks only at the outer condition again
   * once a row that somebody else was changing is free.
   */
  const some = (which: SQL | undefined) =>
    and(which, sql`${armies.id} in (select ${armies.id} from ${armies} where ${which} limit ${placeholder("limit")})`);
  return {
    deleteAll: orm.delete(armies).where(ofOwner).prepare("armies_delete_all"),
    moveAll: orm
      .update(armies)
      .set({ owner: sql`${placeholder("to")}`, creationKey: sql`case when ${keyOfOther} then null else ${armies.creationKey} end` })
      .where(eq(armies.owner, placeholder("from")))
      .prepare("armies_move_all"),
    deleteSome: orm.delete(armies).where(some(ofOwner)).returning({ id: armies.id }).prepare("armies_delete_some"),
    throwAway: orm
      .delete(armies)
      .where(some(and(eq(armies.place, "bin"), lt(armies.placedAt, given("placedAt")))))
      .returning({ id: armies.id })
      .prepare("armies_throw_away"),
  };
}

function prepareReads({ orm, tables }: Database) {
  const { armies, armyTags } = tables;
  const { ofOwner, ofOwnerAndId, outsideBin } = wordsFor(tables);
  const { id, createdAt } = armies;
  const after = sql`${sql.param(placeholder("at"), createdAt)}`;
  return {
    one: orm.select().from(armies).where(ofOwnerAndId).prepare("armies_one"),
    ofKey: orm
      .select({ id })
      .from(armies)
      .where(and(ofOwner, eq(armies.creationKey, placeholder("creationKey"))))
      .prepare("armies_of_key"),
    ids: orm
      .select({ key: id, at: createdAt })
      .from(armies)
      .where(and(ofOwner, or(gt(createdAt, after), and(eq(createdAt, after), gt(id, placeholder("key"))))))
      .orderBy(createdAt, id)
      .limit(placeholder("limit"))
      .prepare("armies_ids"),
    tags: orm
      .select({ tags: armyTags.tags })
      .from(armyTags)
      .innerJoin(armies, eq(id, armyTags.army))
      .where(ofOwnerAndId)
      .prepare("armies_tags"),
    inUse: orm
      .select({ tags: armyTags.tags })
      .from(armyTags)
      .innerJoin(armies, eq(id, armyTags.army))
      .where(and(ofOwner, eq(armies.place, "desk")))
      .prepare("armies_tags_in_use"),
    count: orm.select({ armies: count() }).from(armies).where(and(ofOwner, outsideBin)).prepare("armies_count"),
  };
}

/** The queries for stored armies, built once: building one costs many times what running it does. */
export function prepareArmies(database: Database): Armies {
  const writes = { ...prepareWrites(database), ...prepareWritesOfMany(database) };
  const reads = prepareReads(database);
  const { read, write } = database;
  /** What an owner may keep is counted while nobody else adds to it. */
  const ofOwner = (owner: string) => ({ users: [owner] });
  return {
    ...prepareArmyLists(database),
    insertIfNew: async (army) => (await write(writes.insert, army, ofOwner(army.owner)))[0] ?? null,
    find: async (owner, id) => (await read(reads.one, { owner, id }))[0] ?? null,
    idOfKey: async (owner, creationKey) => (await read(reads.ofKey, { owner, creationKey }))[0]?.id ?? null,
    update: async (change) => (await write(writes.update, change, ofOwner(change.owner)))[0] ?? null,
    move: async (placing) => (await write(writes.move, placing, ofOwner(placing.owner)))[0] ?? null,
    tag: async (owner, id, tags) => (await write(writes.tag, { owner, id, tags: JSON.stringify(tags) })).length > 0,
    tagsOf: async (owner, id) => (await read(reads.tags, { owner, id }))[0]?.tags ?? [],
    tagsInUse: async (owner) => [...new Set((await read(reads.inUse, { owner })).flatMap(({ tags }) => tags))],
    idsOf: (owner, after, limit) => read(reads.ids, { owner, ...after, limit }),
    countOf: async (owner) => (await read(reads.count, { owner }))[0]?.armies ?? 0,
    *deleteAllOf(owner) {
      yield* step(writes.deleteAll, { owner });
    },
    *moveAll(from, to) {
      yield* step(writes.moveAll, { from, to });
    },
    deleteSomeOf: async (owner, limit) => (await write(writes.deleteSome, { owner, limit })).length > 0,
    throwAwayBefore: async (moment, limit) => (await write(writes.throwAway, { placedAt: moment, limit })).length > 0,
  };
}
