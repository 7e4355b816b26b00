import { sql } from "drizzle-orm";
import type { ArmyList } from "../lib/model/army-list";
import type { ListDraft } from "../lib/model/list-draft";
import { OWN_LIST_PLACES } from "../lib/model/own-list";
import type { RulesTables } from "../lib/model/rules-tables";
import type { Kit } from "./postgres-kit";
import type { UserTable } from "./schema-of-users";

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
