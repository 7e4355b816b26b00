import { and, asc, desc, eq, exists, gt, gte, lte, or, type SQL, sql } from "drizzle-orm";
import type { BattleEvent } from "../lib/model/battle-event";
import type { SeatName } from "../lib/model/by-seat";
import type { FrozenForce } from "../lib/model/force";
import type { Keyed } from "./armies";
import { type Database, givenFor, isOrphaned, isTaken, type Steps, step } from "./database";
import type { Row, Tables } from "./schema";

export type BattleRow = Row<"battles">;
type SeatRow = Row<"battleSeats">;
export type CodeRow = Row<"battleCodes">;
type StoredEvent = { readonly event: BattleEvent; readonly at: Date };
/** What was stored under a command's id: its seq, and the hash of the command. */
export type StoredCommand = { readonly seq: number; readonly hash: string | null };
/** The force is null if the seat's other holder brought it. */
type KeptSeatRow = Pick<SeatRow, "battle" | "seat" | "takenAt" | "name"> & { readonly force: FrozenForce | null };

export type NewEvent = {
  readonly event: BattleEvent;
  readonly seat: SeatName | null;
  readonly commandId: string | null;
  readonly commandHash: string | null;
};
/** `code`: the hash of the code that must still be valid. */
type Append = { readonly battle: string; readonly events: readonly NewEvent[]; readonly at: Date; readonly code: string | null };
/** `raced`: another append came first, the battle has gone, or the command's id was stored before. `no-code`: the code is no longer valid. */
type Appended = "stored" | "raced" | "no-code";

/** Every write is one statement, so nothing can come between its conditions and its effect. */
export type Battles = {
  readonly insert: (battle: BattleRow) => Promise<void>;
  readonly find: (battle: string) => Promise<BattleRow | null>;
  /** Stores all of the events, or none. */
  readonly append: (append: Append) => Promise<Appended>;
  /** In order, those after a number, up to another; null for all that there are. */
  readonly events: (battle: string, after: number, upTo: number | null) => Promise<readonly StoredEvent[]>;
  /** In order, those after an event; null if that is no longer there. */
  readonly eventsSince: (battle: string, seq: number) => Promise<readonly StoredEvent[] | null>;
  /** The number of the last event; 0 if there is none. */
  readonly lastSeq: (battle: string) => Promise<number>;
  /** The same of many; those without an event are left out. */
  readonly lastSeqs: (battles: readonly string[]) => Promise<readonly { readonly battle: string; readonly seq: number }[]>;
  readonly findCommand: (battle: string, seat: SeatName, commandId: string) => Promise<StoredCommand | null>;
  /** Stored without a user if the account is gone by now. False if the account has as many seats as allowed. */
  readonly addSeat: (seat: SeatRow & { readonly most: number }) => Promise<boolean>;
  readonly removeSeat: (holder: string) => Promise<void>;
  /** This user's holders in this battle. */
  readonly holdersOf: (user: string, battle: string) => Promise<readonly string[]>;
  /** So many of his holders that stand after another, the oldest first; one that has taken no seat is among them (`keptSeat`). */
  readonly holdersOfUser: (user: string, after: Keyed, limit: number) => Promise<readonly Keyed[]>;
  /** The seat that a holder has taken; null where there is none. */
  readonly keptSeat: (holder: string) => Promise<KeptSeatRow | null>;
  /** The newest, up to a number. */
  readonly newestSeatsOf: (user: string, most: number) => Promise<readonly Pick<SeatRow, "battle" | "seat">[]>;
  /** Gives all of one user's seats to another. Part of a transaction of the users (users.ts). */
  readonly moveSeats: (from: string, to: string) => Steps<void>;
  /** Removes the user from the seats; the battles and their tokens stay. Part of a transaction. */
  readonly forgetSeatsOf: (user: string) => Steps<void>;
  /** Any earlier code stops working. */
  readonly putCode: (code: CodeRow) => Promise<void>;
  /** What a code is for, unless it has expired. */
  readonly findCode: (battle: string, hash: string, now: Date) => Promise<CodeRow | null>;
  readonly deleteCode: (code: Pick<CodeRow, "battle" | "seat" | "kind">) => Promise<void>;
};

const { placeholder } = sql;
/** The greatest whole number of both engines' integers. */
const ENDLESS = 0x7fffffff;

/** Rows come as one JSON text, so that one prepared statement serves any number of them. */
function newRows({ tables: { battleCodes, battleEvents }, each }: Database): SQL {
  const at = sql`${sql.param(placeholder("at"), battleEvents.at)}`;
  return sql`
  select ${placeholder("battle")}, cast(value -> 'event' ->> 'seq' as integer), value ->> 'seat', value ->> 'commandId', value ->> 'commandHash',
    value -> 'event', ${at}
  from ${each(placeholder("rows"))}
  where cast(${placeholder("code")} as text) is null or exists (
    select 1 from ${battleCodes}
    where ${battleCodes.battle} = ${placeholder("battle")} and ${battleCodes.hash} = ${placeholder("code")}
      and ${battleCodes.expiresAt} > ${at}
  )`;
}

function prepareEvents(database: Database) {
  const { orm, tables } = database;
  const { battleEvents } = tables;
  const { event, at, seq, commandHash } = battleEvents;
  const ofBattle = eq(battleEvents.battle, placeholder("battle"));
  return {
    append: orm.insert(battleEvents).select(newRows(database)).returning({ seq }).prepare("battles_append"),
    all: orm
      .select({ event, at })
      .from(battleEvents)
      .where(and(ofBattle, gt(seq, placeholder("after")), lte(seq, placeholder("upTo"))))
      .orderBy(asc(seq))
      .prepare("battles_events"),
    // Of the event that is known only that it is there.
    since: orm
      .select({ seq, at, event: sql<BattleEvent | null>`case when ${seq} > ${placeholder("after")} then ${event} end`.mapWith(event) })
      .from(battleEvents)
      .where(and(ofBattle, gte(seq, placeholder("after"))))
      .orderBy(asc(seq))
      .prepare("battles_since"),
    last: orm
      .select({ seq: sql<number>`coalesce(max(${seq}), 0)` })
      .from(battleEvents)
      .where(ofBattle)
      .prepare("battles_last"),
    lasts: orm
      .select({ battle: battleEvents.battle, seq: sql<number>`max(${seq})` })
      .from(battleEvents)
      .where(sql`${battleEvents.battle} in (select value ->> 'battle' from ${database.each(placeholder("battles"))})`)
      .groupBy(battleEvents.battle)
      .prepare("battles_lasts"),
    command: orm
      .select({ seq, hash: commandHash })
      .from(battleEvents)
      .where(and(ofBattle, eq(battleEvents.seat, placeholder("seat")), eq(battleEvents.commandId, placeholder("commandId"))))
      .prepare("battles_command"),
  };
}

/** The event by which a holder took the seat. A row without one counts for nothing. */
const takingIn = ({ battleEvents, battleSeats }: Tables) =>
  and(eq(battleEvents.battle, battleSeats.battle), eq(battleEvents.holder, battleSeats.holder));

function prepareSeatWrites({ orm, tables: { battleSeats, users } }: Database) {
  const given = givenFor<Tables["battleSeats"], keyof SeatRow>(battleSeats);
  const userIfThere = sql`(select ${users.id} from ${users} where ${users.id} = ${placeholder("userId")})`;
  const row = sql`select ${given("holder")}, ${given("battle")}, ${given("seat")}, ${userIfThere}, ${given("takenAt")}, ${given("name")}
    where (select count(*) from ${battleSeats} where user_id = ${placeholder("userId")}) < ${placeholder("most")}`;
  return {
    add: orm.insert(battleSeats).select(row).returning({ holder: battleSeats.holder }).prepare("seats_add"),
    remove: orm
      .delete(battleSeats)
      .where(eq(battleSeats.holder, placeholder("holder")))
      .prepare("seats_remove"),
    move: orm
      .update(battleSeats)
      .set({ userId: sql`${placeholder("to")}` })
      .where(eq(battleSeats.userId, placeholder("from")))
      .prepare("seats_move"),
    forget: orm
      .delete(battleSeats)
      .where(eq(battleSeats.userId, placeholder("user")))
      .prepare("seats_forget"),
  };
}

function prepareSeatReads({ orm, tables }: Database) {
  const { battleEvents, battleSeats } = tables;
  const { holder, battle, seat, takenAt } = battleSeats;
  const ofUser = eq(battleSeats.userId, placeholder("user"));
  const isTaking = takingIn(tables);
  const force = sql`${battleEvents.event} ->> 'force'`.mapWith((json): FrozenForce | null => JSON.parse(json));
  const after = sql`${sql.param(placeholder("at"), takenAt)}`;
  return {
    holders: orm
      .select({ holder })
      .from(battleSeats)
      .where(and(ofUser, eq(battle, placeholder("battle"))))
      .prepare("seats_holders"),
    ofUser: orm
      .select({ key: holder, at: takenAt })
      .from(battleSeats)
      .where(and(ofUser, or(gt(takenAt, after), and(eq(takenAt, after), gt(holder, placeholder("key"))))))
      .orderBy(asc(takenAt), asc(holder))
      .limit(placeholder("limit"))
      .prepare("seats_of_user"),
    kept: orm
      .select({ battle, seat, takenAt, name: battleSeats.name, force })
      .from(battleSeats)
      .innerJoin(battleEvents, isTaking)
      .where(eq(holder, placeholder("holder")))
      .prepare("seats_kept"),
    newest: orm
      .select({ battle, seat })
      .from(battleSeats)
      .where(and(ofUser, exists(orm.select({ seq: battleEvents.seq }).from(battleEvents).where(isTaking))))
      .orderBy(desc(takenAt), asc(holder))
      .limit(placeholder("most"))
      .prepare("seats_newest"),
  };
}

function prepareCodes({ orm, tables: { battleCodes } }: Database) {
  const { battle, seat, kind, hash, expiresAt } = battleCodes;
  const moment = sql`${sql.param(placeholder("moment"), expiresAt)}`;
  return {
    put: orm
      .insert(battleCodes)
      .values({
        ...{ battle: placeholder("battle"), seat: placeholder("seat"), kind: placeholder("kind") },
        ...{ hash: placeholder("hash"), expiresAt: placeholder("expiresAt") },
      })
      .onConflictDoUpdate({ target: [battle, seat, kind], set: { hash: sql`excluded.hash`, expiresAt: sql`excluded.expires_at` } })
      .prepare("codes_put"),
    find: orm
      .select()
      .from(battleCodes)
      .where(and(eq(battle, placeholder("battle")), eq(hash, placeholder("hash")), gt(expiresAt, moment)))
      .prepare("codes_find"),
    remove: orm
      .delete(battleCodes)
      .where(and(eq(battle, placeholder("battle")), eq(seat, placeholder("seat")), eq(kind, placeholder("kind"))))
      .prepare("codes_remove"),
  };
}

function prepareBattle({ orm, tables: { battles } }: Database) {
  const value = (name: keyof BattleRow) => placeholder(name);
  return {
    insert: orm
      .insert(battles)
      .values({
        ...{ id: value("id"), seed: value("seed"), commitment: value("commitment") },
        ...{ rules: value("rules"), createdAt: value("createdAt") },
      })
      .prepare("battles_insert"),
    find: orm
      .select()
      .from(battles)
      .where(eq(battles.id, placeholder("battle")))
      .prepare("battles_find"),
  };
}

/** The queries for battles, built once: building one costs many times what running it does. */
export function prepareBattles(database: Database): Battles {
  const { read, write } = database;
  const [battle, events] = [prepareBattle(database), prepareEvents(database)];
  const seats = { ...prepareSeatWrites(database), ...prepareSeatReads(database) };
  const codes = prepareCodes(database);
  return {
    insert: async (row) => void (await write(battle.insert, row)),
    find: async (id) => (await read(battle.find, { battle: id }))[0] ?? null,
    append: async ({ battle: id, events: rows, at, code }) => {
      try {
        const stored = await write(events.append, { battle: id, rows: JSON.stringify(rows), at, code });
        return stored.length === rows.length ? "stored" : "no-code";
      } catch (error) {
        if (isTaken(error) || isOrphaned(error)) return "raced";
        throw error;
      }
    },
    events: (id, after, upTo) => read(events.all, { battle: id, after, upTo: upTo ?? ENDLESS }),
    eventsSince: async (id, seq) => {
      const [known, ...since] = await read(events.since, { battle: id, after: seq });
      return known?.seq === seq ? since : null;
    },
    lastSeq: async (id) => (await read(events.last, { battle: id }))[0]?.seq ?? 0,
    lastSeqs: (ids) => read(events.lasts, { battles: JSON.stringify(ids.map((id) => ({ battle: id }))) }),
    findCommand: async (id, seat, commandId) => (await read(events.command, { battle: id, seat, commandId }))[0] ?? null,
    addSeat: async (row) => (await write(seats.add, row, row.userId === null ? undefined : { users: [row.userId] })).length > 0,
    removeSeat: async (holder) => void (await write(seats.remove, { holder })),
    holdersOf: async (user, id) => (await read(seats.holders, { user, battle: id })).map((one) => one.holder),
    holdersOfUser: (user, after, limit) => read(seats.ofUser, { user, ...after, limit }),
    keptSeat: async (holder) => (await read(seats.kept, { holder }))[0] ?? null,
    newestSeatsOf: (user, most) => read(seats.newest, { user, most }),
    *moveSeats(from, to) {
      yield* step(seats.move, { from, to });
    },
    *forgetSeatsOf(user) {
      yield* step(seats.forget, { user });
    },
    putCode: async (row) => void (await write(codes.put, row)),
    findCode: async (id, hash, now) => (await read(codes.find, { battle: id, hash, moment: now }))[0] ?? null,
    deleteCode: async (code) => void (await write(codes.remove, code)),
  };
}
