import { eq, gt, lt, or, sql } from "drizzle-orm";
import { type Database, givenFor, type Steps, step } from "./database";
import type { Row, Tables } from "./schema";

/** What the processes of one server agree on. */
export type ServerNotes = {
  /** The value of that name, which the first process to ask sets for ever. */
  readonly agreeOn: (name: string, value: string) => Promise<string>;
  /**
   * Whether this process may do now what only one should do: if it was last done before that moment, or, by a wrong clock, later than it can have
   * been.
   */
  readonly take: (name: string, last: { readonly before: Date; readonly now: Date; readonly later: Date }) => Promise<boolean>;
};

const { placeholder } = sql;

export function prepareServerNotes({ orm, tables, transaction, write }: Database): ServerNotes {
  const { serverNotes } = tables;
  const given = givenFor<Tables["serverNotes"], keyof Row<"serverNotes">>(serverNotes);
  const moment = (name: string) => sql`${sql.param(placeholder(name), serverNotes.at)}`;
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
      setWhere: or(lt(serverNotes.at, moment("before")), gt(serverNotes.at, moment("later"))),
    })
    .returning({ name: serverNotes.name })
    .prepare("notes_take");
  function* agreeOn(name: string, value: string): Steps<string> {
    yield* step(add, { name, value, at: new Date() });
    return (yield* step(find, { name }))[0]?.value ?? value;
  }
  return {
    agreeOn: (name, value) => transaction(() => agreeOn(name, value)),
    take: async (name, { before, now, later }) => (await write(take, { name, value: "", at: now, before, later })).length > 0,
  };
}
