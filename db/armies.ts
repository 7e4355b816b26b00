import { and, asc, count, desc, eq, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Army } from "../lib/model/army";
import type { ArmyPlace } from "../lib/model/stored-army";
import type { Database } from "./client";
import { armies } from "./schema";

export type ArmyRow = typeof armies.$inferSelect;
type SummaryRow = Pick<ArmyRow, "id" | "revision" | "place" | "createdAt" | "changedAt"> &
  Pick<Army, "name" | "list" | "year" | "pointsLimit">;

/** `most`: how many armies one owner may have outside the bin. */
type NewArmy = Pick<ArmyRow, "id" | "owner" | "creationKey" | "document" | "createdAt"> & { readonly most: number };
/** `revision`: the one that the change was made from. */
type ArmyChange = Pick<ArmyRow, "id" | "owner" | "revision" | "document" | "changedAt">;
type ArmyPlacing = Pick<ArmyRow, "id" | "owner" | "place" | "placedAt"> & { readonly most: number };

/** Every write is one statement, so that nothing can come between its conditions and its effect. */
export type Armies = {
  /** The army stored; where its owner has used the creation key before, the one stored then; null where there is no room for it. */
  readonly insertIfNew: (army: NewArmy) => Promise<ArmyRow | null>;
  readonly find: (owner: string, id: string) => Promise<ArmyRow | null>;
  /** Null where the owner has no such army, where it lies in the bin, and where its revision is another one by now. */
  readonly update: (change: ArmyChange) => Promise<ArmyRow | null>;
  /** Null where the owner has no such army, where it lies in the bin and shall stay there, and where there is no room for it outside. */
  readonly move: (placing: ArmyPlacing) => Promise<ArmyRow | null>;
  /** What stands in that place, or (null) anywhere but in the bin; the newest change first. */
  readonly summaries: (owner: string, place: ArmyPlace | null) => Promise<readonly SummaryRow[]>;
  /** With the bin; the oldest first. */
  readonly allOfOwner: (owner: string) => Promise<readonly ArmyRow[]>;
  /** Without the bin. */
  readonly countOf: (owner: string) => Promise<number>;
  /** With the bin. Part of a transaction of the users (users.ts). */
  readonly deleteAllOf: (owner: string) => void;
  /** Gives all that one owner has to another, with the bin. A creation key that the other has used too is forgotten. Part of a transaction. */
  readonly moveAll: (from: string, to: string) => void;
  /** Deletes for good what has lain in the bin since before that moment. */
  readonly throwAwayBefore: (moment: Date) => Promise<void>;
};

const { placeholder } = sql;
/** A value given when the statement runs, written as its column writes it. */
const given = (name: keyof ArmyRow) => sql`${sql.param(placeholder(name), armies[name])}`;

const ofOwner = eq(armies.owner, given("owner"));
const ofOwnerAndId = and(ofOwner, eq(armies.id, given("id")));
const outsideBin = ne(armies.place, "bin");
const thereIsRoom = sql`(select count(*) from ${armies} where ${ofOwner} and ${outsideBin}) < ${placeholder("most")}`;
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
    .where(and(ofOwnerAndId, eq(armies.revision, given("revision")), outsideBin))
    .returning()
    .prepare(),
  move: orm
    .update(armies)
    .set({ place: given("place"), placedAt: given("placedAt") })
    .where(and(ofOwnerAndId, or(outsideBin, and(sql`${given("place")} <> 'bin'`, thereIsRoom))))
    .returning()
    .prepare(),
});

const keyOfOther = sql`exists (select 1 from ${armies} as another where another.owner = ${placeholder("to")} and another.creation_key = ${armies.creationKey})`;

const prepareWritesOfMany = ({ orm }: Database) => ({
  deleteAll: orm.delete(armies).where(ofOwner).prepare(),
  moveAll: orm
    .update(armies)
    .set({ owner: sql`${placeholder("to")}`, creationKey: sql`case when ${keyOfOther} then null else ${armies.creationKey} end` })
    .where(eq(armies.owner, placeholder("from")))
    .prepare(),
  throwAway: orm
    .delete(armies)
    .where(and(eq(armies.place, "bin"), lt(armies.placedAt, given("placedAt"))))
    .prepare(),
});

/** A field of the document, without parsing the rest of it here. */
const within = <Field extends "name" | "list" | "year" | "pointsLimit">(field: Field) =>
  sql<Army[Field]>`${armies.document} ->> ${sql.raw(`'${field}'`)}`;

const { id, revision, place, createdAt, changedAt } = armies;
const SUMMARY = {
  ...{ id, revision, place, createdAt, changedAt },
  ...{ name: within("name"), list: within("list"), year: within("year"), pointsLimit: within("pointsLimit") },
};

function prepareReads({ orm }: Database) {
  const inShort = (which: SQL) =>
    orm.select(SUMMARY).from(armies).where(and(ofOwner, which)).orderBy(desc(armies.changedAt), asc(armies.id)).prepare();
  return {
    one: orm.select().from(armies).where(ofOwnerAndId).prepare(),
    inShort: inShort(outsideBin),
    inShortAt: inShort(eq(armies.place, given("place"))),
    all: orm.select().from(armies).where(ofOwner).orderBy(asc(armies.createdAt), asc(armies.id)).prepare(),
    count: orm.select({ armies: count() }).from(armies).where(and(ofOwner, outsideBin)).prepare(),
  };
}

/** The queries of the stored armies, built once: building one costs many times what running it does. */
export function prepareArmies(database: Database): Armies {
  const writes = { ...prepareWrites(database), ...prepareWritesOfMany(database) };
  const reads = prepareReads(database);
  return {
    insertIfNew: async (army) => (await writes.insert.execute(army))[0] ?? null,
    find: async (owner, id) => (await reads.one.execute({ owner, id }))[0] ?? null,
    update: async (change) => (await writes.update.execute(change))[0] ?? null,
    move: async (placing) => (await writes.move.execute(placing))[0] ?? null,
    summaries: async (owner, place) =>
      await (place === null ? reads.inShort.execute({ owner }) : reads.inShortAt.execute({ owner, place })),
    allOfOwner: async (owner) => await reads.all.execute({ owner }),
    countOf: async (owner) => (await reads.count.execute({ owner }))[0]?.armies ?? 0,
    deleteAllOf: (owner) => void writes.deleteAll.run({ owner }),
    moveAll: (from, to) => void writes.moveAll.run({ from, to }),
    throwAwayBefore: async (moment) => void (await writes.throwAway.execute({ placedAt: moment })),
  };
}
