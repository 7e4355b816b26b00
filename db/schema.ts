import { sql } from "drizzle-orm";
import type { Army } from "../lib/model/army";
import type { BattleEvent } from "../lib/model/battle-event";
import { SEATS } from "../lib/model/enumerations";
import { ARMY_PLACES, type MyArmy } from "../lib/model/stored-army";
import type { Kit } from "./kit";
import { keysOf, ownListsOf, signInsOf, type UserTable, usersOf, visitsOf } from "./schema-of-users";
import { tournamentTablesOf } from "./tournament-tables";

export const DOCUMENT_KINDS = ["list", "rules", "battle-rules"] as const;
const CODE_KINDS = ["invite", "partner"] as const;

type ArmyTable = ReturnType<typeof armiesOf>["armies"];
type BattleTable = ReturnType<typeof battlesOf>["battles"];

/** The database computes these columns from the row's document. An index holds them, so that listing armies need not read the documents. */
const documentFields = ({ text, integer, bytesOf }: Kit) => ({
  bytes: integer().generatedAlwaysAs(bytesOf("document")),
  name: text().generatedAlwaysAs(sql`document ->> 'name'`).$type<string>(),
  list: text().generatedAlwaysAs(sql`document ->> 'list'`).$type<string>(),
});

function documentsOf(kit: Kit) {
  const { table, text, json, milliseconds } = kit;
  /** Every army list and set of rules tables this server has known, by the hash of its content. Rows are added, never changed. */
  const documents = table("documents", {
    version: text().primaryKey(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** A list's id, `rules` or `battle-rules`. */
    name: text().notNull(),
    json: json().$type<unknown>().notNull(),
    /** Milliseconds since 1970. */
    storedAt: milliseconds("stored_at").notNull(),
  });
  return { documents };
}

function notesOf(kit: Kit) {
  const { table, text, moment } = kit;
  /** What the processes of a server tell each other: a secret that they share, and when one of them last did what only one should do. */
  const serverNotes = table("server_notes", {
    name: text().primaryKey(),
    value: text().notNull(),
    at: moment("at").notNull(),
  });
  return { serverNotes };
}

function armiesOf(kit: Kit, users: UserTable) {
  const { table, text, json, integer, moment, numberIn, index, uniqueIndex } = kit;
  /** Players' armies. A user with armies cannot be deleted: they must be moved or deleted first. */
  const armies = table(
    "armies",
    {
      /** 128 random bits in lower-case base32. */
      id: text().primaryKey(),
      owner: text()
        .notNull()
        .references(() => users.id, { onDelete: "restrict" }),
      /** The client's id for its first save: the same save sent again makes no second army. */
      creationKey: text("creation_key"),
      /** Starts at 1 and goes up with every change of the document. */
      revision: integer().notNull(),
      document: json().$type<Army>().notNull(),
      place: text({ enum: ARMY_PLACES }).notNull(),
      createdAt: moment("created_at").notNull(),
      changedAt: moment("changed_at").notNull(),
      /** When it was moved to its place. The bin is emptied by this. */
      placedAt: moment("placed_at").notNull(),
      ...documentFields(kit),
      year: integer().generatedAlwaysAs(numberIn("document", "year")),
      pointsLimit: integer("points_limit").generatedAlwaysAs(numberIn("document", "pointsLimit")),
    },
    (table) => [
      index("armies_of_owner").on(table.owner),
      uniqueIndex("armies_creation").on(table.owner, table.creationKey),
      index("armies_in_short").on(
        ...([table.owner, table.place, table.changedAt, table.id, table.revision, table.createdAt, table.placedAt, table.bytes] as const),
        ...([table.name, table.list, table.year, table.pointsLimit] as const),
      ),
    ],
  );
  return { armies };
}

function aboutArmiesOf(kit: Kit, armies: ArmyTable) {
  const { table, text, json, integer } = kit;
  /** What its owner calls an army by, to find it again. It is no part of the army's document. */
  const armyTags = table("army_tags", {
    army: text()
      .primaryKey()
      .references(() => armies.id, { onDelete: "cascade" }),
    tags: json().$type<readonly string[]>().notNull(),
  });

  /** How a stored army was judged. Lists of armies read this and judge again only what was judged by something older. */
  const armyVerdicts = table("army_verdicts", {
    army: text()
      .primaryKey()
      .references(() => armies.id, { onDelete: "cascade" }),
    /** The army's revision when it was judged. */
    revision: integer().notNull(),
    /** The versions of data and program it was judged by. */
    judgedBy: text("judged_by").notNull(),
    told: json().$type<Pick<MyArmy, "list" | "judged">>().notNull(),
  });
  return { armyTags, armyVerdicts };
}

function sharesOf(kit: Kit, users: UserTable, armies: ArmyTable) {
  const { table, text, json, moment, index, uniqueIndex, primaryKey } = kit;
  /**
   * Armies that players share by link; one row is one sharing. A withdrawn sharing keeps no document, and one whose owner is gone keeps no
   * owner: the row only shows that something was at that address.
   */
  const shares = table(
    "shares",
    {
      /** 128 random bits in lower-case base32. */
      id: text().primaryKey(),
      /** The id in the link: 128 bits of the hash of the document. Everybody who shares the same army gets the same link. */
      share: text().notNull(),
      owner: text().references(() => users.id, { onDelete: "restrict" }),
      document: json().$type<Army>(),
      sharedAt: moment("shared_at").notNull(),
      /**
       * The owner's army that it was made of. A share that follows an army (its id says so) shows that army: its own document is empty while it
       * is shared. A trigger withdraws it when the army is deleted for good.
       */
      army: text().references(() => armies.id, { onDelete: "set null" }),
      ...documentFields(kit),
    },
    (table) => [
      index("shares_made_of").on(table.army).where(sql`army is not null`),
      uniqueIndex("shares_of_army").on(table.share, table.owner),
      index("shares_of_owner").on(table.owner),
      index("shares_in_short").on(table.owner, table.sharedAt, table.share, table.bytes, table.name, table.list),
    ],
  );

  /** Players' own values for cells of the quick reference, one row for each cell. */
  const ownValues = table(
    "own_values",
    {
      userId: text("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "restrict" }),
      /** The cell: "section.table.row.column". */
      key: text().notNull(),
      value: text().notNull(),
      changedAt: moment("changed_at").notNull(),
    },
    (table) => [primaryKey({ columns: [table.userId, table.key] })],
  );
  return { shares, ownValues };
}

function battlesOf(kit: Kit) {
  const { table, text, moment } = kit;
  /** Every battle begun. One without events does not count: its creation never finished. */
  const battles = table("battles", {
    /** 128 random bits in lower-case base32. */
    id: text().primaryKey(),
    /** 32 random bytes in lower-case hex. The commitment is their SHA-256. */
    seed: text().notNull(),
    commitment: text().notNull(),
    /** The version of the tables that decide it. */
    rules: text().notNull(),
    createdAt: moment("created_at").notNull(),
  });
  return { battles };
}

function eventsOf(kit: Kit, battles: BattleTable) {
  const { table, text, json, integer, moment, index, uniqueIndex, primaryKey } = kit;
  /** Every event of every battle, in order: the only truth about a battle. Rows are added, never changed. */
  const battleEvents = table(
    "battle_events",
    {
      battle: text()
        .notNull()
        .references(() => battles.id, { onDelete: "restrict" }),
      /** Starts at 1, without gaps. */
      seq: integer().notNull(),
      /** The seat that caused it; null if it happened by itself. */
      seat: text({ enum: SEATS }),
      /** The sender's id for the command, on the first event it led to. */
      commandId: text("command_id"),
      /** SHA-256 of the command. */
      commandHash: text("command_hash"),
      event: json().$type<BattleEvent>().notNull(),
      at: moment("at").notNull(),
      /** The holder the event seated, computed from it, so that listing battles need not read the forces in their first events. */
      holder: text().generatedAlwaysAs(sql`event ->> 'holder'`),
    },
    (table) => [
      primaryKey({ columns: [table.battle, table.seq] }),
      uniqueIndex("battle_commands").on(table.battle, table.seat, table.commandId).where(sql`command_id is not null`),
      index("battle_holders").on(table.holder).where(sql`holder is not null`),
    ],
  );
  return { battleEvents };
}

function seatsOf(kit: Kit, battles: BattleTable, users: UserTable) {
  const { table, text, integer, moment, milliseconds, index, primaryKey } = kit;
  /**
   * The accounts of seat holders. Only the battle's events say who holds a seat: a row without its event does nothing, and after its user is
   * gone the holder still has the token.
   */
  const battleSeats = table(
    "battle_seats",
    {
      /** Lower-case hex SHA-256 of the token. */
      holder: text().primaryKey(),
      battle: text()
        .notNull()
        .references(() => battles.id, { onDelete: "restrict" }),
      seat: text({ enum: SEATS }).notNull(),
      userId: text("user_id").references(() => users.id, { onDelete: "restrict" }),
      takenAt: moment("taken_at").notNull(),
      /** What the player is called: shown to the players of the battle only. */
      name: text(),
    },
    (table) => [index("battle_seats_of_user").on(table.userId, table.battle), index("battle_seats_of_battle").on(table.battle)],
  );

  /** What each seat has ticked on the day of a battle: its last word about each thing. */
  const battleTicks = table(
    "battle_ticks",
    {
      battle: text()
        .notNull()
        .references(() => battles.id, { onDelete: "restrict" }),
      key: text().notNull(),
      by: text({ enum: SEATS }).notNull(),
      value: integer().notNull(),
      /** Milliseconds since 1970, by the clock of the page that ticked, never later than ours. */
      at: milliseconds("at").notNull(),
    },
    (table) => [primaryKey({ columns: [table.battle, table.key, table.by] })],
  );

  /** Codes for taking a seat or joining its holder as a partner: at most one of each kind for a seat. */
  const battleCodes = table(
    "battle_codes",
    {
      battle: text()
        .notNull()
        .references(() => battles.id, { onDelete: "restrict" }),
      seat: text({ enum: SEATS }).notNull(),
      kind: text({ enum: CODE_KINDS }).notNull(),
      /** Lower-case hex SHA-256 of the code. */
      hash: text().notNull(),
      expiresAt: moment("expires_at").notNull(),
    },
    (table) => [primaryKey({ columns: [table.battle, table.seat, table.kind] })],
  );
  return { battleSeats, battleTicks, battleCodes };
}

/** All tables, said once for both engines. */
export function schemaOf(kit: Kit) {
  const { users } = usersOf(kit);
  const { armies } = armiesOf(kit, users);
  const { battles } = battlesOf(kit);
  return {
    ...{ ...documentsOf(kit), ...notesOf(kit) },
    ...{ users, ...signInsOf(kit, users), ...keysOf(kit, users), ...visitsOf(kit, users) },
    ...{ armies, ...aboutArmiesOf(kit, armies), ...sharesOf(kit, users, armies), ...ownListsOf(kit, users) },
    ...{ battles, ...eventsOf(kit, battles), ...seatsOf(kit, battles, users) },
    ...tournamentTablesOf(kit, users, armies),
  };
}

export type Tables = ReturnType<typeof schemaOf>;
/** A row as it is read. */
export type Row<Name extends keyof Tables> = Tables[Name]["$inferSelect"];
