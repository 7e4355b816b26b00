import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { type Battleground, battlegroundOf } from "@/lib/rules/table/battleground";

const ready = new WeakMap<BattleView, Battleground>();

/** The table as a view shows it, made ready once for each view; null while nobody defends, or where the tables have no battlefield. */
export function groundOf(view: BattleView, { battlefield, tables }: BattleBook): Battleground | null {
  if (!battlefield || !view.roles) return null;
  const known = ready.get(view);
  if (known) return known;
  const made = battlegroundOf(view, battlefield, tables.tableSizes);
  ready.set(view, made);
  return made;
}
