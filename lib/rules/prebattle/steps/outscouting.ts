import type { Happening } from "../../../model/battle-event";
import { type Colour, SEATS } from "../../../model/enumerations";
import type { Battle } from "../battle";
import { type BattleStep, NOBODY, NOTHING } from "../battle-step";
import type { BattleBook } from "../book";
import { deal } from "../deal";
import { defenderFirst, eachSeat } from "../seats";
import { unhidden } from "../unhidden";

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
