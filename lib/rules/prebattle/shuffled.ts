import type { Draw } from "../../model/battle-event";
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
