import type { PlacementReason } from "@/lib/model/placement-reasons";
import type { Footprint } from "@/lib/rules/table/geometry/quad";

/** Where a thing is while it is handled: its centre, in BW; a piece's angle or a unit group's facing; the sides of a piece, 0 of all else. */
export type Stance = { readonly x: number; readonly y: number; readonly angle: number; readonly w: number; readonly h: number };

export type Judgement = {
  /** As it would lie there: with what nearly touches, touching. */
  readonly stance: Stance;
  /** Why it may not; none: it may. */
  readonly reasons: readonly PlacementReason[];
  /** Sentences about what is allowed there and should be known. */
  readonly warnings: readonly string[];
};

/** `along`: only along the table's width; `ahead`: only along its own facing. */
type Movement = "free" | "along" | "ahead" | "none";

/** A thing in a player's hand: what it is, what he may do with it, and what the rules say of every place. All of it is fixed while the task lasts. */
export type Task = {
  /** Another for another thing, or for the same one in another step. */
  readonly key: string;
  /** As it stands in a sentence: "the wood", "unit group 7, Pancerni". */
  readonly name: string;
  readonly start: Stance;
  readonly moves: Movement;
  readonly turns: boolean;
  /** Of what has a front: the angle by which it looks straight at the enemy's edge. */
  readonly ahead?: number;
  /** The least and most of each side of a piece whose size is to be chosen, BW. */
  readonly sides: { readonly min: number; readonly max: number } | null;
  /** Where its centre may be at best, BW: beyond it no place is tried. */
  readonly within: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
  readonly footprint: (stance: Stance) => Footprint;
  readonly judge: (stance: Stance) => Judgement;
  /** What is said where it may be, in the place of the plain words. */
  readonly mayBeHere?: string;
};
