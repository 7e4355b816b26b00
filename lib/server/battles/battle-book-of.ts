import type { BattleTables } from "../../model/battle-tables";
import type { Version } from "../../model/identifiers";
import type { BattleBook } from "../../rules/prebattle/book";
import { prepareBattle } from "../../rules/prebattle/book";
import type { Knowledge } from "../knowledge";

const prepared = new WeakMap<BattleTables, BattleBook>();

/**
 * The tables of a version, made ready once. A stored battle names one that was in force here, and those are kept for ever; a battle whose
 * tables have a shape that this program no longer reads (said when it starts) goes on under those in force. What bounds a battle is as it is
 * today where its tables are older than that: nothing that has happened is judged by it.
 */
export function battleBookOf(version: Version, { battleTablesOf, catalog }: Knowledge): BattleBook {
  const tables = battleTablesOf(version) ?? catalog.battle.tables;
  const ready = prepared.get(tables) ?? prepareBattle(tables, catalog.battle.tables.bounds);
  prepared.set(tables, ready);
  return ready;
}
