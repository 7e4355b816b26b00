import type { Colour } from "../../model/enumerations";
import { either } from "../phrasing";

type Hand = { readonly cards: readonly Colour[]; readonly legal: readonly Colour[]; readonly committed: Colour | null };

export const HAND = {
  name: "Your cards",
  played: "played",
  /** Cards of one colour. */
  cards: (colour: Colour, count: number): string => (count > 1 ? `${count} ${colour}` : colour),
} as const;

/** Why some or all cards of a hand cannot be chosen now; null where every one can, or where it is not the time to play. */
export function handWords({ cards, legal, committed }: Hand): string | null {
  const shut = [...new Set(cards)].filter((card) => card !== committed && !legal.includes(card));
  if (cards.length === 0) return "No cards left.";
  if (committed !== null && legal.length === 0)
    return `You have played ${committed}. ${shut.length === 0 ? "You have no other colour to change it to." : "You cannot change it today any more."}`;
  return shut.length === 0 || legal.length === 0 ? null : `You cannot play ${either(shut)} now.`;
}
