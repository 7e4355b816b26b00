import type { BySeat } from "../../model/by-seat";
import type { Version } from "../../model/identifiers";
import type { DrawSource } from "../../rules/chance/draws";
import type { Battle } from "../../rules/prebattle/battle";

/** The current battle, folded from its stored events, with what only the server knows. */
export type Loaded = {
  readonly battle: Battle;
  /** The version of the tables that decide it. */
  readonly rules: Version;
  readonly seed: Uint8Array;
  readonly draws: DrawSource;
  /** When each seat last acted, or else when the battle began, in milliseconds since 1970. */
  readonly acted: BySeat<number>;
};
