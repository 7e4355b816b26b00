import type { Draw } from "../../model/battle-event";
import type { BySeat, SeatName } from "../../model/by-seat";
import type { Colour } from "../../model/enumerations";
import type { Draws } from "../chance";

/** From the last card down to the second, each card swaps places with one drawn from it and all before it. */
export function shuffled(pack: readonly Colour[], next: Draws): { cards: Colour[]; draws: Draw[] } {
  const cards = [...pack];
  const draws: Draw[] = [];
  for (let at = cards.length - 1; at > 0; at--) {
    const draw = next(at + 1);
    draws.push(draw);
    const [here, there] = [cards[at], cards[draw.value]];
    if (here === undefined || there === undefined) throw new Error(`a draw of ${at + 1} gave ${draw.value}`);
    cards[at] = there;
    cards[draw.value] = here;
  }
  return { cards, draws };
}

type Cards = readonly Colour[];

/** Deals from the top of the pack, one card at a time in this order. Once a seat has its number, the other goes on alone. */
export function deal(pack: Cards, owed: BySeat<number>, order: readonly SeatName[]): { hands: BySeat<Colour[]>; rest: Cards } {
  const hands: BySeat<Colour[]> = { a: [], b: [] };
  let next = 0;
  const rounds = Math.max(owed.a, owed.b);
  for (let round = 0; round < rounds; round++) {
    for (const seat of order) {
      const card = pack[next];
      if (card === undefined || round >= owed[seat]) continue;
      hands[seat].push(card);
      next += 1;
    }
  }
  return { hands, rest: pack.slice(next) };
}

/** The hand without this card. Throws if it is not there: that is a bug. */
export function without(hand: Cards, card: Colour): Cards {
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`no ${card} card in the hand`);
  return hand.toSpliced(at, 1);
}

/** The cards of `wanted` that a hand lacks, each as often as it lacks it. */
export function missingCards(hand: Cards, wanted: Cards): Cards {
  const left = [...hand];
  return wanted.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
