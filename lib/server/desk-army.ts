import type { Army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import type { RulesEdition } from "../model/rules-tables";
import type { StoredArmy } from "../model/stored-army";
import { deskLists } from "./desk-lists";
import { findArmy } from "./find-army";
import { readerOf } from "./identity";
import { running } from "./running";

export type DeskArmy = {
  /** The id of a stored army, or of a sample army. */
  readonly page: string;
  readonly army: Army;
  /** Null for a sample army. */
  readonly stored: StoredArmy | null;
  readonly lists: readonly ArmyList[];
  /** The tables in force. */
  readonly rules: RulesEdition;
  /** The tables that the army names, if they are not those in force. */
  readonly olderRules: RulesEdition | null;
};

function olderRules({ rules: version }: Army): RulesEdition | null {
  const { catalog, bookOf } = running().knowledge;
  if (version === null || version === catalog.rules.version) return null;
  const book = bookOf(version);
  return book && { version, tables: book.tables };
}

function laid(page: string, army: Army, stored: StoredArmy | null): DeskArmy {
  return { page, army, stored, lists: deskLists(army), rules: running().knowledge.catalog.rules, olderRules: olderRules(army) };
}

/**
 * An army with everything the editor needs: one of the reader's own, or a sample army, which is judged by the tables in force. Null if
 * there is none, or it is another user's.
 */
export async function deskArmy(id: string, headers: Headers): Promise<DeskArmy | null> {
  const ready = running().knowledge.catalog.readyArmies.find((one) => one.id === id);
  if (ready) return laid(id, { ...ready.army, rules: null }, null);
  const reader = await readerOf(headers);
  const stored = reader && (await findArmy(running().armies, reader.id, id));
  return stored ? laid(id, stored.army, stored) : null;
}
