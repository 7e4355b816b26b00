import type { LegalCommand } from "../../../model/battle-command";
import type { Happening } from "../../../model/battle-event";
import { COLOURS, type Colour, SEATS } from "../../../model/enumerations";
import { type Battle, type BattleSeat, defenderFirst, eachSeat } from "../battle";
import { type BattleStep, NOBODY, NOTHING, nothingFollows, refused, unhidden } from "../battle-step";
import type { BattleBook } from "../book";
import { deal, missingCards } from "../cards";

const mayKeep = ({ hand, hasKept }: BattleSeat): boolean => hand.length > 0 && !hasKept;

/** Every choice among these cards, fewest of the worst colour first. Cards of one colour are all the same. */
function choices(hand: readonly Colour[]): readonly Colour[][] {
  let chosen: readonly Colour[][] = [[]];
  for (const colour of COLOURS) {
    const count = hand.filter((card) => card === colour).length;
    if (count === 0) continue;
    chosen = chosen.flatMap((cards) => Array.from({ length: count + 1 }, (_, more) => [...cards, ...Array<Colour>(more).fill(colour)]));
  }
  return chosen;
}

/** Cards left after the five days are kept for out-scouting or discarded ("The five days before the Battle 1.4"). */
export const keep = {
  name: "keep",
  isOver: ({ seats }) => !mayKeep(seats.a) && !mayKeep(seats.b),
  toAct: ({ seats }) => SEATS.filter((seat) => mayKeep(seats[seat])),
  legal: ({ seats }, seat) =>
    mayKeep(seats[seat]) ? choices(seats[seat].hand).map((kept): LegalCommand => ({ type: "keep-cards", keep: kept })) : NOTHING,
  commands: {
    "keep-cards": ({ seats }, seat, { keep: kept }) => {
      const { hand, hasKept } = seats[seat];
      if (hasKept) return refused("already-kept", { count: hand.length });
      if (hand.length === 0) return refused("nothing-to-keep", {});
      const cards = missingCards(hand, kept);
      return cards.length > 0 ? refused("cards-not-held", { cards }) : { type: "cards-kept", seat, count: kept.length, keep: kept };
    },
  },
  follows: nothingFollows,
  folds: {
    "cards-kept": (draft, event) => {
      const seat = draft.seats[event.seat];
      seat.hand = unhidden(event.keep);
      seat.hasKept = true;
    },
  },
} satisfies BattleStep;

/** The cards that count, best first; of two with the same scouting worth, the better card. */
function bestOf(cards: readonly Colour[], { percents, values, limits }: BattleBook): Colour[] {
  return cards
    .toSorted((one, other) => percents[other] - percents[one] || values[other] - values[one])
    .slice(0, limits["scouting-counted"]);
}

/** "Out-scouting 1, 2": kept cards are among those that count. The seat with the lower total is out-scouted by the difference. */
function scout(battle: Battle): Happening {
  const { seats, book, pack } = battle;
  const owed = eachSeat((seat) => Math.max(0, (seats[seat].shown?.scoutingCards ?? 0) - seats[seat].hand.length));
  const { hands: dealt } = deal(pack, owed, defenderFirst(battle));
  const cards = eachSeat((seat) => bestOf([...seats[seat].hand, ...dealt[seat]], book));
  const percent = eachSeat((seat) => cards[seat].reduce((sum, card) => sum + book.percents[card], 0));
  const lead = percent.a - percent.b;
  const by = lead === 0 ? null : lead > 0 ? "a" : "b";
  return { type: "scouting-dealt", seat: null, dealt, cards, percent, by, difference: Math.abs(lead) };
}

/** Nobody decides anything here. The cards kept and dealt are revealed and leave the battle. */
export const outscouting = {
  name: "outscouting",
  isOver: (battle) => battle.outscouting !== null,
  toAct: () => NOBODY,
  legal: () => NOTHING,
  commands: {},
  follows: scout,
  folds: {
    "scouting-dealt": (draft, { dealt, cards, percent, by, difference }) => {
      const { a, b } = unhidden(dealt);
      for (const seat of SEATS) draft.seats[seat].hand = [];
      draft.pack = draft.pack.slice(a.length + b.length);
      draft.outscouting = { cards, percent, by, difference };
    },
  },
} satisfies BattleStep;
