import type { Army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import type { Version } from "../model/identifiers";
import type { RulesTables } from "../model/rules-tables";
import type { StoredArmy } from "../model/stored-army";
import { deskLists } from "./desk-lists";
import { findArmy } from "./find-army";
import { readerOf } from "./identity";
import { running } from "./running";

export type DeskArmy = {
  /** A stored army's id, or a ready army's. */
  readonly page: string;
  readonly army: Army;
  /** Null for a ready army. */
  readonly stored: StoredArmy | null;
  readonly lists: readonly ArmyList[];
  readonly tables: RulesTables;
  /** The version of the tables. */
  readonly rules: Version;
};

function laid(page: string, army: Army, stored: StoredArmy | null): DeskArmy {
  const { catalog, bookOf } = running().knowledge;
  const pinned = bookOf(army.rules);
  const tables = pinned?.tables ?? catalog.rules.tables;
  const rules = pinned && army.rules ? army.rules : catalog.rules.version;
  return { page, army, stored, lists: deskLists(army), tables, rules };
}

/**
 * An army and all that it is worked on with: one of the reader's own, or a ready one, which is judged on the desk by the tables in force.
 * Null where there is neither, be it somebody else's.
 */
export async function deskArmy(id: string, headers: Headers): Promise<DeskArmy | null> {
  const ready = running().knowledge.catalog.readyArmies.find((one) => one.id === id);
  if (ready) return laid(id, { ...ready.army, rules: null }, null);
  const reader = await readerOf(headers);
  const stored = reader && (await findArmy(running().armies, reader.id, id));
  return stored ? laid(id, stored.army, stored) : null;
}
