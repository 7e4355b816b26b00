import type { CardSlips } from "../../model/army-cards";
import type { ArmySheet } from "../../model/army-sheet";
import { SHORT_EDGES } from "../../model/enumerations";
import type { Muster, MusteredUnit } from "../../rules/army/muster";
import { mayMarch, setFormationRow } from "../../rules/army/troop-traits";
import { marchCards, mayAmbush } from "../../rules/prebattle/orders";
import { rulesRow } from "../../rules/rules-row";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { hasPikesToDrop } from "../../rules/table/unit-shape";
import { roleNoun, sentenceCase } from "../../words/phrasing";
import { flankMarchWords } from "../text-parts";
import { quickTroopOf } from "./card-formation";
import { commandersInOrder, letterOf } from "./commander-card";

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

/** The unit groups by what each alone would ask for, the fewest red cards first ("Flank marching 3.4"). */
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
export function cardSlips(mustered: Muster, flankMarches: ArmySheet["flankMarches"], book: BattlefieldBook): CardSlips {
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
