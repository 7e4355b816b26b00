import type { Happening } from "../../model/battle-event";
import type { BattleServer } from "./battle-server";
import type { Loaded } from "./loaded";
import { rowsOf } from "./rows-of";
import { unfold } from "./unfold";

/** Stores the first events of a battle, and the automatic ones that follow. */
export async function storeFirst(
  before: Loaded,
  happenings: readonly Happening[],
  { battles, battleCache, knowledge }: BattleServer,
): Promise<void> {
  const at = new Date();
  const { battle } = before.battle;
  const { loaded, events } = await unfold(before, happenings, at, knowledge.catalog.advice);
  const stored = await battles.append({ battle, events: rowsOf(events, undefined), at, code: null });
  if (stored !== "stored") throw new Error(`the battle ${battle} was begun before it was opened`);
  battleCache.put(loaded);
}
