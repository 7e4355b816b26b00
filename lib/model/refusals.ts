import type { BattleCommand, LegalCommand } from "./battle-command";
import type { Step } from "./battle-steps";
import type { Square } from "./battle-tables";
import type { Colour, Territory } from "./enumerations";
import type { TableRefusalParams } from "./table-refusals";

type Nothing = Record<never, never>;

/** Every reason why the rules of the sequence refuse a command, with the values for its sentence. */
export type RefusalParams = {
  "wrong-step": { command: BattleCommand["type"]; step: Step };
  "not-your-turn": { step: Step };
  "battle-over": { step: Step };
  /** Nobody has taken the seat: it has no force yet. */
  "seat-open": Nothing;
  "seat-taken": Nothing;
  "two-holders": Nothing;
  "house-seat": Nothing;
  "already-sat": Nothing;
  "not-your-territory": { territory: Territory; own: readonly Territory[] };
  "square-not-of-territory": { square: Square; territory: Territory };
  /** The defender places the marker: no skull was rolled, or the winner defends or has waived. */
  "no-intercept": Nothing;
  "declare-first": { day: number };
  "already-declared": { day: number; pass: boolean };
  /** The seat was dealt a card for every day, or has passed as often as it must. */
  "pass-not-possible": { dealt: number; days: number };
  /** The seat has passed this day or has no card left. */
  "play-not-possible": { day: number; cards: number };
  "card-not-held": { card: Colour };
  "too-many-changes": { day: number; most: number };
  "same-card": { card: Colour };
  "move-first": { day: number };
  "nothing-to-move": { day: number };
  "square-not-reachable": { from: Square; to: Square; difference: number };
  "nothing-to-keep": Nothing;
  "already-kept": { count: number };
  /** `cards`: cards it wants to keep but does not hold. */
  "cards-not-held": { cards: readonly Colour[] };
  "nothing-offered": Nothing;
  "already-offered": Nothing;
  /** The seat has used up its offers to close or abandon the battle. */
  "too-many-offers": { to: "close" | "abandon"; most: number };
} & TableRefusalParams;
export type RefusalCode = keyof RefusalParams;

/** Why a command is refused. */
export type Refused = { readonly [Code in RefusalCode]: { readonly code: Code; readonly params: RefusalParams[Code] } }[RefusalCode];

/** The same, with every command that is legal instead, except abandoning. */
export type Refusal = Refused & { readonly legal: readonly LegalCommand[] };
