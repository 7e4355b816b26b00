import { and, asc, desc, eq, exists, gt, lte, type SQL, sql } from "drizzle-orm";
import type { BattleEvent } from "../lib/model/battle-event";
import type { SeatName } from "../lib/model/by-seat";
import type { FrozenForce } from "../lib/model/force";
import type { Keyed } from "./armies";
import type { Database } from "./client";
import { patiently } from "./client";
import { battleCodes, battleEvents, battleSeats, battles } from "./schema";

export type BattleRow = typeof battles.$inferSelect;
type SeatRow = typeof battleSeats.$inferSelect;
export type CodeRow = typeof battleCodes.$inferSelect;
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
/** `raced`: another append came first, or the command's id was stored before. `no-code`: the code is no longer valid. */
type Appended = "stored" | "raced" | "no-code";

/** Every write is one statement, so nothing can come between its conditions and its effect. */
export type Battles = {
  readonly insert: (battle: BattleRow) => Promise<void>;
  readonly find: (battle: string) => Promise<BattleRow | null>;
  /** Stores all of the events, or none. */
  readonly append: (append: Append) => Promise<Appended>;
  /** In order, up to a number. */
  readonly events: (battle: string, upTo: number) => Promise<readonly StoredEvent[]>;
  /** The number of the last event; 0 if there is none. */
  readonly lastSeq: (battle: string) => Promise<number>;
  readonly findCommand: (battle: string, seat: SeatName, commandId: string) => Promise<StoredCommand | null>;
  /** Stored without a user if the account is gone by now. False if the account has as many seats as allowed. */
  readonly addSeat: (seat: SeatRow & { readonly most: number }) => Promise<boolean>;
  readonly removeSeat: (holder: string) => Promise<void>;
  /** This user's holders in this battle. */
  readonly holdersOf: (user: string, battle: string) => Promise<readonly string[]>;
  /** So many of his holders that stand after another, the oldest first; one that has taken no seat is among them (`keptSeat`). */
  readonly holdersOfUser: (user: string, after: number, limit: number) => Promise<readonly Keyed[]>;
  /** The seat that a holder has taken; null where there is none. */
  readonly keptSeat: (holder: string) => Promise<KeptSeatRow | null>;
  /** The newest, up to a number. */
  readonly newestSeatsOf: (user: string, most: number) => Promise<readonly Pick<SeatRow, "battle" | "seat">[]>;
  /** Gives all of one user's seats to another. Part of a transaction of the users (users.ts). */
  readonly moveSeats: (from: string, to: string) => void;
  /** Removes the user from the seats; the battles and their tokens stay. Part of a transaction. */
  readonly forgetSeatsOf: (user: string) => void;
  /** Any earlier code stops working. */
  readonly putCode: (code: CodeRow) => Promise<void>;
  /** What a code is for, unless it has expired. */
  readonly findCode: (battle: string, hash: string, now: Date) => Promise<CodeRow | null>;
  readonly deleteCode: (code: Pick<CodeRow, "battle" | "seat" | "kind">) => Promise<void>;
};

const { placeholder } = sql;
/** The event by which a holder took the seat. A row without one counts for nothing. */
const isTaking = eq(battleEvents.holder, battleSeats.holder);

/** Rows come as one JSON text, so that one prepared statement serves any number of them. */
const NEW_ROWS = sql`
  select ${placeholder("battle")}, value ->> '$.event.seq', value ->> '$.seat', value ->> '$.commandId', value ->> '$.commandHash',
    value ->> '$.event', ${placeholder("at")}
  from json_each(${placeholder("rows")})
  where ${placeholder("code")} is null or exists (
    select 1 from ${battleCodes}
    where ${battleCodes.battle} = ${placeholder("battle")} and ${battleCodes.hash} = ${placeholder("code")}
      and ${battleCodes.expiresAt} > ${placeholder("at")}
  )`;

function prepareEvents({ orm }: Database) {
  const { event, at, seq, commandHash } = battleEvents;
  const ofBattle = eq(battleEvents.battle, placeholder("battle"));
  return {
    append: orm.insert(battleEvents).select(NEW_ROWS).prepare(),
    all: orm
      .select({ event, at })
      .from(battleEvents)
      .where(and(ofBattle, lte(seq, placeholder("upTo"))))
      .orderBy(asc(seq))
      .prepare(),
    last: orm
      .select({ seq: sql<number>`coalesce(max(${seq}), 0)` })
      .from(battleEvents)
      .where(ofBattle)
      .prepare(),
    command: orm
      .select({ seq, hash: commandHash })
      .from(battleEvents)
      .where(and(ofBattle, eq(battleEvents.seat, placeholder("seat")), eq(battleEvents.commandId, placeholder("commandId"))))
      .prepare(),
  };
}

function prepareSeats({ orm }: Database) {
  const { holder, battle, seat, takenAt } = battleSeats;
  const ofUser = eq(battleSeats.userId, placeholder("user"));
  const at = sql<number>`${battleSeats}.rowid`;
  const force = sql<string | null>`${battleEvents.event} -> 'force'`.mapWith((json) => JSON.parse(json) as FrozenForce | null);
  const value = (name: keyof SeatRow) => sql`${sql.param(placeholder(name), battleSeats[name])}`;
  const userIfThere = sql`(select id from users where id = ${placeholder("userId")})`;
  const row: SQL = sql`select ${value("holder")}, ${value("battle")}, ${value("seat")}, ${userIfThere}, ${value("takenAt")}, ${value("name")}
    where (select count(*) from ${battleSeats} where user_id = ${placeholder("userId")}) < ${placeholder("most")}`;
  return {
    add: orm.insert(battleSeats).select(row).prepare(),
    remove: orm
      .delete(battleSeats)
      .where(eq(holder, placeholder("holder")))
      .prepare(),
    holders: orm
      .select({ holder })
      .from(battleSeats)
      .where(and(ofUser, eq(battle, placeholder("battle"))))
      .prepare(),
    ofUser: orm
      .select({ key: holder, at })
      .from(battleSeats)
      .where(and(ofUser, gt(at, placeholder("after"))))
      .orderBy(at)
      .limit(placeholder("limit"))
      .prepare(),
    kept: orm
      .select({ battle, seat, takenAt, name: battleSeats.name, force })
      .from(battleSeats)
      .innerJoin(battleEvents, and(eq(battleEvents.battle, battle), isTaking))
      .where(eq(holder, placeholder("holder")))
      .prepare(),
    newest: orm
      .select({ battle, seat })
      .from(battleSeats)
      .where(
        and(
          ofUser,
          exists(
            orm
              .select({ seq: battleEvents.seq })
              .from(battleEvents)
              .where(and(eq(battleEvents.battle, battle), isTaking)),
          ),
        ),
      )
      .orderBy(desc(takenAt), asc(holder))
      .limit(placeholder("most"))
      .prepare(),
    move: orm
      .update(battleSeats)
      .set({ userId: sql`${placeholder("to")}` })
      .where(eq(battleSeats.userId, placeholder("from")))
      .prepare(),
    forget: orm.delete(battleSeats).where(ofUser).prepare(),
  };
}

function prepareCodes({ orm }: Database) {
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
      .prepare(),
    find: orm
      .select()
      .from(battleCodes)
      .where(and(eq(battle, placeholder("battle")), eq(hash, placeholder("hash")), gt(expiresAt, moment)))
      .prepare(),
    remove: orm
      .delete(battleCodes)
      .where(and(eq(battle, placeholder("battle")), eq(seat, placeholder("seat")), eq(kind, placeholder("kind"))))
      .prepare(),
  };
}

function prepareBattle({ orm }: Database) {
  const value = (name: keyof BattleRow) => placeholder(name);
  return {
    insert: orm
      .insert(battles)
      .values({
        ...{ id: value("id"), seed: value("seed"), commitment: value("commitment") },
        ...{ rules: value("rules"), createdAt: value("createdAt") },
      })
      .prepare(),
    find: orm
      .select()
      .from(battles)
      .where(eq(battles.id, placeholder("battle")))
      .prepare(),
  };
}

/** SQLite's error codes for a key that exists already. */
const TAKEN = ["SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"];
const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && TAKEN.includes(String(error.code));

/** The queries for battles, built once: building one costs many times what running it does. */
export function prepareBattles(database: Database): Battles {
  const [battle, events] = [prepareBattle(database), prepareEvents(database)];
  const [seats, codes] = [prepareSeats(database), prepareCodes(database)];
  const write = (work: () => unknown) => patiently(database, work).then(() => undefined);
  return {
    insert: (row) => write(() => battle.insert.run(row)),
    find: async (id) => (await battle.find.execute({ battle: id }))[0] ?? null,
    append: async ({ battle: id, events: rows, at, code }) => {
      try {
        const append = { battle: id, rows: JSON.stringify(rows), at: at.getTime(), code };
        const stored = await patiently(database, () => events.append.run(append));
        return stored.changes === rows.length ? "stored" : "no-code";
      } catch (error) {
        if (isTaken(error)) return "raced";
        throw error;
      }
    },
    events: async (id, upTo) => await events.all.execute({ battle: id, upTo }),
    lastSeq: async (id) => (await events.last.execute({ battle: id }))[0]?.seq ?? 0,
    findCommand: async (id, seat, commandId) => (await events.command.execute({ battle: id, seat, commandId }))[0] ?? null,
    addSeat: (row) => patiently(database, () => seats.add.run(row)).then(({ changes }) => changes > 0),
    removeSeat: (holder) => write(() => seats.remove.run({ holder })),
    holdersOf: async (user, id) => (await seats.holders.execute({ user, battle: id })).map((one) => one.holder),
    holdersOfUser: async (user, after, limit) => await seats.ofUser.execute({ user, after, limit }),
    keptSeat: async (holder) => (await seats.kept.execute({ holder }))[0] ?? null,
    newestSeatsOf: async (user, most) => await seats.newest.execute({ user, most }),
    moveSeats: (from, to) => void seats.move.run({ from, to }),
    forgetSeatsOf: (user) => void seats.forget.run({ user }),
    putCode: (row) => write(() => codes.put.run(row)),
    findCode: async (id, hash, now) => (await codes.find.execute({ battle: id, hash, moment: now }))[0] ?? null,
    deleteCode: (code) => write(() => codes.remove.run(code)),
  };
}
