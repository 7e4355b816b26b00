import type { Army } from "@/lib/model/army";
import type { ArmyCards } from "@/lib/model/army-cards";
import type { SheetReader } from "@/lib/model/army-sheet";
import type { Book } from "@/lib/rules/army/book";
import { prepareBattlefield } from "@/lib/rules/table/battlefield-book";
import { armyCards } from "@/lib/sheets/cards/army-cards";
import { CATALOG } from "./rules";

const { battlefield } = CATALOG.battle.tables;
if (!battlefield) throw new Error("the tables have no battlefield");
const GROUND = prepareBattlefield(battlefield);

/** The cards of an army by the shipped data. */
export const cardsOf = (army: Army, book: Book, reader: SheetReader): ArmyCards =>
  armyCards(army, book, { reader, rules: CATALOG.rules.version, battlefield: GROUND, combat: CATALOG.combat, afield: CATALOG.afield });
