import type { BattleCommand, LegalCommand, ROLES } from "../model/battle-command";
import type { Square } from "../model/battle-tables";
import type { SeatName } from "../model/by-seat";
import { COLOURS, type Colour, TERRITORIES, type Territory } from "../model/enumerations";
import { type ByColour, countColours, dayOdds, typicalOdds, unseenCards } from "./card-odds";
import { bestOf, type ComputerTurn, measureOf } from "./computer-turn";
import { fieldOf, type Outlook, outlookOver, type Worths, worthAfterEnemy, worthsBeforeDealing } from "./outlook";

type Role = (typeof ROLES)[number];
type Ground = Extract<LegalCommand, { type: "choose-square" | "waive-intercept" }>;

/** What each square of a territory is worth before any card is dealt, allowing for every move of the marker. */
function placesIn(territory: Territory, turn: ComputerTurn): Worths {
  const { view, me, other, temper, book } = turn;
  const days = book.limits.days;
  const oddsOf = (seat: SeatName) => typicalOdds(view.forces[seat]?.mapCards ?? days, days, book);
  return worthsBeforeDealing(fieldOf(territory, turn), oddsOf(me), oddsOf(other), days, temper, book);
}

/** The winner of the roll with a skull, if invading, may place the marker ("Positioning of an Army 2"). */
const rolledSkull = ({ view }: ComputerTurn, seat: SeatName): boolean => view.invasion.at(-1)?.[seat] === "skull";

const territoriesOf = ({ view }: ComputerTurn, seat: SeatName): readonly Territory[] => view.forces[seat]?.territories ?? TERRITORIES;

/** What each role is worth. The defender chooses territory and square; the invader chooses nothing, except the square after a skull. */
export function worthOfRoles(turn: ComputerTurn): Readonly<Record<Role, number>> {
  const { me, other, temper } = turn;
  const [own, theirs] = [territoriesOf(turn, me), territoriesOf(turn, other)];
  const places = new Map([...new Set([...own, ...theirs])].map((territory) => [territory, placesIn(territory, turn)]));
  const best = (territory: Territory) => Math.max(...(places.get(territory) ?? []));
  const worthIfGiven = (territory: Territory) => worthAfterEnemy(places.get(territory) ?? [], temper);
  return {
    defender: Math.max(...own.map(best)),
    invader: worthAfterEnemy(theirs.map(rolledSkull(turn, me) ? best : worthIfGiven), temper) + temper.invading,
  };
}

/** The square that is worth most before any card is dealt, of all in these territories. */
function bestPlace(territories: readonly Territory[], turn: ComputerTurn): Square | null {
  const { squares } = turn.book;
  const places = territories.flatMap((territory) =>
    placesIn(territory, turn).map((worth, at) => ({ square: squares[territory][at] ?? null, worth })),
  );
  return places.toSorted((one, other) => other.worth - one.worth)[0]?.square ?? null;
}

/** All squares that such a choice could have been made for, or made on. */
export function squaresOffered(command: BattleCommand, turn: ComputerTurn): readonly Square[] {
  const { view, me, book } = turn;
  switch (command.type) {
    case "choose-role":
      return territoriesOf(turn, me).flatMap((territory) => book.squares[territory]);
    case "choose-territory":
      return book.squares[command.territory];
    case "choose-square":
      return view.legal.flatMap((one) => (one.type === "choose-square" ? one.square : []));
    case "move-marker":
      return view.legal.flatMap((one) => (one.type === "move-marker" ? one.to : []));
    default:
      return [];
  }
}

/** Whether the invader may place the marker in the territory that is chosen now. */
const isIntercepted = (turn: ComputerTurn): boolean => turn.view.roles?.invader === turn.other && rolledSkull(turn, turn.other);

/** The square that a choice is made for, or made on; null where there is none. */
export function squareMeant(command: BattleCommand, turn: ComputerTurn): Square | null {
  switch (command.type) {
    case "choose-role":
      return command.role === "defender" ? bestPlace(territoriesOf(turn, turn.me), turn) : null;
    case "choose-territory":
      return isIntercepted(turn) ? null : bestPlace([command.territory], turn);
    case "choose-square":
      return command.square;
    case "declare-day":
    case "commit-card":
      return turn.view.square;
    case "move-marker":
      return command.to;
    default:
      return null;
  }
}

/**
 * The territory whose best square is worth most. If the invader may place the marker: the territory whose squares are the least dangerous.
 */
export function chooseTerritory<Option extends { readonly territory: Territory }>(options: readonly Option[], turn: ComputerTurn): Option {
  const worth = (worths: Worths) => (isIntercepted(turn) ? worthAfterEnemy(worths, turn.temper) : Math.max(...worths));
  return bestOf(options, ({ territory }) => worth(placesIn(territory, turn)), turn.chance);
}

/** The square worth most with the five days ahead. Waiving the intercept leaves the choice to the enemy. */
export function chooseSquare(options: readonly Ground[], turn: ComputerTurn): Ground {
  const { view, book, temper, chance } = turn;
  const { territory } = view;
  if (territory === null) throw new Error("no square is chosen before the territory");
  const worths = placesIn(territory, turn);
  const at = new Map(book.squares[territory].map((square, index) => [square, worths[index] ?? 0]));
  return bestOf(
    options,
    (option) => (option.type === "choose-square" ? (at.get(option.square) ?? 0) : worthAfterEnemy(worths, temper)),
    chance,
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

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

function standingOf(turn: ComputerTurn): Standing {
  const { view, other, temper, book, advice } = turn;
  const { territory, square } = view;
  if (territory === null || square === null) throw new Error("the five days begin with the marker on the map");
  const field = fieldOf(territory, turn);
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

/** What is expected of a card today. */
type CardPlan = {
  /** Of 100, how often it beats what the enemy plays. */
  readonly wins: number;
  /** Where the marker most likely goes if it wins. */
  readonly to: Square;
  /** The best of the better cards that stay in hand. */
  readonly kept: Colour | null;
  readonly isLastDay: boolean;
};

/** What playing this card today is for: by the same odds and outlook as it is chosen. */
export function planOf(card: Colour, turn: ComputerTurn): CardPlan {
  const { view, book } = turn;
  const { territory, square } = view;
  if (territory === null || square === null) throw new Error("the five days begin with the marker on the map");
  const standing = standingOf(turn);
  const { outlook, here, daysLeft } = standing;
  const left = view.hand.toSpliced(view.hand.indexOf(card), 1);
  const worths = outlook.with(daysLeft - 1, left);
  const { squares, reach } = fieldOf(territory, turn);
  const chances = new Map<number, number>();
  for (const [theirs, chance] of todaysOdds(standing, turn).entries()) {
    const lead = book.values[card] - book.values[COLOURS[theirs] ?? card];
    if (lead <= 0) continue;
    const ends = reach[here]?.[lead] ?? [];
    const end = ends.reduce((best, one) => ((worths[one] ?? 0) > (worths[best] ?? 0) ? one : best), here);
    chances.set(end, (chances.get(end) ?? 0) + chance);
  }
  const [likeliest] = [...chances].toSorted(([, one], [, other]) => other - one);
  const better = left.filter((one) => book.values[one] > book.values[card]).toSorted((one, other) => book.values[other] - book.values[one]);
  return {
    wins: Math.round(100 * sum([...chances.values()])),
    to: (likeliest && squares[likeliest[0]]) ?? square,
    kept: better[0] ?? null,
    isLastDay: daysLeft === 1,
  };
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

/** The chances of 0, 1, 2 ... good cards among `drawn`, from a pack of `pack` cards of which `good` are good. */
function chancesOfGood(drawn: number, good: number, pack: number): readonly number[] {
  const chances = [1];
  for (let taken = 0; taken < Math.min(drawn, pack); taken++) {
    chances.push(0);
    for (let found = taken + 1; found >= 0; found--) {
      const another = (among: number) => Math.max(0, good - among) / (pack - taken);
      const stays = (chances[found] ?? 0) * (1 - another(found));
      chances[found] = found === 0 ? stays : stays + (chances[found - 1] ?? 0) * another(found - 1);
    }
  }
  return chances;
}

/**
 * The expected per cent of the best cards that count, kept ones and those dealt to make up the number ("Out-scouting 1, 2"). The sum is
 * taken in layers: for each per cent a card can be worth, how many of the counted cards reach it.
 */
function expecting(unseen: ByColour, { view, me, book }: ComputerTurn): (kept: ByColour) => number {
  const owed = view.forces[me]?.scoutingCards ?? 0;
  const counted = book.limits["scouting-counted"];
  const percents = COLOURS.map((colour) => book.percents[colour]);
  const levels = [...new Set(percents)].filter((percent) => percent > 0).sort((one, other) => one - other);
  const reaching = (counts: ByColour, level: number) => sum(counts.filter((_, colour) => (percents[colour] ?? 0) >= level));
  return (kept) => {
    const dealt = Math.max(0, owed - sum(kept));
    return levels.reduce((total, level, at) => {
      const chances = chancesOfGood(dealt, reaching(unseen, level), sum(unseen));
      const own = reaching(kept, level);
      const counting = chances.reduce((mean, chance, found) => mean + chance * Math.min(counted, own + found), 0);
      return total + (level - (levels[at - 1] ?? 0)) * counting;
    }, 0);
  };
}

/**
 * The cards to keep: each is worth its per cent less that of the card dealt in its place, plus what the style gives for being sure of it.
 */
export function chooseCards<Option extends { readonly keep: readonly Colour[] }>(options: readonly Option[], turn: ComputerTurn): Option {
  const { view, book, temper, chance } = turn;
  const expected = expecting(unseenCards(view, book), turn);
  const sure = (keep: readonly Colour[]) => temper.sureCard * keep.filter((card) => book.percents[card] > 0).length;
  return bestOf(options, ({ keep }) => expected(countColours(keep)) + sure(keep), chance);
}
