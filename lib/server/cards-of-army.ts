import type { Army } from "../model/army";
import type { ArmyCards, CardsAndText } from "../model/army-cards";
import type { SheetReader } from "../model/army-sheet";
import type { Version } from "../model/identifiers";
import type { Book } from "../rules/army/book";
import { prepareBattlefield } from "../rules/table/battlefield-book";
import { armyCards } from "../sheets/cards/army-cards";
import { cardsText } from "../sheets/cards/cards-text";
import { printedArmy } from "./printed-army";
import { type ReadArmy, readArmy } from "./read-army";
import { judgedShare, type NothingShared } from "./read-share";
import { running } from "./running";

/** Lists and rules tables are the army's own versions. How troops form up and fight follows the tables in force. */
function cardsOf(
  { army, book, rules }: { readonly army: Army; readonly book: Book; readonly rules: Version },
  reader: SheetReader,
): ArmyCards {
  const { battle, combat, afield } = running().knowledge.catalog;
  const { battlefield } = battle.tables;
  if (!battlefield) throw new Error("the tables in force have no battlefield");
  return armyCards(army, book, { reader, rules, battlefield: prepareBattlefield(battlefield), combat, afield });
}

type SharedCards = { readonly kind: "shared"; readonly cards: ArmyCards };

/** The cards of the reader's own army or of a sample army; null if there is none, or it can no longer be judged. */
export async function cardsOfArmy(id: string, reader: SheetReader, headers: Headers): Promise<ArmyCards | null> {
  const printed = await printedArmy(id, headers);
  return printed && cardsOf(printed, reader);
}

/** The cards of a shared army. How troops form up and fight follows the tables in force here too. */
export async function cardsOfShare(share: string, reader: SheetReader): Promise<SharedCards | NothingShared> {
  const judged = await judgedShare(share);
  return judged.kind === "shared" ? { kind: "shared", cards: cardsOf(judged, reader) } : judged;
}

type MadeCards = { readonly ok: true; readonly made: CardsAndText } | Extract<ReadArmy, { readonly ok: false }>;

/** Makes the cards of the army that was sent, legal or not, by the versions of lists and rules tables that it names. */
export function makeCards(document: unknown, reader: SheetReader): MadeCards {
  const read = readArmy(document, running().knowledge);
  if (!read.ok) return read;
  const cards = cardsOf(read, reader);
  return { ok: true, made: { cards, text: cardsText(cards) } };
}
