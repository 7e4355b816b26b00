import type { BySeat } from "../../model/by-seat";
import type { Version } from "../../model/identifiers";
import type { DrawSource } from "../../rules/chance/draws";
import type { Battle } from "../../rules/prebattle/battle";

/** A battle as it stands, folded from its stored events, with what the server alone knows of it. */
export type Loaded = {
  readonly battle: Battle;
  /** Of the tables that it is decided by. */
  readonly rules: Version;
  readonly seed: Uint8Array;
  readonly draws: DrawSource;
  /** When each seat acted last, or the battle began: milliseconds since 1970. */
  readonly acted: BySeat<number>;
};
