import type { PlacementReason } from "@/lib/model/refusals";
import type { Footprint } from "@/lib/rules/table/geometry/quad";
import type { Words } from "@/lib/words/sentence";

/** Where a thing is while it is handled: its centre, in BW; a piece's angle or a unit group's facing; the sides of a piece, 0 of all else. */
export type Stance = { readonly x: number; readonly y: number; readonly angle: number; readonly w: number; readonly h: number };

export type Judgement = {
  /** As it would lie there, with near misses made to touch. */
  readonly stance: Stance;
  /** Why it is not legal; empty: it is. */
  readonly reasons: readonly PlacementReason[];
  /** Sentences about what is allowed there and still worth knowing. */
  readonly warnings: readonly Words[];
};

/** `along`: only along the table's width; `ahead`: only along its own facing. */
type Movement = "free" | "along" | "ahead" | "none";

/** The thing in hand: what it is, what can be done with it, and what the rules say about each position. Fixed while the task lasts. */
export type Task = {
  /** Differs for each thing, and for one thing in different steps. */
  readonly key: string;
  /** As it stands in a sentence: "the wood", "unit group 7, Pancerni". */
  readonly name: string;
  readonly start: Stance;
  readonly moves: Movement;
  readonly turns: boolean;
  /** Of a thing with a front: the angle at which it faces the enemy's edge. */
  readonly ahead?: number;
  /** The least and most of each side of a piece whose size is to be chosen, BW. */
  readonly sides: { readonly min: number; readonly max: number } | null;
  /** Bounds of its centre, BW: no position beyond them is tried. */
  readonly within: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
  readonly footprint: (stance: Stance) => Footprint;
  readonly judge: (stance: Stance) => Judgement;
  /** Said of a legal position, instead of the usual words. */
  readonly mayBeHere?: Words;
};
