import { and, asc, eq, exists, gt, isNotNull, lt, lte, max, notExists, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type Database, isOrphaned, type Steps, step } from "./database";
import type { Tables } from "./schema";
import { prepareLeavingTournaments } from "./tournament-owners";

/** Rows with ids after `from`, up to and including `to`. */
export type Range = { readonly from: string; readonly to: string };
/** Comes after every id, in whatever order a database has its letters. */
export const LAST = "z".repeat(100);

type Walked = keyof ReturnType<typeof idsIn>;

/** What nobody can come back to. It is searched in ranges of rows, so that no table is scanned at once. */
export type Leftovers = {
  /** The last id of a range of this many rows; `LAST` if there are no more. */
  readonly endOfRange: (table: Walked, from: string, rows: number) => Promise<string>;
  /** When anything in such a range was stored last, as far as that is not after `now`. Of a session: when its browser was last seen. */
  readonly newestIn: (table: keyof ReturnType<typeof storedIn>, range: Range, now: Date) => Promise<Date | null>;
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

const idsIn = ({ users, sessions, battles, battleCodes }: Tables) => ({
  ...{ users: users.id, sessions: sessions.id, battles: battles.id, codes: battleCodes.battle },
});
/** What is stored or renewed whenever anybody comes back, at least once a day. */
const storedIn = ({ users, sessions, battles }: Tables) => ({
  ...{ users: users.createdAt, sessions: sessions.updatedAt, battles: battles.createdAt },
});

const { placeholder } = sql;
const ONE = { one: sql`1` };

function wordsFor(tables: Tables) {
  /** All times are written the same way. */
  const moment = (name: string) => sql`${sql.param(placeholder(name), tables.users.createdAt)}`;
  const ids = idsIn(tables);
  return {
    ...{ now: moment("now"), since: moment("since"), unfinished: moment("unfinished"), unplayed: moment("unplayed") },
    isWithin: (id: (typeof ids)[Walked]) => and(gt(id, placeholder("from")), lte(id, placeholder("to"))),
  };
}

/** How far to go, and when something was stored last. */
function prepareWalks({ orm, tables }: Database) {
  const { now, isWithin } = wordsFor(tables);
  const ids = idsIn(tables);
  const endOf = (name: Walked) =>
    orm
      .select({ id: ids[name] })
      .from(ids[name].table)
      .where(gt(ids[name], placeholder("from")))
      .orderBy(asc(ids[name]))
      .limit(1)
      .offset(placeholder("rows"))
      .prepare(`left_end_of_${name}`);
  const stored = storedIn(tables);
  const newestIn = (name: keyof typeof stored) =>
    orm
      .select({ at: max(stored[name]) })
      .from(stored[name].table)
      .where(and(isWithin(ids[name]), lte(stored[name], now)))
      .prepare(`left_newest_${name}`);
  return {
    ends: { users: endOf("users"), sessions: endOf("sessions"), battles: endOf("battles"), codes: endOf("codes") },
    newest: { users: newestIn("users"), sessions: newestIn("sessions"), battles: newestIn("battles") },
  };
}

function prepareEnds({ orm, tables }: Database) {
  const { sessions, battleCodes } = tables;
  const { now, isWithin } = wordsFor(tables);
  return {
    sessions: orm
      .delete(sessions)
      .where(and(isWithin(sessions.id), lt(sessions.expiresAt, now)))
      .prepare("left_end_sessions"),
    codes: orm
      .delete(battleCodes)
      .where(and(isWithin(battleCodes.battle), lt(battleCodes.expiresAt, now)))
      .prepare("left_end_codes"),
  };
}

function prepareVisitorsLeft({ orm, tables }: Database) {
  const { armies, battleSeats, listShares, ownLists, ownListVersions, ownValues, sessions, shares, tournaments, users } = tables;
  const { now, since, isWithin } = wordsFor(tables);
  const of = (table: typeof armies | typeof shares | typeof ownLists | typeof ownListVersions | typeof listShares) =>
    orm.select(ONE).from(table).where(eq(table.owner, users.id));
  const isOldVisitor = and(eq(users.isAnonymous, true), lt(users.createdAt, since));
  const sessionOf = (which: SQL) =>
    orm
      .select(ONE)
      .from(sessions)
      .where(and(eq(sessions.userId, users.id), which));
  const isEmpty = and(
    ...[armies, shares, ownLists, ownListVersions, listShares].map((table) => notExists(of(table))),
    notExists(orm.select(ONE).from(ownValues).where(eq(ownValues.userId, users.id))),
    // He has entered none: that needs an account.
    notExists(orm.select(ONE).from(tournaments).where(eq(tournaments.organiser, users.id))),
    notExists(orm.select(ONE).from(battleSeats).where(eq(battleSeats.userId, users.id))),
    notExists(sessionOf(gt(sessions.updatedAt, since))),
  );
  const isLost = notExists(sessionOf(gt(sessions.expiresAt, now)));
  return {
    empty: orm
      .delete(users)
      .where(and(isWithin(users.id), isOldVisitor, isEmpty))
      .prepare("left_empty_visitors"),
    lost: orm
      .select({ id: users.id })
      .from(users)
      .where(and(isWithin(users.id), isOldVisitor, isLost))
      .prepare("left_lost_visitors"),
    isLost: orm
      .select(ONE)
      .from(users)
      .where(and(eq(users.id, placeholder("user")), eq(users.isAnonymous, true), isLost))
      .prepare("left_is_lost"),
  };
}

function prepareRemovalOfUser(database: Database) {
  const { orm, tables } = database;
  const { armies, battleSeats, listShares, ownLists, ownListVersions, ownValues, shares, users } = tables;
  const user = placeholder("user");
  return [
    ...prepareLeavingTournaments(database),
    orm.delete(armies).where(eq(armies.owner, user)).prepare("left_remove_armies"),
    orm.update(shares).set({ owner: null }).where(eq(shares.owner, user)).prepare("left_free_shares"),
    orm.delete(ownValues).where(eq(ownValues.userId, user)).prepare("left_remove_values"),
    orm.delete(ownLists).where(eq(ownLists.owner, user)).prepare("left_remove_lists"),
    orm
      .delete(ownListVersions)
      .where(and(eq(ownListVersions.owner, user), eq(ownListVersions.given, false)))
      .prepare("left_remove_list_versions"),
    orm.update(ownListVersions).set({ owner: null }).where(eq(ownListVersions.owner, user)).prepare("left_free_list_versions"),
    orm.update(listShares).set({ owner: null }).where(eq(listShares.owner, user)).prepare("left_free_list_shares"),
    orm.update(battleSeats).set({ userId: null, name: null }).where(eq(battleSeats.userId, user)).prepare("left_free_seats"),
    orm.delete(users).where(eq(users.id, user)).prepare("left_remove_user"),
  ];
}

/** The events of opening and joining a battle; the computer sits at once. */
const OPENING = ["battle-opened", "force-sealed", "seat-sat"];

function prepareBattlesLeft({ orm, tables }: Database) {
  const { battleEvents, battleSeats, battles } = tables;
  const { unfinished, unplayed, isWithin } = wordsFor(tables);
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
  return {
    idle: orm
      .select({ id: battles.id })
      .from(battles)
      .where(and(isWithin(battles.id), or(neverBegun, neverPlayed)))
      .prepare("left_idle_battles"),
    isIdle: orm
      .select(ONE)
      .from(battles)
      .where(and(eq(battles.id, placeholder("battle")), notExists(eventOf(isPlay)), notExists(heldSeat)))
      .prepare("left_is_idle"),
  };
}

function prepareRemovalOfBattle({ orm, tables }: Database) {
  const { battleCodes, battleEvents, battleSeats, battles, battleTicks } = tables;
  const battle = placeholder("battle");
  return [
    orm.delete(battleEvents).where(eq(battleEvents.battle, battle)).prepare("left_remove_events"),
    orm.delete(battleCodes).where(eq(battleCodes.battle, battle)).prepare("left_remove_codes"),
    orm.delete(battleTicks).where(eq(battleTicks.battle, battle)).prepare("left_remove_ticks"),
    orm.delete(battleSeats).where(eq(battleSeats.battle, battle)).prepare("left_remove_seats"),
    orm.delete(battles).where(eq(battles.id, battle)).prepare("left_remove_battle"),
  ];
}

/** Everything that belongs to one thing goes in one transaction: all or nothing. */
export function prepareLeftovers(database: Database): Leftovers {
  const { read, write, transaction, holding } = database;
  const { ends, newest } = prepareWalks(database);
  const ended = prepareEnds(database);
  const visitors = prepareVisitorsLeft(database);
  const battles = prepareBattlesLeft(database);
  const [userSteps, battleSteps] = [prepareRemovalOfUser(database), prepareRemovalOfBattle(database)];
  function* removeLostVisitor(user: string, now: Date): Steps<void> {
    yield* holding({ users: [user] });
    if ((yield* step(visitors.isLost, { user, now })).length === 0) return;
    for (const one of userSteps) yield* step(one, { user, gone: null });
  }
  function* removeIdleBattle(battle: string): Steps<void> {
    yield* holding({ battle });
    if ((yield* step(battles.isIdle, { battle })).length === 0) return;
    for (const one of battleSteps) yield* step(one, { battle });
  }
  /** A visitor who stores something meanwhile stops the statement. Asked again, it finds what he has. */
  async function removeEmptyVisitors(range: Range, since: Date): Promise<void> {
    for (;;) {
      try {
        return void (await write(visitors.empty, { ...range, since }));
      } catch (error) {
        if (!isOrphaned(error)) throw error;
      }
    }
  }
  return {
    endOfRange: async (table, from, rows) => (await read(ends[table], { from, rows }))[0]?.id ?? LAST,
    newestIn: async (table, range, at) => (await read(newest[table], { ...range, now: at }))[0]?.at ?? null,
    endSessions: async (range, at) => void (await write(ended.sessions, { ...range, now: at })),
    endCodes: async (range, at) => void (await write(ended.codes, { ...range, now: at })),
    removeEmptyVisitors,
    lostVisitors: async (range, before, at) => (await read(visitors.lost, { ...range, since: before, now: at })).map(({ id }) => id),
    removeLostVisitor: (user, at) => transaction(() => removeLostVisitor(user, at)),
    idleBattles: async (range, unfinished, unplayed) => (await read(battles.idle, { ...range, unfinished, unplayed })).map(({ id }) => id),
    removeIdleBattle: (battle) => transaction(() => removeIdleBattle(battle)),
  };
}
