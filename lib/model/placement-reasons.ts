import type { SeatName } from "./by-seat";
import type { Form, Going, ShortEdge } from "./enumerations";

type Nothing = Record<never, never>;

/** Every reason why something may not be placed somewhere, with the values for its sentence. Lengths in BW. */
export type PlacementReasonParams = {
  "off-table": Nothing;
  /** A side shorter or longer than the piece may have. */
  size: { min: number; max: number };
  /** Not wholly inside the part of the table that the die names. */
  "outside-region": { left: number; bottom: number; right: number; top: number };
  "not-at-edge": { edge: ShortEdge | null };
  "too-near": { piece: string; apart: number };
  "on-piece": { piece: string };
  "in-water": Nothing;
  /** For an adjustment: moved too far, turned although the die allows no turning, or pivoted about a point that is not the piece's. */
  "too-far": { most: number };
  "no-pivot": { die: number; from: number };
  "pivot-outside": Nothing;
  /** `from`, `to`: the depth of the deployment zone, from the defender's edge. */
  "outside-deployment": { from: number; to: number };
  "on-unit": { seat: SeatName; number: number };
  "on-camp": { seat: SeatName };
  /** On a lake or other impassable ground. */
  impassable: { piece: string };
  /** Troops of this kind may not deploy on an open wing. */
  "open-wing": { edge: ShortEdge; sector: number };
  form: { forms: readonly Form[] };
  /** `allowed`: the possible numbers of files; for battle wagons not every number from `min` to `max`. */
  files: { min: number; max: number; allowed: readonly number[] };
  "no-caltrops": Nothing;
  "no-stakes": Nothing;
  "outside-camp-reach": { ranges: readonly { readonly min: number; readonly max: number }[] };
  /** For a camp: there is a place on better going. */
  "worse-going": { going: Going; better: Going };
  /** Where an ambush would be seen from. */
  seen: { x: number; y: number };
  "outside-half": { from: number; to: number };
  /** For a scouts' move: something is in the way. */
  "path-blocked": Nothing;
  "beyond-move": { most: number };
};
export type PlacementReasonCode = keyof PlacementReasonParams;
export type PlacementReason = {
  readonly [Code in PlacementReasonCode]: { readonly code: Code; readonly params: PlacementReasonParams[Code] };
}[PlacementReasonCode];

/** A legal place found by the search. `w` and `h` are for pieces only. */
export type FoundPlace = { readonly x: number; readonly y: number; readonly angle: number; readonly w?: number; readonly h?: number };
