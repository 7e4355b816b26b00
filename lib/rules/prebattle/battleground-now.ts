import { type Battleground, battlegroundOf } from "../table/battleground";
import type { Battle } from "./battle";
import { viewTable } from "./view-table";

const ready = new WeakMap<Battle, Battleground>();

/** The table as it stands in a battle now; cached for each battle state. */
export function battlegroundNow(battle: Battle): Battleground {
  const known = ready.get(battle);
  if (known) return known;
  const { book, table, roles } = battle;
  if (!book.battlefield) throw new Error("this battle is played under tables without a battlefield");
  const made = battlegroundOf({ table, roles, ...viewTable(battle, null) }, book.battlefield, book.tables.tableSizes);
  ready.set(battle, made);
  return made;
}
