import type { BattleRecord } from "../../model/battle";
import { apply } from "./apply";
import type { Battle } from "./battle";
import type { BattleBook } from "./book";
import { newBattle } from "./new-battle";
import { withStandIns } from "./with-stand-ins";

/**
 * The battle before its first event and after each one, so one more than there are events. While the seed is secret, only what a spectator
 * sees is meaningful.
 */
export function replayed({ battle, commitment, events }: BattleRecord, book: BattleBook): readonly Battle[] {
  const battles = [newBattle({ battle, commitment, book })];
  for (const event of withStandIns(events)) {
    const before = battles.at(-1);
    if (before) battles.push(apply(before, event));
  }
  return battles;
}
