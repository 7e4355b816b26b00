import type { AfieldTables } from "@/lib/model/afield-tables";
import type { Army, Commander } from "@/lib/model/army";
import type { ArmyCards, UnitCard } from "@/lib/model/army-cards";
import type { SheetReader } from "@/lib/model/army-sheet";
import type { CombatTables } from "@/lib/model/combat-tables";
import type { Version } from "@/lib/model/identifiers";
import type { Book } from "@/lib/rules/army/book";
import { type Muster, muster } from "@/lib/rules/army/muster";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { CARD_NOTES } from "@/lib/words/cards";
import { armySheet } from "../army-sheet";
import { kept } from "../kept";
import { HOUSE_MARK } from "../text-parts";
import { cardShelf } from "./card-shelf";
import { cardSlips } from "./card-slips";
import { commanderCard, commandersInOrder, letterOf } from "./commander-card";
import { type UnitBody, unitCard } from "./unit-card";

/** The notes at the foot of the cards, a sentence each. */
function cardNotes({ units }: Pick<ArmyCards, "units" | "commanders">, reader: SheetReader): string[] {
  const isHouse = units.some((one) => one.lines.some(({ source }) => source === "house")) || reader === "own";
  return [CARD_NOTES.boxes, ...(isHouse ? [CARD_NOTES.house(HOUSE_MARK)] : []), ...(reader === "opponent" ? [CARD_NOTES.hidden] : [])];
}

type Given = {
  readonly reader: SheetReader;
  /** The version of the tables in the book. */
  readonly rules: Version;
  readonly battlefield: BattlefieldBook;
  readonly combat: CombatTables;
  readonly afield: Pick<AfieldTables, "killABase">;
};

/** Whose command a unit group is meant for, where the reader may know: an opponent knows only what allies have brought. */
function commandOf(leader: Commander | null, mustered: Muster, reader: SheetReader): UnitCard["command"] {
  if (leader === null || (reader === "opponent" && leader.role !== "ally")) return null;
  return { letter: letterOf(leader, mustered), name: commanderCard(leader, mustered, reader).name };
}

/**
 * All the small papers that go to the table with an army, legal or not, as plain data: what screen, paper, text and API show. The cards
 * stand in the order of the unit groups' numbers, the commanders with the army commander first. Every list that the army names must be in
 * the book (see `unknownLists`).
 */
export function armyCards(army: Army, book: Book, { reader, rules, battlefield, combat, afield }: Given): ArmyCards {
  const mustered = muster(army, book);
  const { name, about, flankMarches, versions } = armySheet(army, book, { reader, rules, link: null });
  const bodies = kept<UnitBody>();
  const units = mustered.units.map((one) =>
    unitCard(one, { reader, rules: book.tables, battlefield, combat, afield, bodies, command: commandOf(one.leader, mustered, reader) }),
  );
  const isOwn = reader === "own";
  const commanders = commandersInOrder(mustered).map((one) => commanderCard(one, mustered, reader));
  return {
    schema: "condotta.cards/1",
    ...{ reader, name, about, units, commanders, versions },
    slips: isOwn ? cardSlips(mustered, flankMarches, battlefield) : null,
    shelf: isOwn ? cardShelf(mustered, units) : null,
    notes: cardNotes({ units, commanders }, reader),
  };
}
