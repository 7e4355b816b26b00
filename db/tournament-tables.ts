import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Army } from "../lib/model/army";
import { type Entry, type GameResult, type Pairing, STATERS, type TournamentTerms } from "../lib/model/tournament";
import type { Kit } from "./kit";

/** A table whose rows are referred to. */
type Referred = { readonly id: AnyPgColumn };

type TournamentTable = ReturnType<typeof tournamentsOf>["tournaments"];
type EntryTable = ReturnType<typeof entriesOf>["tournamentEntries"];

function tournamentsOf(kit: Kit, users: Referred) {
  const { table, text, json, integer, moment, milliseconds, index } = kit;
  /** Events of clubs. Whatever changes in one, its players, rounds and results, raises its revision in the same transaction. */
  const tournaments = table(
    "tournaments",
    {
      /** 128 random bits in lower-case base32: the link that the organiser gives out. */
      id: text().primaryKey(),
      /** Null once the organiser's account is gone. */
      organiser: text().references(() => users.id, { onDelete: "restrict" }),
      revision: integer().notNull(),
      terms: json().$type<TournamentTerms>().notNull(),
      /** 32 random bytes in lower-case hex, for the draws. */
      seed: text().notNull(),
      /** Lower-case hex SHA-256 of the code with which another account takes it over. */
      handOver: text("hand_over"),
      /** Milliseconds since 1970. */
      handOverUntil: milliseconds("hand_over_until"),
      createdAt: moment("created_at").notNull(),
    },
    (table) => [index("tournaments_of_organiser").on(table.organiser)],
  );
  return { tournaments };
}

function entriesOf(kit: Kit, users: Referred, tournaments: TournamentTable) {
  const { table, text, json, integer, boolean, moment, milliseconds, index, uniqueIndex } = kit;
  /** The players of an event. */
  const tournamentEntries = table(
    "tournament_entries",
    {
      /** 128 random bits in lower-case base32. */
      id: text().primaryKey(),
      tournament: text()
        .notNull()
        .references(() => tournaments.id, { onDelete: "restrict" }),
      /** Null of a guest, and once the player's account is gone. */
      userId: text("user_id").references(() => users.id, { onDelete: "restrict" }),
      guest: boolean("guest").notNull(),
      name: text(),
      club: text(),
      /** Milliseconds since 1970. */
      handedInAt: milliseconds("handed_in_at"),
      handIns: integer("hand_ins").notNull(),
      verdict: json().$type<Entry["verdict"]>(),
      accepted: json().$type<Entry["accepted"]>(),
      withdrawn: json().$type<Entry["withdrawn"]>(),
      enteredAt: moment("entered_at").notNull(),
    },
    (table) => [
      index("tournament_entries_of_tournament").on(table.tournament),
      uniqueIndex("tournament_entries_of_user").on(table.userId, table.tournament),
    ],
  );
  return { tournamentEntries };
}

function enteredArmiesOf(kit: Kit, armies: Referred, tournamentEntries: EntryTable) {
  const { table, text, json, integer, index } = kit;
  /** The armies that were handed in: apart from their players, so that nothing reads one by the way before its deadline. */
  const tournamentArmies = table(
    "tournament_armies",
    {
      entry: text()
        .primaryKey()
        .references(() => tournamentEntries.id, { onDelete: "restrict" }),
      document: json().$type<Army>().notNull(),
      /** The player's own army that it is a copy of, and that army's revision at the time. */
      army: text().references(() => armies.id, { onDelete: "set null" }),
      armyRevision: integer("army_revision").notNull(),
    },
    (table) => [index("tournament_armies_made_of").on(table.army)],
  );
  return { tournamentArmies };
}

function roundsOf(kit: Kit, tournaments: TournamentTable) {
  const { table, text, json, integer, moment, primaryKey } = kit;
  const tournamentRounds = table(
    "tournament_rounds",
    {
      tournament: text()
        .notNull()
        .references(() => tournaments.id, { onDelete: "restrict" }),
      round: integer().notNull(),
      pairings: json().$type<readonly Pairing[]>().notNull(),
      drawnAt: moment("drawn_at").notNull(),
    },
    (table) => [primaryKey({ columns: [table.tournament, table.round] })],
  );

  /** Everything that was said of results, in order. Rows are added, never changed: they are the trace of every correction. */
  const tournamentStatements = table(
    "tournament_statements",
    {
      tournament: text()
        .notNull()
        .references(() => tournaments.id, { onDelete: "restrict" }),
      round: integer().notNull(),
      atTable: integer("at_table").notNull(),
      /** Starts at 1, without gaps. */
      seq: integer().notNull(),
      at: moment("at").notNull(),
      by: text({ enum: STATERS }).notNull(),
      result: json().$type<GameResult>().notNull(),
      note: text(),
      battle: text(),
    },
    (table) => [primaryKey({ columns: [table.tournament, table.round, table.atTable, table.seq] })],
  );
  return { tournamentRounds, tournamentStatements };
}

/** The tables of events. */
export function tournamentTablesOf(kit: Kit, users: Referred, armies: Referred) {
  const { tournaments } = tournamentsOf(kit, users);
  const { tournamentEntries } = entriesOf(kit, users, tournaments);
  return { tournaments, tournamentEntries, ...enteredArmiesOf(kit, armies, tournamentEntries), ...roundsOf(kit, tournaments) };
}
