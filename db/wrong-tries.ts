import { eq, lt, sql } from "drizzle-orm";
import { type Database, type Steps, step } from "./database";
import type { Row } from "./schema";

type Tries = Pick<Row<"wrongTries">, "wrong" | "until" | "last">;

/** Wrong passwords and recovery keys, by the hash of what they are counted for. */
export type WrongTries = {
  /** Changes a count alone, from what it is (nothing where none is kept) to what it becomes; null leaves it. One without wrong tries is forgotten. */
  readonly change: (key: string, change: (before: Tries) => Tries | null) => Promise<void>;
  readonly forgetBefore: (moment: Date) => Promise<void>;
};

const NEVER = new Date(0);
const { placeholder } = sql;

export function prepareWrongTries({ orm, tables: { wrongTries }, transaction, write }: Database): WrongTries {
  const ofKey = eq(wrongTries.key, placeholder("key"));
  const { wrong, until, last } = wrongTries;
  const moment = (name: "until" | "last") => sql`${sql.param(placeholder(name), wrongTries[name])}`;
  /** Nobody else changes the row until the transaction ends: setting it to what it is holds it. */
  const hold = orm
    .insert(wrongTries)
    .values({ key: placeholder("key"), wrong: 0, until: NEVER, last: NEVER })
    .onConflictDoUpdate({ target: wrongTries.key, set: { key: sql`excluded.key` } })
    .returning({ wrong, until, last })
    .prepare("tries_hold");
  const set = orm
    .update(wrongTries)
    .set({ wrong: sql`${placeholder("wrong")}`, until: moment("until"), last: moment("last") })
    .where(ofKey)
    .prepare("tries_set");
  const forget = orm.delete(wrongTries).where(ofKey).prepare("tries_forget");
  const forgetBefore = orm
    .delete(wrongTries)
    .where(lt(last, moment("last")))
    .prepare("tries_forget_before");
  function* changeOne(key: string, change: (before: Tries) => Tries | null): Steps<void> {
    const before = (yield* step(hold, { key }))[0] ?? { wrong: 0, until: NEVER, last: NEVER };
    const after = change(before) ?? before;
    if (after.wrong > 0) yield* step(set, { key, ...after });
    else yield* step(forget, { key });
  }
  return {
    change: (key, change) => transaction(() => changeOne(key, change)),
    forgetBefore: async (moment) => void (await write(forgetBefore, { last: moment })),
  };
}
