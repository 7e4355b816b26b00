import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "./client";
import { ownValues } from "./schema";

type Row = typeof ownValues.$inferSelect;
export type OwnValueRow = Omit<Row, "userId">;

/** `most`: how many values one user may store. */
type NewValue = Row & { readonly most: number };

/** Every write is one statement, so nothing can come between its conditions and its effect. */
export type OwnValues = {
  /** Replaces the cell's earlier value. False if there is no room for another. */
  readonly put: (value: NewValue) => Promise<boolean>;
  /** Sorted by key. */
  readonly allOf: (user: string) => Promise<readonly OwnValueRow[]>;
  readonly remove: (user: string, key: string) => Promise<void>;
  /** Part of a transaction of the users (users.ts). */
  readonly removeAllOf: (user: string) => void;
  /** Gives one user's values to another; if both have one for a cell, the newer stays. Part of a transaction. */
  readonly moveAll: (from: string, to: string) => void;
};

const { placeholder } = sql;
/** A parameter bound when the statement runs, encoded as its column encodes it. */
const param = (name: keyof Row) => sql`${sql.param(placeholder(name), ownValues[name])}`;

const ofUser = eq(ownValues.userId, param("userId"));
const ofCell = and(ofUser, eq(ownValues.key, param("key")));
const thereIsRoom = sql`(select count(*) from ${ownValues} where ${ofUser}) < ${placeholder("most")}`;
const isThere = sql`exists (select 1 from ${ownValues} where ${ofCell})`;

const CELL = [ownValues.userId, ownValues.key];
const NEWEST = { value: sql`excluded.value`, changedAt: sql`excluded.changed_at` };

function prepareWrites({ orm }: Database) {
  const from = eq(ownValues.userId, placeholder("from"));
  const itsOther = sql`select 1 from ${ownValues} as another where another.user_id = ${placeholder("to")}
    and another.key = ${ownValues.key} and another.changed_at >= ${ownValues.changedAt}`;
  return {
    put: orm
      .insert(ownValues)
      .select(sql`select ${param("userId")}, ${param("key")}, ${param("value")}, ${param("changedAt")} where ${thereIsRoom} or ${isThere}`)
      .onConflictDoUpdate({ target: CELL, set: NEWEST })
      .returning({ key: ownValues.key })
      .prepare(),
    copy: orm
      .insert(ownValues)
      .select(
        sql`select ${placeholder("to")}, ${ownValues.key}, ${ownValues.value}, ${ownValues.changedAt} from ${ownValues} where ${from}`,
      )
      .onConflictDoUpdate({ target: CELL, set: NEWEST, setWhere: sql`excluded.changed_at > ${ownValues.changedAt}` })
      .prepare(),
    dropCopied: orm
      .delete(ownValues)
      .where(and(from, sql`exists (${itsOther})`))
      .prepare(),
    remove: orm.delete(ownValues).where(ofCell).prepare(),
    removeAll: orm.delete(ownValues).where(ofUser).prepare(),
  };
}

/** The queries for players' own values, built once: building one costs many times what running it does. */
export function prepareOwnValues(database: Database): OwnValues {
  const writes = prepareWrites(database);
  const { key, value, changedAt } = ownValues;
  const all = database.orm.select({ key, value, changedAt }).from(ownValues).where(ofUser).orderBy(asc(key)).prepare();
  return {
    put: async (row) => (await writes.put.execute(row)).length > 0,
    allOf: async (userId) => await all.execute({ userId }),
    remove: async (userId, cell) => void (await writes.remove.execute({ userId, key: cell })),
    removeAllOf: (userId) => void writes.removeAll.run({ userId }),
    moveAll: (from, to) => {
      for (const step of [writes.copy, writes.dropCopied]) step.run({ from, to });
    },
  };
}
