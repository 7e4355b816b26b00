import { COLOURS, type Colour } from "../model/enumerations";
import type { BattleBook } from "../rules/prebattle/book";
import type { ByColour } from "./card-odds";
import type { TemperRow } from "./computer-turn";
import type { Field } from "./field";
import { bestOfHand, countIn, type Hand, handOf, keyOf, takenFrom } from "./hand";
import { against, type Prospect, prospectOf, tonight, type Worths } from "./prospect";

export type Outlook = {
  /** The worth of having the marker on each square, with this many days to come and these cards in hand. */
  readonly with: (days: number, cards: readonly Colour[]) => Worths;
  /**
   * The worth of a day on each square, if this card (null: a pass) is played against what the enemy plays by `odds`. `days` includes this
   * day.
   */
  readonly laying: (card: Colour | null, days: number, cards: readonly Colour[], odds: ByColour) => Worths;
};

/** Of the cards beyond the number of days only the best count: nobody would play the worse ones, and they are worth nothing kept. */
const SPARES_CONSIDERED = 1;

type Reckoned = { readonly here: Worths; readonly after: Prospect };

const valuesOf = ({ values }: BattleBook): ByColour => COLOURS.map((colour) => values[colour]);

/** What spare cards are worth for out-scouting, beyond those that would be dealt instead. */
function spareWorths({ pack, percents }: BattleBook, tenths: number): ByColour {
  const dealt = pack.reduce((total, card) => total + percents[card], 0) / pack.length;
  return COLOURS.map((colour) => (Math.max(0, percents[colour] - dealt) * tenths) / 100);
}

/**
 * What each square is worth with this many days to come, before cards are dealt: both seats play by these odds, and the better one moves
 * the marker. All house values.
 */
export function worthsBeforeDealing(
  field: Field,
  mine: ByColour,
  theirs: ByColour,
  days: number,
  temper: TemperRow,
  book: BattleBook,
): Worths {
  const values = valuesOf(book);
  let worths: Worths = field.worth;
  for (let day = 0; day < days; day++) {
    const after = prospectOf(worths, field, temper);
    const laid = mine.map((_, at) => against(after, field, values[at] ?? 0, theirs, values));
    worths = field.worth.map((worth, square) => {
      const expected = mine.reduce((total, chance, at) => total + chance * (laid[at]?.[square] ?? 0), 0);
      return tonight(worth, expected, temper);
    });
  }
  return worths;
}

/**
 * Looks ahead to the last day: each day the best of the remaining cards, or a pass if days outnumber cards, against an enemy who plays by
 * `later`. Each possible hand is computed once. All house values.
 */
export function outlookOver(field: Field, later: ByColour, temper: TemperRow, scoutingTenths: number, book: BattleBook): Outlook {
  const values = valuesOf(book);
  const spare = spareWorths(book, scoutingTenths);
  const known = new Map<number, Reckoned>();

  /** The result of each choice on a day: a card of each colour held, or a pass. */
  function choicesOf(days: number, hand: Hand): readonly Worths[] {
    const choices: Worths[] = [];
    let cards = 0;
    for (let colour = 0; colour < values.length; colour++) {
      const count = countIn(hand, colour);
      if (count === 0) continue;
      cards += count;
      choices.push(against(prospect(days - 1, takenFrom(hand, colour)).after, field, values[colour] ?? 0, later, values));
    }
    if (cards < days) choices.push(against(prospect(days - 1, hand).after, field, book.values.black, later, values));
    return choices;
  }

  function reckon(days: number, hand: Hand): Worths {
    if (days === 0) {
      const left = spare.reduce((total, worth, colour) => total + worth * countIn(hand, colour), 0);
      return field.worth.map((worth) => worth + left);
    }
    const choices = choicesOf(days, hand);
    return field.worth.map((worth, square) => {
      let best = Number.NEGATIVE_INFINITY;
      for (const choice of choices) best = Math.max(best, choice[square] ?? best);
      return tonight(worth, best, temper);
    });
  }

  function prospect(days: number, hand: Hand): Reckoned {
    const key = keyOf(days, hand);
    const found = known.get(key);
    if (found) return found;
    const here = reckon(days, hand);
    const made = { here, after: prospectOf(here, field, temper) };
    known.set(key, made);
    return made;
  }

  const ahead = (days: number, hand: Hand) => prospect(days, bestOfHand(hand, days + SPARES_CONSIDERED));

  return {
    with: (days, cards) => ahead(days, handOf(cards)).here,
    laying: (card, days, cards, odds) => {
      const hand = handOf(cards);
      const left = card === null ? hand : takenFrom(hand, COLOURS.indexOf(card));
      return against(ahead(days - 1, left).after, field, book.values[card ?? book.passCard], odds, values);
    },
  };
}
