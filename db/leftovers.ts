import { and, asc, eq, exists, gt, isNotNull, lt, lte, max, notExists, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client";
import { patiently } from "./client";
import { armies, battleCodes, battleEvents, battleSeats, battles, battleTicks, ownValues, sessions, shares, users } from "./schema";

/** Rows with ids after `from`, up to and including `to`. */
export type Range = { readonly from: string; readonly to: string };
/** Comes after every id. */
export const LAST = "~";

/** What nobody can come back to. It is searched in ranges of rows, so that no table is scanned at once. */
export type Leftovers = {
  /** The last id of a range of this many rows; `LAST` if there are no more. */
  readonly endOfRange: (table: keyof typeof IDS, from: string, rows: number) => Promise<string>;
  /** When anything in such a range was stored last, as far as that is not after `now`. Of a session: when its browser was last seen. */
  readonly newestIn: (table: keyof typeof STORED, range: Range, now: Date) => Promise<Date | null>;
  /** Deletes sessions of browsers that were not seen for as long as a session lasts. */
  readonly endSessions: (range: Range, now: Date) => Promise<void>;
  readonly endCodes: (range: Range, now: Date) => Promise<void>;
  /** Deletes anonymous users older than `since` who have nothing stored and whom no browser has shown since. */
  readonly removeEmptyVisitors: (range: Range, since: Date) => Promise<void>;
  /** Anonymous users older than `since` with no valid session: no cookie leads to them, and they have no password. */
  readonly lostVisitors: (range: Range, since: Date, now: Date) => Promise<readonly string[]>;
  /** Deletes such a user and everything only that user could reach. Shares stay without an owner, and so do battles with another player. */
  readonly removeLostVisitor: (user: string, now: Date) => Promise<void>;
  /**
   * Battles opened before `unfinished` whose opening never finished, and battles opened before `unplayed` in which nothing else happened
   * and no account holds a seat.
   */
  readonly idleBattles: (range: Range, unfinished: Date, unplayed: Date) => Promise<readonly string[]>;
  /** Deletes such a battle, unless somebody has begun to play meanwhile. */
  readonly removeIdleBattle: (battle: string) => Promise<void>;
};

const IDS = { users: users.id, sessions: sessions.id, battles: battles.id, codes: battleCodes.battle };
/** What is stored or renewed whenever anybody comes back, at least once a day. */
const STORED = { users: users.createdAt, sessions: sessions.updatedAt, battles: battles.createdAt };

const { placeholder } = sql;
/** All times are written the same way. */
const moment = (name: string) => sql`${sql.param(placeholder(name), users.createdAt)}`;
const [now, since, unfinished, unplayed] = [moment("now"), moment("since"), moment("unfinished"), moment("unplayed")];
const ONE = { one: sql`1` };
const isWithin = (id: (typeof IDS)[keyof typeof IDS]) => and(gt(id, placeholder("from")), lte(id, placeholder("to")));

function prepareUsersLeft({ orm }: Database) {
  const of = (table: typeof armies | typeof shares) => orm.select(ONE).from(table).where(eq(table.owner, users.id));
  const isOldVisitor = and(eq(users.isAnonymous, true), lt(users.createdAt, since));
  const sessionOf = (which: SQL) =>
    orm
      .select(ONE)
      .from(sessions)
      .where(and(eq(sessions.userId, users.id), which));
  const isEmpty = and(
    ...[notExists(of(armies)), notExists(of(shares))],
    notExists(orm.select(ONE).from(ownValues).where(eq(ownValues.userId, users.id))),
    notExists(orm.select(ONE).from(battleSeats).where(eq(battleSeats.userId, users.id))),
    notExists(sessionOf(gt(sessions.updatedAt, since))),
  );
  const isLost = notExists(sessionOf(gt(sessions.expiresAt, now)));
  const user = placeholder("user");
  return {
    empty: orm
      .delete(users)
      .where(and(isWithin(users.id), isOldVisitor, isEmpty))
      .prepare(),
    lost: orm
      .select({ id: users.id })
      .from(users)
      .where(and(isWithin(users.id), isOldVisitor, isLost))
      .prepare(),
    isLost: orm
      .select(ONE)
      .from(users)
      .where(and(eq(users.id, user), eq(users.isAnonymous, true), isLost))
      .prepare(),
    armies: orm.delete(armies).where(eq(armies.owner, user)).prepare(),
    shares: orm.update(shares).set({ owner: null }).where(eq(shares.owner, user)).prepare(),
    values: orm.delete(ownValues).where(eq(ownValues.userId, user)).prepare(),
    seats: orm.update(battleSeats).set({ userId: null, name: null }).where(eq(battleSeats.userId, user)).prepare(),
    remove: orm.delete(users).where(eq(users.id, user)).prepare(),
  };
}

/** The events of opening and joining a battle; the computer sits at once. */
const OPENING = ["battle-opened", "force-sealed", "seat-sat"];

function prepareBattlesLeft({ orm }: Database) {
  const eventOf = (which?: SQL) =>
    orm
      .select(ONE)
      .from(battleEvents)
      .where(and(eq(battleEvents.battle, battles.id), which));
  const heldSeat = orm
    .select(ONE)
    .from(battleSeats)
    .where(and(eq(battleSeats.battle, battles.id), isNotNull(battleSeats.userId)));
  const isPlay = or(isNotNull(battleEvents.commandId), notInArray(sql`${battleEvents.event} ->> 'type'`, OPENING));
  const neverBegun = and(lt(battles.createdAt, unfinished), notExists(eventOf()));
  const neverPlayed = and(lt(battles.createdAt, unplayed), exists(eventOf()), notExists(eventOf(isPlay)), notExists(heldSeat));
  const battle = placeholder("battle");
  return {
    idle: orm
      .select({ id: battles.id })
      .from(battles)
      .where(and(isWithin(battles.id), or(neverBegun, neverPlayed)))
      .prepare(),
    isIdle: orm
      .select(ONE)
      .from(battles)
      .where(and(eq(battles.id, battle), notExists(eventOf(isPlay)), notExists(heldSeat)))
      .prepare(),
    events: orm.delete(battleEvents).where(eq(battleEvents.battle, battle)).prepare(),
    codes: orm.delete(battleCodes).where(eq(battleCodes.battle, battle)).prepare(),
    ticks: orm.delete(battleTicks).where(eq(battleTicks.battle, battle)).prepare(),
    seats: orm.delete(battleSeats).where(eq(battleSeats.battle, battle)).prepare(),
    remove: orm.delete(battles).where(eq(battles.id, battle)).prepare(),
  };
}

/** Everything that belongs to one thing goes in one transaction: all or nothing. */
export function prepareLeftovers(database: Database): Leftovers {
  const { orm } = database;
  const [left, fields] = [prepareUsersLeft(database), prepareBattlesLeft(database)];
  const ends = Object.fromEntries(
    Object.entries(IDS).map(([name, id]) => {
      const after = orm
        .select({ id })
        .from(id.table)
        .where(gt(id, placeholder("from")))
        .orderBy(asc(id))
        .limit(1);
      return [name, after.offset(placeholder("rows")).prepare()];
    }),
  );
  const newest = Object.fromEntries(
    Object.entries(STORED).map(([name, at]) => {
      const id = IDS[name as keyof typeof STORED];
      const found = orm
        .select({ at: max(at) })
        .from(at.table)
        .where(and(isWithin(id), lte(at, now)));
      return [name, found.prepare()];
    }),
  );
  const endSessions = orm
    .delete(sessions)
    .where(and(isWithin(sessions.id), lt(sessions.expiresAt, now)))
    .prepare();
  const endCodes = orm
    .delete(battleCodes)
    .where(and(isWithin(battleCodes.battle), lt(battleCodes.expiresAt, now)))
    .prepare();
  const removeLostVisitor = database.sqlite.transaction((user: string, at: Date) => {
    if (left.isLost.all({ user, now: at }).length === 0) return;
    for (const step of [left.armies, left.shares, left.values, left.seats, left.remove]) step.run({ user });
  });
  const removeIdleBattle = database.sqlite.transaction((battle: string) => {
    if (fields.isIdle.all({ battle }).length === 0) return;
    for (const step of [fields.events, fields.codes, fields.ticks, fields.seats, fields.remove]) step.run({ battle });
  });
  const write = (work: () => unknown) => patiently(database, work).then(() => undefined);
  return {
    endOfRange: async (table, from, rows) => (await ends[table]?.execute({ from, rows }))?.[0]?.id ?? LAST,
    newestIn: async (table, range, at) => (await newest[table]?.execute({ ...range, now: at }))?.[0]?.at ?? null,
    endSessions: (range, at) => write(() => endSessions.run({ ...range, now: at })),
    endCodes: (range, at) => write(() => endCodes.run({ ...range, now: at })),
    removeEmptyVisitors: (range, before) => write(() => left.empty.run({ ...range, since: before })),
    lostVisitors: async (range, before, at) => (await left.lost.execute({ ...range, since: before, now: at })).map(({ id }) => id),
    removeLostVisitor: (user, at) => patiently(database, () => removeLostVisitor.immediate(user, at)),
    idleBattles: async (range, unfinished, unplayed) => (await fields.idle.execute({ ...range, unfinished, unplayed })).map(({ id }) => id),
    removeIdleBattle: (battle) => patiently(database, () => removeIdleBattle.immediate(battle)),
  };
}
