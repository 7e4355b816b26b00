import { and, eq, exists, notExists, sql } from "drizzle-orm";
import { type Database, type Steps, step } from "./database";

/** What happens to events when their users come and go. Each is part of a transaction of the users (users.ts). */
export type TournamentOwners = {
  /** Gives what an anonymous user organises to another user. He has entered nothing: that needs an account. */
  readonly moveAll: (from: string, to: string) => Steps<void>;
  /**
   * A user who leaves takes his armies along. Where no round was drawn he has not been there; otherwise his games stay, without his name. His
   * own events go, unless other players are in them: those stay as they are, without an organiser.
   */
  readonly leaveAll: (user: string) => Steps<void>;
};

const user = sql.placeholder("user");
const ONE = { one: sql`1` };

/** In this order, each with the user. */
export function prepareLeavingTournaments({ orm, tables }: Database) {
  const { tournaments, tournamentArmies, tournamentEntries, tournamentRounds } = tables;
  const own = eq(tournamentEntries.userId, user);
  const isPaired = orm.select(ONE).from(tournamentRounds).where(eq(tournamentRounds.tournament, tournamentEntries.tournament));
  const isEntered = orm
    .select(ONE)
    .from(tournamentEntries)
    .where(and(own, eq(tournamentEntries.tournament, tournaments.id)));
  const anybody = orm.select(ONE).from(tournamentEntries).where(eq(tournamentEntries.tournament, tournaments.id));
  return [
    orm
      .update(tournaments)
      .set({ revision: sql`${tournaments.revision} + 1` })
      .where(exists(isEntered))
      .prepare("tournaments_left"),
    orm
      .delete(tournamentArmies)
      .where(sql`${tournamentArmies.entry} in (select ${tournamentEntries.id} from ${tournamentEntries} where ${own})`)
      .prepare("tournaments_leave_armies"),
    orm
      .delete(tournamentEntries)
      .where(and(own, notExists(isPaired)))
      .prepare("tournaments_leave_entries"),
    orm
      .update(tournamentEntries)
      .set({
        ...{ userId: null, name: null, club: null, verdict: null },
        withdrawn: sql`${sql.param(sql.placeholder("gone"), tournamentEntries.withdrawn)}`,
      })
      .where(own)
      .prepare("tournaments_forget_entries"),
    orm
      .delete(tournaments)
      .where(and(eq(tournaments.organiser, user), notExists(anybody)))
      .prepare("tournaments_leave"),
    orm
      .update(tournaments)
      .set({ organiser: null, handOver: null, handOverUntil: null, revision: sql`${tournaments.revision} + 1` })
      .where(eq(tournaments.organiser, user))
      .prepare("tournaments_forget"),
  ] as const;
}

export function prepareTournamentOwners(database: Database): TournamentOwners {
  const { orm, tables } = database;
  const { tournaments } = tables;
  const leaving = prepareLeavingTournaments(database);
  const move = orm
    .update(tournaments)
    .set({ organiser: sql`${sql.placeholder("to")}` })
    .where(eq(tournaments.organiser, sql.placeholder("from")))
    .prepare("tournaments_move");
  return {
    *moveAll(from, to) {
      yield* step(move, { from, to });
    },
    *leaveAll(id) {
      const gone = { at: new Date().toISOString(), note: null, by: "player" };
      for (const one of leaving) yield* step(one, { user: id, gone });
    },
  };
}
