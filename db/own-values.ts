import { and, eq, sql } from "drizzle-orm";
import { type Database, givenFor, type Steps, step } from "./database";
import type { Row, Tables } from "./schema";

export type OwnValueRow = Omit<Row<"ownValues">, "userId">;

/** `most`: how many values one user may store. */
type NewValue = Row<"ownValues"> & { readonly most: number };

/** Every write is one statement, so nothing can come between its conditions and its effect. */
export type OwnValues = {
  /** Replaces the cell's earlier value. False if there is no room for another. */
  readonly put: (value: NewValue) => Promise<boolean>;
  /** Sorted by key. */
  readonly allOf: (user: string) => Promise<readonly OwnValueRow[]>;
  readonly remove: (user: string, key: string) => Promise<void>;
  /** Part of a transaction of the users (users.ts). */
  readonly removeAllOf: (user: string) => Steps<void>;
  /** Gives one user's values to another; if both have one for a cell, the newer stays. Part of a transaction. */
  readonly moveAll: (from: string, to: string) => Steps<void>;
};

const { placeholder } = sql;

function wordsFor({ ownValues }: Tables) {
  const given = givenFor<Tables["ownValues"], keyof Row<"ownValues">>(ownValues);
  const ofUser = eq(ownValues.userId, given("userId"));
  return { given, ofUser, ofCell: and(ofUser, eq(ownValues.key, given("key"))) };
}

const NEWEST = { value: sql`excluded.value`, changedAt: sql`excluded.changed_at` };

function prepareWrites({ orm, tables }: Database) {
  const { ownValues } = tables;
  const { given, ofUser, ofCell } = wordsFor(tables);
  const thereIsRoom = sql`(select count(*) from ${ownValues} where ${ofUser}) < ${placeholder("most")}`;
  const isThere = sql`exists (select 1 from ${ownValues} where ${ofCell})`;
  return {
    put: orm
      .insert(ownValues)
      .select(sql`select ${given("userId")}, ${given("key")}, ${given("value")}, ${given("changedAt")} where ${thereIsRoom} or ${isThere}`)
      .onConflictDoUpdate({ target: [ownValues.userId, ownValues.key], set: NEWEST })
      .returning({ key: ownValues.key })
      .prepare("own_values_put"),
    remove: orm.delete(ownValues).where(ofCell).prepare("own_values_remove"),
    removeAll: orm.delete(ownValues).where(ofUser).prepare("own_values_remove_all"),
  };
}

function prepareMove({ orm, tables: { ownValues } }: Database) {
  const from = eq(ownValues.userId, placeholder("from"));
  const itsOther = sql`select 1 from ${ownValues} as another where another.user_id = ${placeholder("to")}
    and another.key = ${ownValues.key} and another.changed_at >= ${ownValues.changedAt}`;
  return {
    copy: orm
      .insert(ownValues)
      .select(
        sql`select ${placeholder("to")}, ${ownValues.key}, ${ownValues.value}, ${ownValues.changedAt} from ${ownValues} where ${from}`,
      )
      .onConflictDoUpdate({
        target: [ownValues.userId, ownValues.key],
        set: NEWEST,
        setWhere: sql`excluded.changed_at > ${ownValues.changedAt}`,
      })
      .prepare("own_values_copy"),
    dropCopied: orm
      .delete(ownValues)
      .where(and(from, sql`exists (${itsOther})`))
      .prepare("own_values_drop_copied"),
  };
}

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The queries for players' own values, built once: building one costs many times what running it does. */
export function prepareOwnValues(database: Database): OwnValues {
  const { orm, tables, read, write } = database;
  const [writes, moves] = [prepareWrites(database), prepareMove(database)];
  const { key, value, changedAt } = tables.ownValues;
  const all = orm.select({ key, value, changedAt }).from(tables.ownValues).where(wordsFor(tables).ofUser).prepare("own_values_all");
  return {
    put: async (row) => (await write(writes.put, row, { users: [row.userId] })).length > 0,
    // Not sorted by the database: each may have an order of letters of its own.
    allOf: async (userId) => (await read(all, { userId })).toSorted((one, other) => inOrder(one.key, other.key)),
    remove: async (userId, cell) => void (await write(writes.remove, { userId, key: cell })),
    *removeAllOf(userId) {
      yield* step(writes.removeAll, { userId });
    },
    *moveAll(from, to) {
      for (const one of [moves.copy, moves.dropCopied]) yield* step(one, { from, to });
    },
  };
}
