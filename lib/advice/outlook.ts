import type { AdviceTables, LikelyForce } from "../model/advice";
import type { Square } from "../model/battle-tables";
import { COLOURS, type Colour, type Territory } from "../model/enumerations";
import type { FrozenForce } from "../model/force";
import type { BattleBook } from "../rules/prebattle/book";
import { type ByColour, bestOfHand, countIn, type Hand, handOf, keyOf, takenFrom } from "./card-odds";
import { type ComputerTurn, measureOf, type TemperRow } from "./computer-turn";
import { groundOf, likingsOf } from "./liking";

/** A territory's squares by index: what a battle on each is worth, and where the marker may go from it. */
type Field = {
  readonly squares: readonly Square[];
  readonly worth: readonly number[];
  /** The greatest difference between two cards. */
  readonly most: number;
  /** `reach[square][difference]`: square indices, including staying. */
  readonly reach: readonly (readonly (readonly number[])[])[];
};

/** What the ground is worth to the other army, as far as its troops may be known. */
const foesLiking = (foe: LikelyForce | null, advice: AdviceTables) => {
  if (!foe) return () => 0;
  const units = foe.bodies.map(({ troop, bases }, at) => ({ number: at + 1, name: "", troop, bases, commander: null }));
  const liking = likingsOf({ commanders: [], units, army: null, temper: null }, advice);
  const share = measureOf("foe-weighs", advice) / 100;
  return (ground: ReturnType<typeof groundOf>) => share * liking(ground).value;
};

function layOut(territory: Territory, force: FrozenForce, foe: LikelyForce | null, book: BattleBook, advice: AdviceTables): Field {
  const squares = book.squares[territory];
  const index = new Map(squares.map((square, at) => [square, at]));
  const liking = likingsOf(force, advice);
  const foes = foesLiking(foe, advice);
  const worth = (square: Square) => {
    const ground = groundOf(square, book);
    return liking(ground).value - foes(ground);
  };
  const indices = (ends: readonly Square[]) => ends.flatMap((square) => index.get(square) ?? []);
  return {
    squares,
    worth: squares.map(worth),
    most: Math.max(...Object.values(book.values)) - Math.min(...Object.values(book.values)),
    reach: squares.map((from) => (book.reach[territory][from] ?? []).map(indices)),
  };
}

type Remembered = {
  readonly foe: LikelyForce | null;
  readonly book: BattleBook;
  readonly advice: AdviceTables;
  readonly fields: Map<Territory, Field>;
};

/** A force is asked about every day of its battle and never changes, so its fields are cached with it. */
const REMEMBERED = new WeakMap<FrozenForce, Remembered>();

function rememberedOf(force: FrozenForce, foe: LikelyForce | null, book: BattleBook, advice: AdviceTables): Remembered {
  const found = REMEMBERED.get(force);
  if (found?.book === book && found.advice === advice && found.foe?.list === foe?.list) return found;
  const fresh = { foe, book, advice, fields: new Map<Territory, Field>() };
  REMEMBERED.set(force, fresh);
  return fresh;
}

/** A territory as this force sees it. */
export function fieldOf(
  territory: Territory,
  { force, foe, book, advice }: Pick<ComputerTurn, "force" | "foe" | "book" | "advice">,
): Field {
  const { fields } = rememberedOf(force, foe, book, advice);
  const field = fields.get(territory) ?? layOut(territory, force, foe, book, advice);
  fields.set(territory, field);
  return field;
}

/** Worth, by square index. */
export type Worths = readonly number[];

/**
 * What squares are worth at the end of a day, by who was better and by how much: row `most + lead`, one row for each lead; negative leads
 * are the enemy's. With a lead of 0 nobody moves the marker. One flat list, because it is computed some hundred times in a game.
 */
type Prospect = readonly number[];

/** Between the enemy's worst move and a random one, by how much the style fears the enemy. */
const between = (least: number, mean: number, { fear }: TemperRow): number => (fear * least + (100 - fear) * mean) / 100;

export function worthAfterEnemy(worths: Worths, temper: TemperRow): number {
  const mean = worths.reduce((total, one) => total + one, 0) / worths.length;
  return between(Math.min(...worths), mean, temper);
}

/** What it is worth that the marker may move to one of these squares: moved by this seat, and by the enemy. */
function weigh(here: Worths, ends: readonly number[], temper: TemperRow): readonly [mine: number, theirs: number] {
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  let total = 0;
  for (const end of ends) {
    const worth = here[end] ?? 0;
    if (worth > most) most = worth;
    if (worth < least) least = worth;
    total += worth;
  }
  return [most, between(least, total / ends.length, temper)];
}

function prospectOf(here: Worths, { reach, most }: Field, temper: TemperRow): Prospect {
  const squares = here.length;
  const prospect = new Array<number>((2 * most + 1) * squares).fill(Number.NaN);
  for (let square = 0; square < squares; square++) {
    const ends = reach[square] ?? [];
    prospect[most * squares + square] = here[square] ?? 0;
    for (let difference = 1; difference <= most; difference++) {
      const [mine, theirs] = weigh(here, ends[difference] ?? [], temper);
      prospect[(most + difference) * squares + square] = mine;
      prospect[(most - difference) * squares + square] = theirs;
    }
  }
  return prospect;
}

/** The expected worth, on each square, of playing a card of this value against these odds. */
function against(after: Prospect, { most, worth }: Field, value: number, odds: ByColour, values: ByColour): Worths {
  const squares = worth.length;
  const expected: number[] = [];
  for (let square = 0; square < squares; square++) {
    let total = 0;
    for (let theirs = 0; theirs < odds.length; theirs++) {
      total += (odds[theirs] ?? 0) * (after[(most + value - (values[theirs] ?? 0)) * squares + square] ?? 0);
    }
    expected.push(total);
  }
  return expected;
}

/** What the square the marker is on tonight is worth: the hastier the style, the more today counts against what is to come. */
const tonight = (worth: number, toCome: number, { haste }: TemperRow): number => (haste * worth + (100 - haste) * toCome) / 100;

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
