import type { Army } from "@/lib/model/army";
import type { ArmyCards } from "@/lib/model/army-cards";
import type { SheetReader } from "@/lib/model/army-sheet";
import type { Troop } from "@/lib/model/troop";
import type { Book } from "@/lib/rules/army/book";
import { prepare } from "@/lib/rules/army/prepare";
import { claimsOfUnit } from "@/lib/rules/combat/claims";
import { fireOfUnit } from "@/lib/rules/combat/fire";
import { prepareBattlefield } from "@/lib/rules/table/battlefield-book";
import { movementOf } from "@/lib/rules/table/may-move";
import { armyCards } from "@/lib/sheets/cards/army-cards";
import { quickReference } from "@/lib/sheets/reference/quick-reference";
import { plainReference } from "@/lib/sheets/reference/reference-parts";
import { CATALOG, TABLES } from "./rules";

const { battle, afield, combat, reference, rules } = CATALOG;
const { battlefield } = battle.tables;
if (!battlefield) throw new Error("the tables have no battlefield");
const FIELD_BOOK = prepareBattlefield(battlefield);

/** All shipped lists by the shipped tables. */
export const ALL_LISTS = prepare(CATALOG.lists, TABLES);

/** The quick reference by the shipped data, with the words of the rules in brackets. */
export const MARKED_REFERENCE = quickReference({ rules: TABLES, battle: battle.tables, afield, combat, reference });
/** The same in plain text. */
export const WHOLE_REFERENCE = plainReference(MARKED_REFERENCE);

/** The cards of an army by the shipped data. */
export const cardsOf = (army: Army, book: Book, reader: SheetReader): ArmyCards =>
  armyCards(army, book, { reader, rules: rules.version, battlefield: FIELD_BOOK, combat, afield });

/** What a unit group claims, shoots with and moves by the shipped tables. */
export const unitClaims = (troop: Troop) => claimsOfUnit(troop, combat, TABLES);
export const unitFire = (troop: Troop) => fireOfUnit(troop, combat);
export const unitMoves = (troop: Troop) => movementOf(troop, combat, battlefield);
