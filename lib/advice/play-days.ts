import type { Square } from "../model/battle-tables";
import type { Colour } from "../model/enumerations";
import { bestOf } from "./best-of";
import { type ByColour, dayOdds, unseenCards } from "./card-odds";
import type { ComputerTurn } from "./computer-turn";
import { fieldOf } from "./field";
import { measureOf } from "./measure-of";
import { type Outlook, outlookOver } from "./outlook";

/** A seat's situation in the five days: the days left, and what to expect of them. */
type Standing = {
  readonly outlook: Outlook;
  readonly square: (square: Square) => number;
  readonly here: number;
  /** Counts the day being played until its cards are revealed. */
  readonly daysLeft: number;
  readonly unseen: ByColour;
  readonly theirPasses: number;
};

function standingOf({ view, other, force, temper, book, advice }: ComputerTurn): Standing {
  const { territory, square } = view;
  if (territory === null || square === null) throw new Error("the five days begin with the marker on the map");
  const field = fieldOf(territory, force, book, advice);
  const daysLeft = book.limits.days - view.days.length;
  const unseen = unseenCards(view, book);
  const theirPasses = Math.max(0, daysLeft - view.handCounts[other]);
  const later = dayOdds(unseen, theirPasses, daysLeft, book);
  const indexOf = (one: Square) => field.squares.indexOf(one);
  return {
    outlook: outlookOver(field, later, temper, measureOf("scouting-tenths", advice), book),
    ...{ square: indexOf, here: indexOf(square), daysLeft, unseen, theirPasses },
  };
}

/** What the enemy plays today: nothing after declaring a pass, a card after declaring one, otherwise as on any day. */
function todaysOdds({ unseen, theirPasses, daysLeft }: Standing, { view, other, book }: ComputerTurn): ByColour {
  switch (view.declared[other]) {
    case "pass":
      return dayOdds(unseen, 1, 1, book);
    case "play":
      return dayOdds(unseen, 0, 1, book);
    case null:
      return dayOdds(unseen, theirPasses, daysLeft, book);
    default:
      return view.declared[other] satisfies never;
  }
}

/** The expected result of playing each card today, or of a pass. */
function layingToday(turn: ComputerTurn): (card: Colour | null) => number {
  const standing = standingOf(turn);
  const { outlook, here, daysLeft } = standing;
  const odds = todaysOdds(standing, turn);
  return (card) => outlook.laying(card, daysLeft, turn.view.hand, odds)[here] ?? 0;
}

/** The card with the best expected result for today and for the later days that must do without it. */
export function chooseCard<Option extends { readonly card: Colour }>(options: readonly Option[], turn: ComputerTurn): Option {
  const worth = layingToday(turn);
  return bestOf(options, ({ card }) => worth(card), turn.chance);
}

/** Whether a pass today is worth more than the best card today. */
export function chooseDay<Option extends { readonly pass: boolean }>(options: readonly Option[], turn: ComputerTurn): Option {
  const worth = layingToday(turn);
  const playing = Math.max(...turn.view.hand.map((card) => worth(card)));
  return bestOf(options, ({ pass }) => (pass ? worth(null) : playing), turn.chance);
}

/** Where the marker is worth most, with the days still to come. */
export function chooseMove<Option extends { readonly to: Square }>(options: readonly Option[], turn: ComputerTurn): Option {
  const { outlook, square, daysLeft } = standingOf(turn);
  const worths = outlook.with(daysLeft, turn.view.hand);
  return bestOf(options, ({ to }) => worths[square(to)] ?? 0, turn.chance);
}
