import type { BattleTables } from "../model/battle-tables";
import type { BattleView } from "../model/battle-view";
import { COLOURS, type Colour, SEATS } from "../model/enumerations";
import type { BattleBook } from "../rules/prebattle/book";

/** One value for each colour, from black to red. */
export type ByColour = readonly number[];

export function countColours(cards: readonly Colour[]): ByColour {
  const counts = COLOURS.map(() => 0);
  for (const card of cards) {
    const at = COLOURS.indexOf(card);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

const sum = (counts: ByColour): number => counts.reduce((total, count) => total + count, 0);

/** The cards a seat has not seen: the pack without its hand and without all cards played. */
export function unseenCards({ hand, days }: BattleView, { pack }: BattleBook): ByColour {
  const played = days.flatMap((day) => SEATS.flatMap((seat) => day.cards[seat] ?? []));
  const seen = countColours([...hand, ...played]);
  return countColours(pack).map((count, at) => Math.max(0, count - (seen[at] ?? 0)));
}

/** What the other seat plays on a day, as chances, if it passes on this many of the days left. */
export function dayOdds(unseen: ByColour, passes: number, daysLeft: number, { passCard }: Pick<BattleBook, "passCard">): ByColour {
  const total = sum(unseen);
  const passing = daysLeft > 0 ? Math.min(1, passes / daysLeft) : 0;
  return unseen.map((count, at) => (1 - passing) * (total > 0 ? count / total : 0) + (COLOURS[at] === passCard ? passing : 0));
}

/**
 * What a seat plays on a day before cards are dealt, as chances. It assumes an average hand (the middle card of each equal part of the
 * pack), plays the best cards the days need, and passes if there are too few.
 */
export function typicalOdds(cards: number, days: number, book: BattleBook): ByColour {
  const places = Array.from({ length: cards }, (_, at) => Math.floor(((at + 0.5) / cards) * book.pack.length));
  const hand = places.flatMap((place) => book.pack[place] ?? []);
  return dayOdds(countColours(hand.slice(-days)), Math.max(0, days - cards), days, book);
}

/** A hand as one number, four bits for each colour: cheap to take a card from and to use as a key. At most fifteen of a colour. */
export type Hand = number;

const BITS = 4;
const MASK = 2 ** BITS - 1;

export const handOf = (cards: readonly Colour[]): Hand => cards.reduce((hand, card) => hand + (1 << (BITS * COLOURS.indexOf(card))), 0);

/** How many cards of a colour, by its index from black to red. */
export const countIn = (hand: Hand, colour: number): number => (hand >> (BITS * colour)) & MASK;

export const takenFrom = (hand: Hand, colour: number): Hand => hand - (1 << (BITS * colour));

/** The best cards of a hand, at most this many. */
export function bestOfHand(hand: Hand, most: number): Hand {
  let surplus = -most;
  for (let colour = 0; colour < COLOURS.length; colour++) surplus += countIn(hand, colour);
  let rest = hand;
  for (let colour = 0; surplus > 0 && colour < COLOURS.length; colour++) {
    const dropped = Math.min(surplus, countIn(rest, colour));
    rest -= dropped << (BITS * colour);
    surplus -= dropped;
  }
  return rest;
}

/** A key for a hand and the number of days to come, unique for each pair. */
export const keyOf = (days: number, hand: Hand): number => days * 2 ** (BITS * COLOURS.length) + hand;

type Scouting = Pick<BattleTables, "limits" | "pack" | "scoutingPercent">;

/**
 * Which cards of a hand are worth keeping for out-scouting, by their places in it: as many of the best as give most together with what is dealt
 * on average in place of the others. `dealt`: the scouting cards of the army. Of equals the fewest.
 */
export function worthKeeping(hand: readonly Colour[], dealt: number, { limits, pack, scoutingPercent }: Scouting): readonly number[] {
  const percentOf = (colour: Colour) => scoutingPercent.find(({ id }) => id === colour)?.percent ?? 0;
  const cards = pack.reduce((total, row) => total + row.cards, 0);
  const average = pack.reduce((total, row) => total + row.cards * percentOf(row.id), 0) / Math.max(1, cards);
  const counted = limits.find(({ id }) => id === "scouting-counted")?.value ?? 0;
  const best = hand.map((colour, at) => ({ at, percent: percentOf(colour) })).sort((one, other) => other.percent - one.percent);
  const total = (kept: number) => {
    const all = [...best.slice(0, kept).map(({ percent }) => percent), ...Array<number>(Math.max(0, dealt - kept)).fill(average)];
    return all
      .sort((one, other) => other - one)
      .slice(0, counted)
      .reduce((sum, one) => sum + one, 0);
  };
  let most = 0;
  for (let kept = 1; kept <= best.length; kept++) if (total(kept) > total(most) + 1e-9) most = kept;
  return best.slice(0, most).map(({ at }) => at);
}
