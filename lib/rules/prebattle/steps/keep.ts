import type { LegalCommand } from "../../../model/battle-command";
import { COLOURS, type Colour, SEATS } from "../../../model/enumerations";
import type { BattleSeat } from "../battle";
import { type BattleStep, NOTHING, nothingFollows, refused } from "../battle-step";
import { missingCards } from "../deal";
import { unhidden } from "../unhidden";

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
