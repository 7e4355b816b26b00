import { contentVersion } from "@/lib/catalog/content-version";
import type { BattleEdition } from "@/lib/model/battle-tables";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { CATALOG } from "./rules";

const { battlefield: _, ...tables } = CATALOG.battle.tables;

/** The tables of a battle that ends with out-scouting, as all did once: of the sequence alone, without a table to fight on. */
export const DAYS_EDITION: BattleEdition = { version: contentVersion(tables), tables };
export const DAYS_BOOK = prepareBattle(tables);
