import type { Step } from "../../model/battle-steps";
import type { Square } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { BySeat, SeatName } from "../../model/by-seat";
import type { Colour, DieFace, Territory } from "../../model/enumerations";
import type { FrozenForce, ShownForce } from "../../model/frozen-force";
import type { BattleId } from "../../model/identifiers";
import type { BattleBook } from "./book";

/** A seat as the server knows it: all of it is secret from the other but what `view` shows. */
export type BattleSeat = {
  readonly chair: "open" | "player" | "house";
  /** Null until the force is sealed. */
  readonly shown: ShownForce | null;
  /** Null too in a record whose forces are still secret. */
  readonly force: FrozenForce | null;
  /** SHA-256 of the tokens that may act for it. */
  readonly holders: readonly string[];
  readonly nonce: string | null;
  /** Map cards that it was dealt. */
  readonly dealt: number;
  /** What it holds: the committed card among them; after the five days those it keeps, until they are laid open for out-scouting. */
  readonly hand: readonly Colour[];
  /** Days that it has passed. */
  readonly passed: number;
  /** Of the day that is being played. */
  readonly declared: "pass" | "play" | null;
  readonly committed: Colour | null;
  /** How often it has committed a card today. */
  readonly commits: number;
  readonly hasKept: boolean;
  readonly offersToAbandon: boolean;
};

/** A battle folded from its events: `apply` is the only way to another one. */
export type Battle = {
  readonly battle: BattleId;
  readonly commitment: string;
  readonly book: BattleBook;
  readonly seq: number;
  readonly chain: string;
  /** Null while it is secret. */
  readonly seed: string | null;
  readonly step: Step;
  readonly table: { readonly width: number; readonly depth: number };
  readonly oneHand: boolean;
  readonly seats: BySeat<BattleSeat>;
  readonly roles: { readonly invader: SeatName; readonly defender: SeatName } | null;
  readonly invasion: readonly BySeat<DieFace>[];
  /** Of the last roll. */
  readonly winner: SeatName | null;
  readonly interceptWaived: boolean;
  readonly territory: Territory | null;
  readonly square: Square | null;
  /** From 1; null outside the five days. */
  readonly day: number | null;
  /** Whose choice it is where to move the marker, and by how much the better card is better. */
  readonly move: { readonly mover: SeatName; readonly difference: number } | null;
  readonly days: BattleView["days"];
  /** What is left of the pack, the next card first. */
  readonly pack: readonly Colour[];
  readonly outscouting: BattleView["outscouting"];
  /** The first word that no draw has taken. */
  readonly nextWord: number;
};
