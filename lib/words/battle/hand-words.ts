import type { Colour } from "../../model/enumerations";
import { either } from "../phrasing";

type Hand = { readonly cards: readonly Colour[]; readonly legal: readonly Colour[]; readonly committed: Colour | null };

/** Why some or all cards of a hand cannot be chosen now; null where every one can. */
export function handWords({ cards, legal, committed }: Hand): string | null {
  const shut = [...new Set(cards)].filter((card) => card !== committed && !legal.includes(card));
  if (cards.length === 0) return "No cards left.";
  if (committed !== null && legal.length === 0) {
    const change = shut.length === 0 ? "You hold no other colour to change it for" : "It can no longer be changed today";
    return `Your ${committed} card is committed. ${change}.`;
  }
  if (shut.length === 0) return null;
  return legal.length === 0 ? "Nothing is played from the hand now." : `You cannot play ${either(shut)} now.`;
}
