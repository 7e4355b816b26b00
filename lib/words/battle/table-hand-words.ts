import type { BattleCommand } from "../../model/battle-command";
import { lengthWords } from "./terrain-words";

/** A unit group in hand, as it stands in a sentence. */
export const handledUnitName = ({ number, name }: { readonly number: number; readonly name: string }): string =>
  `unit group ${number}, ${name}`;

export const NERVOUS_HERE = "It would be nervous here: foot in a flank sector, not wholly in rough or difficult going.";

/** Of a piece that must touch an edge: the engraving within its rectangle need not reach it. */
export const MAY_TOUCH_HERE = "It may be here: the dashed rectangle touches the edge.";

const HERE: Readonly<Partial<Record<BattleCommand["type"], string>>> = {
  "place-piece": "Lay it here",
  "place-flank-piece": "Lay it here",
  "adjust-piece": "Move it here",
  "place-camp": "Pitch it here",
  "deploy-unit": "Deploy here",
  "wheel-artillery": "Wheel it back so",
  "place-commander": "Place him here",
  "scout-move": "Move here",
};

/** What the button says that does it where the thing in hand is. */
export const hereWords = (type: BattleCommand["type"]): string | null => HERE[type] ?? null;

/** Of a unit group that is to be formed. */
export function frontageWords(files: number, ranks: number, frontage: number, depth: number): string {
  return `${files} wide, ${ranks} deep: ${lengthWords(frontage)} by ${lengthWords(depth)} BW`;
}

/** What is wanted before the button does anything. */
const FIRST: Readonly<Partial<Record<BattleCommand["type"], string>>> = {
  "adjust-piece": "Move it on the map, or choose one of these.",
  "wheel-artillery": "Turn the guns on the map, or choose one of these.",
  "scout-move": "Move the scouts on the map, or pass.",
};

export const firstWords = (type: BattleCommand["type"]): string | null => FIRST[type] ?? null;

/** Said when what was in the hand is not to be handled any more, and this page has not done it. */
export const goneWords = (name: string): string => `The battle has gone on: ${name} is not in your hand any more.`;

/** Of secret orders that were being made up, and lay in this tab. */
export const ORDERS_UNREADABLE = "The orders that were kept in this tab cannot be read: they are dropped.";
export const ORDERS_REDUCED = "Of the orders that were kept in this tab, what is no longer possible is dropped.";
