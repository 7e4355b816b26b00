import { COLOURS, type Colour } from "../model/enumerations";

/** The cards of a hand as one number, four bits a colour: cheap to take a card from, and to remember by. At most fifteen of a colour. */
export type Hand = number;

const BITS = 4;
const MASK = 2 ** BITS - 1;

export const handOf = (cards: readonly Colour[]): Hand => cards.reduce((hand, card) => hand + (1 << (BITS * COLOURS.indexOf(card))), 0);

/** How many cards of a colour, by its place from black to red. */
export const countIn = (hand: Hand, colour: number): number => (hand >> (BITS * colour)) & MASK;

export const takenFrom = (hand: Hand, colour: number): Hand => hand - (1 << (BITS * colour));

/** The best cards of a hand, at most so many. */
export function bestOfHand(hand: Hand, most: number): Hand {
  let surplus = -most;
  for (let colour = 0; colour < COLOURS.length; colour++) surplus += countIn(hand, colour);
  let kept = hand;
  for (let colour = 0; surplus > 0 && colour < COLOURS.length; colour++) {
    const dropped = Math.min(surplus, countIn(kept, colour));
    kept -= dropped << (BITS * colour);
    surplus -= dropped;
  }
  return kept;
}

/** Sets every hand apart from every other with as many days to come. */
export const keyOf = (days: number, hand: Hand): number => days * 2 ** (BITS * COLOURS.length) + hand;
