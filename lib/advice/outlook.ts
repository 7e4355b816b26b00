import { COLOURS, type Colour } from "../model/enumerations";
import type { BattleBook } from "../rules/prebattle/book";
import type { TemperRow } from "./asked";
import type { ByColour } from "./card-odds";
import type { Field } from "./field";
import { bestOfHand, countIn, type Hand, handOf, keyOf, takenFrom } from "./hand";
import { against, type Prospect, prospectOf, tonight, type Worths } from "./prospect";

export type Outlook = {
  /** What it is worth that the marker lies on each square when so many days are still to come and these cards are held. */
  readonly with: (days: number, cards: readonly Colour[]) => Worths;
  /** What a day is worth on each square, of so many left with it, on which this card is laid (null: a pass) against what comes by `odds`. */
  readonly laying: (card: Colour | null, days: number, cards: readonly Colour[], odds: ByColour) => Worths;
};

/** Of the cards that outnumber the days only the best are thought of: worse ones would be laid by nobody, and are worth nothing kept. */
const SPARES_CONSIDERED = 1;

type Reckoned = { readonly here: Worths; readonly after: Prospect };

const valuesOf = ({ values }: BattleBook): ByColour => COLOURS.map((colour) => values[colour]);

/** What cards that no day needs are worth to out-scouting, beyond those that would be dealt instead. */
function spareWorths({ pack, percents }: BattleBook, tenths: number): ByColour {
  const dealt = pack.reduce((total, card) => total + percents[card], 0) / pack.length;
  return COLOURS.map((colour) => (Math.max(0, percents[colour] - dealt) * tenths) / 100);
}

/**
 * What each square is worth with so many days to come when no card has been dealt: both seats lay what comes by these odds, and whoever is
 * better moves the marker. House values throughout.
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
 * Looks ahead to the last day: on every day the best of the cards that are left, or a pass where days outnumber cards, against an enemy who
 * lays what comes by `later`. Each hand that can be left is reckoned once. House values throughout.
 */
export function outlookOver(field: Field, later: ByColour, temper: TemperRow, scoutingTenths: number, book: BattleBook): Outlook {
  const values = valuesOf(book);
  const spare = spareWorths(book, scoutingTenths);
  const known = new Map<number, Reckoned>();

  /** What each choice of a day leads to: a card of each colour held, or a pass. */
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
