import type { BattleView } from "../model/battle-view";
import { COLOURS, type Colour, SEATS } from "../model/enumerations";
import type { BattleBook } from "../rules/prebattle/book";

/** Something for each colour, from black to red. */
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

/** The cards that a seat has not seen: the pack without its hand and without all that was played. */
export function unseenCards({ hand, days }: BattleView, { pack }: BattleBook): ByColour {
  const played = days.flatMap((day) => SEATS.flatMap((seat) => day.cards[seat] ?? []));
  const seen = countColours([...hand, ...played]);
  return countColours(pack).map((count, at) => Math.max(0, count - (seen[at] ?? 0)));
}

/** What another seat lays on a day, as chances, when it passes on so many days of those left. */
export function dayOdds(unseen: ByColour, passes: number, daysLeft: number, { passCard }: Pick<BattleBook, "passCard">): ByColour {
  const total = sum(unseen);
  const passing = daysLeft > 0 ? Math.min(1, passes / daysLeft) : 0;
  return unseen.map((count, at) => (1 - passing) * (total > 0 ? count / total : 0) + (COLOURS[at] === passCard ? passing : 0));
}

/**
 * What a seat lays on a day before cards are dealt, as chances: of a hand as it comes on average (of so many cards, the one in the middle of
 * each equal part of the pack) the best that the days need, and passes where it is too small.
 */
export function typicalOdds(cards: number, days: number, book: BattleBook): ByColour {
  const places = Array.from({ length: cards }, (_, at) => Math.floor(((at + 0.5) / cards) * book.pack.length));
  const hand = places.flatMap((place) => book.pack[place] ?? []);
  return dayOdds(countColours(hand.slice(-days)), Math.max(0, days - cards), days, book);
}
