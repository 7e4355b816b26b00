import { COLOURS, type Colour } from "../model/enumerations";

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
