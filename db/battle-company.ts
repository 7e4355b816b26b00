import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { SeatName } from "../lib/model/by-seat";
import type { SharedTick, Tick } from "../lib/model/company";
import type { Database } from "./client";
import { patiently } from "./client";
import { battleSeats, battleTicks } from "./schema";

type SentTicks = { readonly battle: string; readonly by: SeatName; readonly ticks: readonly Tick[]; readonly most: number };

/** What the players of a battle are called, and what they tick. Every write is one statement. */
export type BattleCompanies = {
  /** The names of those who took a seat, the first first. */
  readonly names: (battle: string) => Promise<readonly { readonly seat: SeatName; readonly name: string }[]>;
  /** The newest that a user has said; null if none. */
  readonly lastNameOf: (user: string) => Promise<string | null>;
  /** Null takes a name back. */
  readonly setName: (holder: string, name: string | null) => Promise<void>;
  readonly ticks: (battle: string) => Promise<readonly SharedTick[]>;
  /** Keeps of each thing the later word of a seat, in whichever order they come; of new things as many as a seat may tick. */
  readonly putTicks: (sent: SentTicks) => Promise<void>;
};

const { placeholder } = sql;

/** Of two words at the same moment the greater counts, so that their order never matters. */
const IS_LATER = sql`excluded.at > ${battleTicks}.at or (excluded.at = ${battleTicks}.at and excluded.value > ${battleTicks}.value)`;

const NEW_TICKS = sql`
  select ${placeholder("battle")}, sent.value ->> '$.key', ${placeholder("by")}, sent.value ->> '$.value', sent.value ->> '$.at'
  from json_each(${placeholder("rows")}) sent
  where exists (select 1 from battle_ticks where battle = ${placeholder("battle")} and by = ${placeholder("by")} and key = sent.value ->> '$.key')
    or (select count(*) from battle_ticks where battle = ${placeholder("battle")} and by = ${placeholder("by")}) + sent.key < ${placeholder("most")}`;

export function prepareBattleCompanies(database: Database): BattleCompanies {
  const { orm } = database;
  const { battle, key, by, value, at } = battleTicks;
  const names = orm
    .select({ seat: battleSeats.seat, name: sql<string>`${battleSeats.name}` })
    .from(battleSeats)
    .where(and(eq(battleSeats.battle, placeholder("battle")), isNotNull(battleSeats.name)))
    .orderBy(asc(battleSeats.takenAt), asc(battleSeats.holder))
    .prepare();
  const last = orm
    .select({ name: battleSeats.name })
    .from(battleSeats)
    .where(and(eq(battleSeats.userId, placeholder("user")), isNotNull(battleSeats.name)))
    .orderBy(desc(battleSeats.takenAt))
    .limit(1)
    .prepare();
  const setName = orm
    .update(battleSeats)
    .set({ name: sql`${placeholder("name")}` })
    .where(eq(battleSeats.holder, placeholder("holder")))
    .prepare();
  const ticks = orm
    .select({ key, by, value, at })
    .from(battleTicks)
    .where(eq(battle, placeholder("battle")))
    .orderBy(asc(key), asc(by))
    .prepare();
  const put = orm
    .insert(battleTicks)
    .select(NEW_TICKS)
    .onConflictDoUpdate({ target: [battle, key, by], set: { value: sql`excluded.value`, at: sql`excluded.at` }, setWhere: IS_LATER })
    .prepare();
  return {
    names: async (id) => await names.execute({ battle: id }),
    lastNameOf: async (user) => (await last.execute({ user }))[0]?.name ?? null,
    setName: (holder, name) => patiently(database, () => setName.run({ holder, name })).then(() => undefined),
    ticks: async (id) => await ticks.execute({ battle: id }),
    putTicks: ({ battle: id, by: seat, ticks: sent, most }) =>
      patiently(database, () => put.run({ battle: id, by: seat, rows: JSON.stringify(sent), most })).then(() => undefined),
  };
}
