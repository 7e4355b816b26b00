import { and, asc, desc, eq, gt, or, sql } from "drizzle-orm";
import type { Army } from "../lib/model/army";
import type { HeldEntry, HeldStatement, HeldTournament } from "../lib/model/held-tournament";
import type { Keyed } from "./armies";
import { type Database, givenFor, isOrphaned, isTaken, type Prepared, type Steps, step, type Values } from "./database";
import type { Row } from "./schema";
import { prepareTournamentOwners, type TournamentOwners } from "./tournament-owners";

type ArmyRow = Row<"tournamentArmies">;
type EnteredRow = Pick<ArmyRow, "entry" | "document" | "armyRevision" | "army">;
type NewTournament = Pick<HeldTournament, "event" | "terms" | "seed"> & {
  readonly organiser: string;
  readonly createdAt: Date;
  readonly most: number;
};

/** One row that is written: part of a change. */
export type Write = { readonly statement: Prepared<unknown>; readonly values: Values };

/** Who enters, and how many events he may be in with this one. */
type Entering = { readonly user: string; readonly most: number };
/** `changed`: something else was stored since that revision was read, the event has gone, or its user is in too many. */
type Changed = "stored" | "changed";

/** Events, by their revision: every change is a transaction that only succeeds if nothing was changed since it was decided. */
export type Tournaments = TournamentOwners & {
  /** False if the organiser has as many as allowed. */
  readonly insert: (tournament: NewTournament) => Promise<boolean>;
  /** Without the armies. */
  readonly find: (event: string) => Promise<HeldTournament | null>;
  readonly handOverOf: (event: string) => Promise<Pick<Row<"tournaments">, "handOver" | "handOverUntil"> | null>;
  readonly change: (held: Pick<HeldTournament, "event" | "revision">, writes: readonly Write[], entering?: Entering) => Promise<Changed>;
  readonly write: ReturnType<typeof writersOf>;
  /** Deletes it with everything in it. */
  readonly remove: (held: Pick<HeldTournament, "event" | "revision">) => Promise<Changed>;
  /** The armies of an event. Only for those who may see all of them (`maySeeArmy`). */
  readonly armiesOf: (event: string) => Promise<readonly EnteredRow[]>;
  readonly armyOf: (entry: string) => Promise<EnteredRow | null>;
  /** The ids of events that a user organises or has entered, the newest first. */
  readonly newestOf: (user: string, most: number) => Promise<readonly string[]>;
  /** So many of them that stand after another, the oldest first. */
  readonly idsOf: (user: string, after: Keyed, limit: number) => Promise<readonly Keyed[]>;
  readonly enteredBy: (user: string) => Promise<number>;
  readonly organisedBy: (user: string) => Promise<number>;
};

const { placeholder } = sql;

function prepareRows({ orm, tables }: Database) {
  const { tournaments, tournamentArmies, tournamentEntries, tournamentRounds, tournamentStatements } = tables;
  const given = givenFor<typeof tournaments, keyof Row<"tournaments">>(tournaments);
  const ofEvent = eq(tournaments.id, placeholder("event"));
  const isThat = and(ofEvent, eq(tournaments.revision, placeholder("revision")));
  const raised = { revision: sql`${tournaments.revision} + 1` };
  const isThere = { id: tournaments.id };
  const others = sql`(select count(*) from ${tournamentEntries} where ${tournamentEntries.userId} = ${placeholder("user")} and ${tournamentEntries.tournament} <> ${placeholder("event")})`;
  return {
    insert: orm
      .insert(tournaments)
      .select(
        sql`select ${given("id")}, ${given("organiser")}, 1, ${given("terms")}, ${given("seed")}, null, null, ${given("createdAt")} where (select count(*) from ${tournaments} where ${eq(tournaments.organiser, given("organiser"))}) < ${placeholder("most")}`,
      )
      .returning(isThere)
      .prepare("tournaments_insert"),
    find: orm.select().from(tournaments).where(ofEvent).prepare("tournaments_find"),
    raise: orm.update(tournaments).set(raised).where(isThat).returning(isThere).prepare("tournaments_raise"),
    raiseEntering: orm
      .update(tournaments)
      .set(raised)
      .where(and(isThat, sql`${others} < ${placeholder("most")}`))
      .returning(isThere)
      .prepare("tournaments_raise_entering"),
    entries: orm
      .select()
      .from(tournamentEntries)
      .where(eq(tournamentEntries.tournament, placeholder("event")))
      .orderBy(asc(tournamentEntries.enteredAt), asc(tournamentEntries.id))
      .prepare("tournaments_entries"),
    rounds: orm
      .select()
      .from(tournamentRounds)
      .where(eq(tournamentRounds.tournament, placeholder("event")))
      .orderBy(asc(tournamentRounds.round))
      .prepare("tournaments_rounds"),
    statements: orm
      .select()
      .from(tournamentStatements)
      .where(eq(tournamentStatements.tournament, placeholder("event")))
      .orderBy(asc(tournamentStatements.round), asc(tournamentStatements.atTable), asc(tournamentStatements.seq))
      .prepare("tournaments_statements"),
    armies: orm
      .select({ ...armyFields(tournamentArmies) })
      .from(tournamentArmies)
      .innerJoin(tournamentEntries, eq(tournamentEntries.id, tournamentArmies.entry))
      .where(eq(tournamentEntries.tournament, placeholder("event")))
      .prepare("tournaments_armies"),
    army: orm
      .select({ ...armyFields(tournamentArmies) })
      .from(tournamentArmies)
      .where(eq(tournamentArmies.entry, placeholder("entry")))
      .prepare("tournaments_army"),
  };
}

const armyFields = ({ entry, document, army, armyRevision }: Database["tables"]["tournamentArmies"]) => ({
  entry,
  document,
  army,
  armyRevision,
});

function prepareListing({ orm, tables }: Database) {
  const { tournaments, tournamentEntries } = tables;
  const user = placeholder("user");
  // Two lists of ids, each by its index. Either of two conditions would read every event there is.
  const isOf = sql`${tournaments.id} in (select own.id from ${tournaments} as own where own.organiser = ${user}
    union select entry.tournament from ${tournamentEntries} as entry where entry.user_id = ${user})`;
  const at = sql`${sql.param(placeholder("at"), tournaments.createdAt)}`;
  return {
    newest: orm
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(isOf)
      .orderBy(desc(tournaments.createdAt), asc(tournaments.id))
      .limit(placeholder("limit"))
      .prepare("tournaments_newest"),
    ids: orm
      .select({ key: tournaments.id, at: tournaments.createdAt })
      .from(tournaments)
      .where(and(isOf, or(gt(tournaments.createdAt, at), and(eq(tournaments.createdAt, at), gt(tournaments.id, placeholder("key"))))))
      .orderBy(asc(tournaments.createdAt), asc(tournaments.id))
      .limit(placeholder("limit"))
      .prepare("tournaments_ids"),
    entered: orm
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(tournamentEntries)
      .where(eq(tournamentEntries.userId, user))
      .prepare("tournaments_entered"),
    organised: orm
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(tournaments)
      .where(eq(tournaments.organiser, user))
      .prepare("tournaments_organised"),
  };
}

type EntryRow = Row<"tournamentEntries">;
const ENTRY = [
  "id",
  "tournament",
  "userId",
  "guest",
  "name",
  "club",
  "handedInAt",
  "handIns",
  "verdict",
  "accepted",
  "withdrawn",
  "enteredAt",
] as const;
/** What changes of an entry. */
const CHANGING = [
  "name",
  "club",
  "handedInAt",
  "handIns",
  "verdict",
  "accepted",
  "withdrawn",
] as const satisfies readonly (keyof EntryRow)[];
const COLUMNS: Readonly<Record<(typeof CHANGING)[number], string>> = {
  ...{ name: "name", club: "club", handedInAt: "handed_in_at", handIns: "hand_ins" },
  ...{ verdict: "verdict", accepted: "accepted", withdrawn: "withdrawn" },
};
const excluded = <Name extends string>(columns: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(columns).map(([name, column]) => [name, sql.raw(`excluded.${column}`)]));
const placeholders = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, placeholder(name)])) as unknown as Record<Name, ReturnType<typeof placeholder>>;

function prepareWrites({ orm, tables }: Database) {
  const { tournaments, tournamentArmies, tournamentEntries, tournamentRounds, tournamentStatements } = tables;
  const ofEvent = eq(tournaments.id, placeholder("event"));
  const given = givenFor<typeof tournaments, keyof Row<"tournaments">>(tournaments);
  return {
    terms: orm
      .update(tournaments)
      .set({ terms: given("terms") })
      .where(ofEvent)
      .prepare("tournaments_terms"),
    handOver: orm
      .update(tournaments)
      .set({ organiser: given("organiser"), handOver: given("handOver"), handOverUntil: given("handOverUntil") })
      .where(ofEvent)
      .prepare("tournaments_hand_over"),
    entry: orm
      .insert(tournamentEntries)
      .values(placeholders(ENTRY))
      .onConflictDoUpdate({ target: tournamentEntries.id, set: excluded(COLUMNS) })
      .prepare("tournaments_put_entry"),
    army: orm
      .insert(tournamentArmies)
      .values(placeholders(["entry", "document", "army", "armyRevision"]))
      .onConflictDoUpdate({
        target: tournamentArmies.entry,
        set: excluded({ document: "document", army: "army", armyRevision: "army_revision" }),
      })
      .prepare("tournaments_put_army"),
    removeArmy: orm
      .delete(tournamentArmies)
      .where(eq(tournamentArmies.entry, placeholder("entry")))
      .prepare("tournaments_remove_army"),
    removeEntry: orm
      .delete(tournamentEntries)
      .where(eq(tournamentEntries.id, placeholder("entry")))
      .prepare("tournaments_remove_entry"),
    round: orm
      .insert(tournamentRounds)
      .values(placeholders(["tournament", "round", "pairings", "drawnAt"]))
      .prepare("tournaments_add_round"),
    removeRound: orm
      .delete(tournamentRounds)
      .where(and(eq(tournamentRounds.tournament, placeholder("event")), eq(tournamentRounds.round, placeholder("round"))))
      .prepare("tournaments_remove_round"),
    statement: orm
      .insert(tournamentStatements)
      .values(placeholders(["tournament", "round", "atTable", "seq", "at", "by", "result", "note", "battle"]))
      .prepare("tournaments_add_statement"),
  };
}

/** The rows of a change, each with its values. */
function writersOf(database: Database) {
  const rows = prepareWrites(database);
  return {
    terms: ({ event }: Pick<HeldTournament, "event">, terms: HeldTournament["terms"]): Write => ({
      statement: rows.terms,
      values: { event, terms },
    }),
    handOver: ({ event }: Pick<HeldTournament, "event">, organiser: string | null, code: { hash: string; until: Date } | null): Write => ({
      statement: rows.handOver,
      values: { event, organiser, handOver: code?.hash ?? null, handOverUntil: code?.until.getTime() ?? null },
    }),
    entry: ({ event }: Pick<HeldTournament, "event">, { entry, user, handedInAt, ...rest }: HeldEntry, now: Date): Write => ({
      statement: rows.entry,
      values: { ...rest, id: entry, tournament: event, userId: user, handedInAt: handedInAt?.getTime() ?? null, enteredAt: now },
    }),
    army: (entry: string, document: Army, army: string, armyRevision: number): Write => ({
      statement: rows.army,
      values: { entry, document, army, armyRevision },
    }),
    removeEntry: (entry: string): readonly Write[] => [
      { statement: rows.removeArmy, values: { entry } },
      { statement: rows.removeEntry, values: { entry } },
    ],
    round: ({ event }: Pick<HeldTournament, "event">, { round, pairings, drawnAt }: HeldTournament["rounds"][number]): Write => ({
      statement: rows.round,
      values: { tournament: event, round, pairings, drawnAt },
    }),
    removeRound: ({ event }: Pick<HeldTournament, "event">, round: number): Write => ({
      statement: rows.removeRound,
      values: { event, round },
    }),
    statement: ({ event }: Pick<HeldTournament, "event">, { round, table, at, ...rest }: HeldStatement): Write => ({
      statement: rows.statement,
      values: { ...rest, tournament: event, round, atTable: table, at: new Date(at) },
    }),
  };
}

function prepareRemoval({ orm, tables }: Database) {
  const { tournaments, tournamentArmies, tournamentEntries, tournamentRounds, tournamentStatements } = tables;
  const event = placeholder("event");
  const entries = sql`(select ${tournamentEntries.id} from ${tournamentEntries} where ${tournamentEntries.tournament} = ${event})`;
  return [
    orm.delete(tournamentStatements).where(eq(tournamentStatements.tournament, event)).prepare("tournaments_remove_statements"),
    orm.delete(tournamentRounds).where(eq(tournamentRounds.tournament, event)).prepare("tournaments_remove_rounds"),
    orm.delete(tournamentArmies).where(sql`${tournamentArmies.entry} in ${entries}`).prepare("tournaments_remove_armies"),
    orm.delete(tournamentEntries).where(eq(tournamentEntries.tournament, event)).prepare("tournaments_remove_entries"),
    orm.delete(tournaments).where(eq(tournaments.id, event)).prepare("tournaments_remove"),
  ] as const;
}

const heldEntry = ({ id, userId, handedInAt, tournament: _tournament, enteredAt: _enteredAt, ...rest }: EntryRow): HeldEntry => ({
  ...rest,
  ...{ entry: id, user: userId, handedInAt: handedInAt === null ? null : new Date(handedInAt) },
});

const heldStatement = ({ atTable, at, tournament: _tournament, battle, ...rest }: Row<"tournamentStatements">): HeldStatement => ({
  ...rest,
  ...{ table: atTable, at: at.toISOString(), battle: battle as HeldStatement["battle"] },
});

/** The queries of events, built once: building one costs many times what running it does. */
export function prepareTournaments(database: Database): Tournaments {
  const { read, write, transaction, holding } = database;
  const [rows, lists, removal] = [prepareRows(database), prepareListing(database), prepareRemoval(database)];

  function* changing(
    { event, revision }: Pick<HeldTournament, "event" | "revision">,
    writes: readonly Write[],
    entering?: Entering,
  ): Steps<Changed> {
    if (entering) yield* holding({ users: [entering.user] });
    const raised = entering ? step(rows.raiseEntering, { event, revision, ...entering }) : step(rows.raise, { event, revision });
    if ((yield* raised).length === 0) return "changed";
    for (const { statement, values } of writes) yield* step(statement, values);
    return "stored";
  }
  /** A row that is there already, or whose owner has gone, was not there when the change was decided. */
  const change: Tournaments["change"] = async (held, writes, entering) => {
    try {
      return await transaction(() => changing(held, writes, entering));
    } catch (error) {
      if (isTaken(error) || isOrphaned(error)) return "changed";
      throw error;
    }
  };
  async function find(event: string): Promise<HeldTournament | null> {
    const row = (await read(rows.find, { event }))[0];
    if (!row) return null;
    const { organiser, revision, terms, seed } = row;
    const rounds = (await read(rows.rounds, { event })).map(({ round, pairings, drawnAt }) => ({ round, pairings, drawnAt }));
    return {
      ...{ event, organiser, revision, terms, seed, rounds },
      entries: (await read(rows.entries, { event })).map(heldEntry),
      statements: (await read(rows.statements, { event })).map(heldStatement),
    };
  }
  return {
    ...prepareTournamentOwners(database),
    ...{ find, change, write: writersOf(database) },
    insert: async ({ event, ...row }) => (await write(rows.insert, { ...row, id: event }, { users: [row.organiser] })).length > 0,
    handOverOf: async (event) => (await read(rows.find, { event }))[0] ?? null,
    remove: (held) =>
      change(
        held,
        removal.map((statement) => ({ statement, values: { event: held.event } })),
      ),
    armiesOf: (event) => read(rows.armies, { event }),
    armyOf: async (entry) => (await read(rows.army, { entry }))[0] ?? null,
    newestOf: async (user, limit) => (await read(lists.newest, { user, limit })).map(({ id }) => id),
    idsOf: (user, after, limit) => read(lists.ids, { user, ...after, limit }),
    enteredBy: async (user) => (await read(lists.entered, { user }))[0]?.count ?? 0,
    organisedBy: async (user) => (await read(lists.organised, { user }))[0]?.count ?? 0,
  };
}
