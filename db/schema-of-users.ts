import { sql } from "drizzle-orm";
import type { ArmyList } from "../lib/model/army-list";
import type { ListDraft } from "../lib/model/list-draft";
import { OWN_LIST_PLACES } from "../lib/model/own-list";
import type { RulesTables } from "../lib/model/rules-tables";
import type { Kit } from "./kit";

export type UserTable = ReturnType<typeof usersOf>["users"];

const ofUser = ({ text }: Kit, users: UserTable) =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export function usersOf(kit: Kit) {
  const { table, text, boolean, moment, now } = kit;
  /** The owners of armies and shares. An anonymous user has an invented address, which is never shown. */
  const users = table("users", {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text(),
    isAnonymous: boolean("is_anonymous").notNull().default(false),
    createdAt: moment("created_at").notNull().default(now),
    updatedAt: moment("updated_at").notNull().default(now),
  });
  return { users };
}

export function signInsOf(kit: Kit, users: UserTable) {
  const { table, text, moment, index, now } = kit;
  /** A signed-in browser. */
  const sessions = table(
    "sessions",
    {
      id: text().primaryKey(),
      token: text().notNull().unique(),
      userId: ofUser(kit, users),
      expiresAt: moment("expires_at").notNull(),
      /** Both stay empty: we do not store where a visitor comes from. */
      ipAddress: text("ip_address"),
      userAgent: text("user_agent"),
      createdAt: moment("created_at").notNull().default(now),
      updatedAt: moment("updated_at").notNull().default(now),
    },
    (table) => [index("sessions_of_user").on(table.userId)],
  );

  /** How a user proves who they are: here always a password, stored as a hash. */
  const credentials = table(
    "credentials",
    {
      id: text().primaryKey(),
      accountId: text("account_id").notNull(),
      providerId: text("provider_id").notNull(),
      userId: ofUser(kit, users),
      accessToken: text("access_token"),
      refreshToken: text("refresh_token"),
      idToken: text("id_token"),
      accessTokenExpiresAt: moment("access_token_expires_at"),
      refreshTokenExpiresAt: moment("refresh_token_expires_at"),
      scope: text(),
      password: text(),
      createdAt: moment("created_at").notNull().default(now),
      updatedAt: moment("updated_at").notNull().default(now),
    },
    (table) => [index("credentials_of_user").on(table.userId)],
  );
  return { sessions, credentials };
}

export function keysOf(kit: Kit, users: UserTable) {
  const { table, text, moment, now } = kit;
  /** Stays empty, like all fields of `credentials` but the password: a library that is no longer used required them (docs/adr/0002). */
  const verifications = table("verifications", {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().default(now),
    updatedAt: moment("updated_at").notNull().default(now),
  });

  /** Recovery keys for lost passwords: one for each user, stored as a hash. */
  const recoveryKeys = table("recovery_keys", {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Lower-case hex SHA-256 of the key without its spaces and hyphens. */
    hash: text().notNull(),
    createdAt: moment("created_at").notNull().default(now),
  });
  return { verifications, recoveryKeys };
}

export function visitsOf(kit: Kit, users: UserTable) {
  const { table, text, integer, moment } = kit;
  /** Browsers whose first save was a moment ago, by the hash of their key: other saves of that moment are the same visitor's. */
  const firstSaves = table("first_saves", {
    key: text().primaryKey(),
    userId: ofUser(kit, users),
    at: moment("at").notNull(),
  });

  /** Wrong passwords and recovery keys. */
  const wrongTries = table("wrong_tries", {
    /** The hash of what is counted: an account, an address without one, or a browser. */
    key: text().primaryKey(),
    wrong: integer().notNull(),
    /** No try is allowed before it. */
    until: moment("until").notNull(),
    last: moment("last").notNull(),
  });
  return { firstSaves, wrongTries };
}

export function ownListsOf(kit: Kit, users: UserTable) {
  const { table, text, json, integer, boolean, moment, index, uniqueIndex, bytesOf } = kit;
  const bytes = () => integer().generatedAlwaysAs(bytesOf("document"));
  const name = () => text().generatedAlwaysAs(sql`document ->> 'name'`).$type<string>();
  /** Army lists that players write, as they stand: also unfinished ones. */
  const ownLists = table(
    "own_lists",
    {
      /** `own-` and 128 random bits in lower-case base32. */
      id: text().primaryKey(),
      owner: text()
        .notNull()
        .references(() => users.id, { onDelete: "restrict" }),
      /** The client's id for its first save, as of armies. */
      creationKey: text("creation_key"),
      revision: integer().notNull(),
      document: json().$type<ListDraft>().notNull(),
      place: text({ enum: OWN_LIST_PLACES }).notNull(),
      createdAt: moment("created_at").notNull(),
      changedAt: moment("changed_at").notNull(),
      placedAt: moment("placed_at").notNull(),
      ...{ bytes: bytes(), name: name() },
    },
    (table) => [
      uniqueIndex("own_lists_creation").on(table.owner, table.creationKey),
      index("own_lists_in_short").on(
        ...([table.owner, table.place, table.changedAt, table.id, table.revision, table.createdAt, table.placedAt] as const),
        ...([table.bytes, table.name] as const),
      ),
    ],
  );

  /**
   * Own lists, and organisers' own rules tables, as armies pin them, by the hash of what an army is judged by. They never change. `given`: somebody else may have an army that
   * pins it, so it stays for ever, also without its owner and his list.
   */
  const ownListVersions = table(
    "own_list_versions",
    {
      version: text().primaryKey(),
      /** The list's id; `own-tables` of rules tables. */
      list: text().notNull(),
      owner: text().references(() => users.id, { onDelete: "restrict" }),
      document: json().$type<ArmyList | RulesTables>().notNull(),
      given: boolean("given").notNull(),
      /** When it was pinned first, and last. */
      storedAt: moment("stored_at").notNull(),
      usedAt: moment("used_at").notNull(),
      bytes: bytes(),
    },
    (table) => [index("own_list_versions_of_owner").on(table.owner, table.storedAt, table.version, table.bytes)],
  );

  /** Own lists that are shared by link, as they were. A withdrawn one keeps no document, and one whose owner is gone keeps no owner. */
  const listShares = table(
    "list_shares",
    {
      /** The id in the link: 128 bits of the hash of the document, which has the list's own id in it. */
      share: text().primaryKey(),
      list: text().notNull(),
      owner: text().references(() => users.id, { onDelete: "restrict" }),
      document: json().$type<ArmyList>(),
      sharedAt: moment("shared_at").notNull(),
      ...{ bytes: bytes(), name: name() },
    },
    (table) => [index("list_shares_in_short").on(table.owner, table.list, table.sharedAt, table.share, table.bytes, table.name)],
  );
  return { ownLists, ownListVersions, listShares };
}
