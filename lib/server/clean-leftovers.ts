import { setImmediate as turn } from "node:timers/promises";
import { LAST, type Leftovers, prepareLeftovers, type Range } from "../../db/leftovers";
import { TOGETHER } from "./identity";
import { DAY, LIMITS, WRONG_TRIES } from "./limits";
import type { Running } from "./running";

/** How many rows are checked, or documents of up to 64 kB deleted, before other requests are answered. */
const ROWS = 500;
const DOCUMENTS = 20;

async function untilNone(some: () => Promise<boolean>): Promise<void> {
  while (await some()) await turn();
}

/** Deletes for good what has been in a bin for the promised time, and versions of own lists that no army has. */
async function emptyBins({ armies, ownLists }: Running, now: number): Promise<void> {
  const since = new Date(now - LIMITS.binDays * DAY);
  await untilNone(() => armies.throwAwayBefore(since, DOCUMENTS));
  await untilNone(() => ownLists.throwAwayBefore(since, DOCUMENTS));
  await untilNone(() => dropIdleVersions(ownLists, since, new Date(now)));
}

/** Drops versions of own lists that nobody has. The others are looked at again as long a time later. */
async function dropIdleVersions({ versions }: Running["ownLists"], since: Date, at: Date): Promise<boolean> {
  const idle = await versions.idleSince(since, DOCUMENTS);
  for (const one of idle) {
    if (!(await versions.dropUnlessUsed(one, since))) await versions.use(one, false, at);
    await turn();
  }
  return idle.length > 0;
}

/** Walks through a table, some rows at a time. */
async function through(leftovers: Leftovers, table: Parameters<Leftovers["endOfRange"]>[0], work: (range: Range) => Promise<void>) {
  for (let from = ""; from !== LAST; ) {
    const to = await leftovers.endOfRange(table, from, ROWS);
    await work({ from, to });
    await turn();
    from = to;
  }
}

/**
 * Deletes what nobody can reach any more. It keeps every account with an email address and a password, every visitor's account whose cookie
 * still works, and every battle in which a player has sent a command or an account holds a seat.
 */
export async function cleanLeftovers(running: Running, now: number): Promise<void> {
  const { database, armies, users, wrongTries, battleCache } = running;
  const leftovers = prepareLeftovers(database);
  const [at, since, unplayed] = [0, LIMITS.leftoverDays, LIMITS.unplayedDays].map((days) => new Date(now - days * DAY)) as [
    Date,
    Date,
    Date,
  ];
  await emptyBins(running, now);
  await through(leftovers, "users", async (range) => {
    await leftovers.removeEmptyVisitors(range, since);
    for (const user of await leftovers.lostVisitors(range, since, at)) {
      await untilNone(() => armies.deleteSomeOf(user, DOCUMENTS));
      await leftovers.removeLostVisitor(user, at);
      await turn();
    }
  });
  await users.forgetFirstSaves(new Date(now - TOGETHER));
  await wrongTries.forgetBefore(new Date(now - 1000 * WRONG_TRIES.forgotten));
  await through(leftovers, "sessions", (range) => leftovers.endSessions(range, at));
  await through(leftovers, "codes", (range) => leftovers.endCodes(range, at));
  await through(leftovers, "battles", async (range) => {
    for (const battle of await leftovers.idleBattles(range, since, unplayed)) {
      battleCache.drop(battle);
      await leftovers.removeIdleBattle(battle);
      await turn();
    }
  });
}

/** When anybody last stored something or came back, in milliseconds since 1970; null if nothing is stored. */
async function lastChange({ database }: Running, now: number): Promise<number | null> {
  const leftovers = prepareLeftovers(database);
  let last: number | null = null;
  for (const table of ["sessions", "users", "battles"] as const)
    await through(leftovers, table, async (range) => {
      const newest = await leftovers.newestIn(table, range, new Date(now));
      if (newest) last = Math.max(last ?? 0, newest.getTime());
    });
  return last;
}

/**
 * The same, unless nothing has been stored for so long that the clock may be far ahead. Such a clock would empty every bin and expire every
 * visitor's cookie. Times in the future, stored when a clock was ahead, do not count.
 */
export async function cleanByRightClock(running: Running, now: number): Promise<void> {
  const last = await lastChange(running, now);
  if (last === null || now - last <= LIMITS.quietDays * DAY) return cleanLeftovers(running, now);
  running.log.warn(
    { now: new Date(now).toISOString(), lastChange: new Date(last).toISOString() },
    "nothing was cleaned away, because nothing was stored for a long time by this clock: see that it is right. If it is, the next day on which somebody comes mends this",
  );
}

/** Milliseconds between two looks whether it is time again. */
const LOOK = DAY / 24;

/** Of all processes on a database the first that looks cleans up, once a day: it is due a little earlier than at the same time the next day. */
export async function cleanIfDue(running: Running, now: number): Promise<void> {
  const due = { before: new Date(now - DAY + LOOK), now: new Date(now), later: new Date(now + DAY) };
  if (await running.notes.take("cleaning", due)) await cleanByRightClock(running, now);
}

/** Cleans up now, and every day while this process runs. */
export function cleanDaily(running: Running): void {
  const clean = () =>
    cleanIfDue(running, Date.now()).catch((error: unknown) => running.log.error({ err: error }, "leftovers could not be cleaned away"));
  void clean();
  setInterval(clean, LOOK).unref();
}
