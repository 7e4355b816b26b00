import type { BattleTables } from "../../model/battle-tables";
import type { Version } from "../../model/identifiers";
import type { BattleBook } from "../../rules/prebattle/book";
import { prepareBattle } from "../../rules/prebattle/book";
import type { Knowledge } from "../knowledge";

const prepared = new WeakMap<BattleTables, BattleBook>();

/**
 * The tables of a version, prepared once. A stored battle names a version that was in force here, and those are kept for ever. If this
 * program can no longer read them (logged at the start), the battle continues under the tables in force. Limits missing in older tables are
 * today's; no past event is judged by them.
 */
export function battleBookOf(version: Version, { battleTablesOf, catalog }: Knowledge): BattleBook {
  const tables = battleTablesOf(version) ?? catalog.battle.tables;
  const ready = prepared.get(tables) ?? prepareBattle(tables, catalog.battle.tables.bounds);
  prepared.set(tables, ready);
  return ready;
}
