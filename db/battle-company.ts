import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { SeatName } from "../lib/model/by-seat";
import type { SharedTick, Tick } from "../lib/model/company";
import type { Database } from "./database";

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

function prepareNames({ orm, tables: { battleSeats } }: Database) {
  return {
    names: orm
      .select({ seat: battleSeats.seat, name: sql<string>`${battleSeats.name}` })
      .from(battleSeats)
      .where(and(eq(battleSeats.battle, placeholder("battle")), isNotNull(battleSeats.name)))
      .orderBy(asc(battleSeats.takenAt), asc(battleSeats.holder))
      .prepare("company_names"),
    last: orm
      .select({ name: battleSeats.name })
      .from(battleSeats)
      .where(and(eq(battleSeats.userId, placeholder("user")), isNotNull(battleSeats.name)))
      .orderBy(desc(battleSeats.takenAt))
      .limit(1)
      .prepare("company_last_name"),
    setName: orm
      .update(battleSeats)
      .set({ name: sql`${placeholder("name")}` })
      .where(eq(battleSeats.holder, placeholder("holder")))
      .prepare("company_set_name"),
  };
}

function prepareTicks({ orm, tables: { battleTicks }, each }: Database) {
  const { battle, key, by, value, at } = battleTicks;
  /** Of two words at the same moment the greater counts, so that their order never matters. */
  const isLater = sql`excluded.at > ${at} or (excluded.at = ${at} and excluded.value > ${value})`;
  const ofSeat = sql`battle = ${placeholder("battle")} and by = ${placeholder("by")}`;
  const rows = sql`
    select ${placeholder("battle")}, each.value ->> 'key', ${placeholder("by")}, cast(each.value ->> 'value' as integer), cast(each.value ->> 'at' as bigint)
    from ${each(placeholder("rows"))}
    where exists (select 1 from battle_ticks where ${ofSeat} and key = each.value ->> 'key')
      or (select count(*) from battle_ticks where ${ofSeat}) + cast(each.value ->> 'place' as integer) < ${placeholder("most")}`;
  return {
    ticks: orm
      .select({ key, by, value, at })
      .from(battleTicks)
      .where(eq(battle, placeholder("battle")))
      .prepare("company_ticks"),
    put: orm
      .insert(battleTicks)
      .select(rows)
      .onConflictDoUpdate({ target: [battle, key, by], set: { value: sql`excluded.value`, at: sql`excluded.at` }, setWhere: isLater })
      .prepare("company_put_ticks"),
  };
}

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

export function prepareBattleCompanies(database: Database): BattleCompanies {
  const { read, write } = database;
  const { names, last, setName } = prepareNames(database);
  const { ticks, put } = prepareTicks(database);
  return {
    names: (battle) => read(names, { battle }),
    lastNameOf: async (user) => (await read(last, { user }))[0]?.name ?? null,
    setName: async (holder, name) => void (await write(setName, { holder, name })),
    ticks: async (battle) =>
      (await read(ticks, { battle })).toSorted((one, other) => inOrder(one.key, other.key) || inOrder(one.by, other.by)),
    async putTicks({ battle, by, ticks: sent, most }) {
      const rows = JSON.stringify(sent.map((tick, place) => ({ ...tick, place })));
      await write(put, { battle, by, rows, most }, { battle });
    },
  };
}
