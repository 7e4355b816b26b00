import type { BattleView } from "../../model/battle-view";
import { type Battleground, battlegroundOf } from "../../rules/table/battleground";
import type { ComputerTurn } from "../computer-turn";

const SEEN = new WeakMap<BattleView, Battleground>();

/** The table as a seat sees it, prepared once for each view. Throws for a battle whose tables have no battlefield. */
export function groundSeen({ view, book }: Pick<ComputerTurn, "view" | "book">): Battleground {
  const known = SEEN.get(view);
  if (known) return known;
  if (!book.battlefield) throw new Error("this battle is played under tables without a battlefield");
  const made = battlegroundOf(view, book.battlefield, book.tables.tableSizes);
  SEEN.set(view, made);
  return made;
}
