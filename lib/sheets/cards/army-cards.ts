import type { AfieldTables } from "@/lib/model/afield-tables";
import type { Army, Commander } from "@/lib/model/army";
import type { ArmyCards, CardSlips, UnitCard } from "@/lib/model/army-cards";
import type { ArmySheet, SheetReader } from "@/lib/model/army-sheet";
import type { CombatTables } from "@/lib/model/combat-tables";
import { SHORT_EDGES } from "@/lib/model/enumerations";
import type { Version } from "@/lib/model/identifiers";
import { hasPikesToDrop } from "@/lib/model/when-absent";
import type { Book } from "@/lib/rules/army/book";
import { type Muster, type MusteredUnit, muster } from "@/lib/rules/army/muster";
import { mayMarch, setFormationRow } from "@/lib/rules/army/troop-traits";
import { marchCards, mayAmbush } from "@/lib/rules/prebattle/orders";
import { rulesRow } from "@/lib/rules/rules-row";
import { type BattlefieldBook, prepareBattlefield } from "@/lib/rules/table/battlefield-book";
import { CARD_NOTES } from "@/lib/words/cards";
import { roleNoun, sentenceCase } from "@/lib/words/phrasing";
import { armySheet } from "../army-sheet";
import { kept } from "../kept";
import type { PaperTables } from "../reference/quick-reference";
import { flankMarchWords, HOUSE_MARK } from "../text-parts";
import { quickTroopOf } from "./card-formation";
import { cardShelf } from "./card-shelf";
import { commanderCard, commandersInOrder, letterOf } from "./commander-card";
import { type UnitBody, unitCard } from "./unit-card";

type Known = {
  readonly number: number;
  readonly troop: ReturnType<typeof quickTroopOf>;
  readonly set: ReturnType<typeof setFormationRow>;
  readonly unit: MusteredUnit;
};

/** Unit groups without a line in their list have no troops that we know. */
const knownUnits = ({ units, book }: Muster): readonly Known[] =>
  units.flatMap((unit) => {
    if (unit.variant === null) return [];
    const { troop } = unit.variant;
    return { number: unit.unit.number, troop: quickTroopOf(troop), set: setFormationRow(troop, book.tables), unit };
  });

const numbersOf = (units: readonly Known[]): number[] => units.map((one) => one.number);

/** The unit groups by how many red cards each alone needs, the fewest first ("Flank marching 3.4"). */
function marchNeeds(units: readonly Known[], book: BattlefieldBook): CardSlips["marchNeeds"] {
  const needs = units.map((one) => ({ ...one, cards: marchCards([one], { grade: "legendary" }, book).needed }));
  const cards = [...new Set(needs.map((one) => one.cards))].sort((one, other) => one - other);
  return cards.map((count) => ({ cards: count, units: numbersOf(needs.filter((one) => one.cards === count)) }));
}

/** Sub-commanders, and allies whose whole contingents may go ("Flank marching 1.1-1.3"). */
function leadersOf(mustered: Muster, units: readonly Known[], book: BattlefieldBook): CardSlips["leaders"] {
  return commandersInOrder(mustered).flatMap((one): CardSlips["leaders"] => {
    const { cards } = rulesRow(mustered.book.tables.commanders.grades, one.grade);
    const named = { letter: letterOf(one, mustered), name: one.name ?? sentenceCase(roleNoun(one.role)), cards };
    if (one.role === "army") return [];
    if (one.role === "sub") return [{ ...named, needs: null, units: [] }];
    const own = units.filter(({ unit }) => unit.leader === one);
    if (own.length === 0 || !own.every(({ troop }) => mayMarch(troop))) return [];
    return [{ ...named, needs: marchCards(own, one, book).needed, units: numbersOf(own) }];
  });
}

/** The slips for ambushes and flank marches, and who may go. */
function cardSlips(mustered: Muster, flankMarches: ArmySheet["flankMarches"], book: BattlefieldBook): CardSlips {
  const units = knownUnits(mustered);
  const { limits } = book;
  return {
    ambushes: Array.from({ length: limits["ambush-cards"] }, (_, before) => ({ number: before + 1 })),
    marches: SHORT_EDGES.map((edge) => ({ edge })),
    marchMost: limits["march-groups-most"],
    cardsMost: limits["march-cards-others"],
    marchNeeds: marchNeeds(
      units.filter(({ troop, unit }) => mayMarch(troop) && unit.leader?.role !== "ally"),
      book,
    ),
    leaders: leadersOf(mustered, units, book),
    mayAmbush: numbersOf(units.filter(({ troop }) => mayAmbush(troop))),
    mayDropPikes: numbersOf(units.filter(({ set }) => hasPikesToDrop(set))),
    away: flankMarches.length === 0 ? "" : flankMarchWords(flankMarches),
  };
}

/** The notes at the foot of the cards, a sentence each. */
function cardNotes({ units }: Pick<ArmyCards, "units" | "commanders">, reader: SheetReader): string[] {
  const isHouse = units.some((one) => one.lines.some(({ source }) => source === "house")) || reader === "own";
  return [
    // First: the end of a foot is cut off where the army has a long name.
    ...(reader === "opponent" ? [CARD_NOTES.hidden] : []),
    ...[CARD_NOTES.boxes, CARD_NOTES.going],
    ...(isHouse ? [CARD_NOTES.house(HOUSE_MARK)] : []),
  ];
}

type Given = {
  readonly reader: SheetReader;
  /** The version of the tables in the book. */
  readonly rules: Version;
  readonly battlefield: BattlefieldBook;
  readonly combat: CombatTables;
  readonly afield: Pick<AfieldTables, "killABase">;
};

/** Of the tables in force: how troops form up and fight follows them, whatever tables an army names. */
export function cardTables({
  battle,
  combat,
  afield,
}: Pick<PaperTables, "battle" | "combat" | "afield">): Pick<Given, "battlefield" | "combat" | "afield"> {
  const { battlefield } = battle;
  if (!battlefield) throw new Error("the tables in force have no battlefield");
  return { battlefield: prepareBattlefield(battlefield), combat, afield };
}

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
