import { eq, lt, sql } from "drizzle-orm";
import { type Database, givenFor, type Steps, step } from "./database";
import type { Row, Tables } from "./schema";

/** What the processes of one server agree on. */
export type ServerNotes = {
  /** The value of that name, which the first process to ask sets for ever. */
  readonly agreeOn: (name: string, value: string) => Promise<string>;
  /** Whether this process may do now what only one should do, and what was last done before that moment. */
  readonly take: (name: string, before: Date, now: Date) => Promise<boolean>;
};

const { placeholder } = sql;

export function prepareServerNotes({ orm, tables, transaction, write }: Database): ServerNotes {
  const { serverNotes } = tables;
  const given = givenFor<Tables["serverNotes"], keyof Row<"serverNotes">>(serverNotes);
  const note = { name: placeholder("name"), value: placeholder("value"), at: placeholder("at") };
  const add = orm.insert(serverNotes).values(note).onConflictDoNothing().prepare("notes_add");
  const find = orm
    .select({ value: serverNotes.value })
    .from(serverNotes)
    .where(eq(serverNotes.name, placeholder("name")))
    .prepare("notes_find");
  const take = orm
    .insert(serverNotes)
    .values(note)
    .onConflictDoUpdate({
      target: serverNotes.name,
      set: { at: given("at") },
      setWhere: lt(serverNotes.at, sql`${sql.param(placeholder("before"), serverNotes.at)}`),
    })
    .returning({ name: serverNotes.name })
    .prepare("notes_take");
  function* agreeOn(name: string, value: string): Steps<string> {
    yield* step(add, { name, value, at: new Date() });
    return (yield* step(find, { name }))[0]?.value ?? value;
  }
  return {
    agreeOn: (name, value) => transaction(() => agreeOn(name, value)),
    take: async (name, before, now) => (await write(take, { name, value: "", at: now, before })).length > 0,
  };
}
