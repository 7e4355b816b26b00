import type { SeatName } from "./by-seat";
import type { Form, Going, ShortEdge } from "./enumerations";

type Nothing = Record<never, never>;

/** Every reason why a thing may not lie or stand somewhere, each with the values its sentence needs; all lengths in BW. */
export type PlacementReasonParams = {
  "off-table": Nothing;
  /** A side shorter or longer than the piece may have. */
  size: { min: number; max: number };
  /** Not wholly in the part of the table that the die names. */
  "outside-region": { left: number; bottom: number; right: number; top: number };
  "not-at-edge": { edge: ShortEdge | null };
  "too-near": { piece: string; apart: number };
  "on-piece": { piece: string };
  "in-water": Nothing;
  /** Of an adjustment: moved farther, or turned though the die allows no turning, or about a point that is not the piece's. */
  "too-far": { most: number };
  "no-pivot": { die: number; from: number };
  "pivot-outside": Nothing;
  /** `from`, `to`: how deep from the defender's edge one may stand. */
  "outside-deployment": { from: number; to: number };
  "on-unit": { seat: SeatName; number: number };
  "on-camp": { seat: SeatName };
  /** On a lake: nobody goes there. */
  impassable: { piece: string };
  /** Troops of its kind do not deploy on an open wing. */
  "open-wing": { edge: ShortEdge; sector: number };
  form: { forms: readonly Form[] };
  /** `allowed`: the numbers of files there may be, which for battle wagons are not all from `min` to `max`. */
  files: { min: number; max: number; allowed: readonly number[] };
  "no-caltrops": Nothing;
  "no-stakes": Nothing;
  "outside-camp-reach": { ranges: readonly { readonly min: number; readonly max: number }[] };
  /** Of a camp, where there is a place on better going. */
  "worse-going": { going: Going; better: Going };
  /** Where an ambush would be seen from, and how. */
  seen: { x: number; y: number };
  "outside-half": { from: number; to: number };
  /** Of a scouts' move: something is in the way. */
  "path-blocked": Nothing;
  "beyond-move": { most: number };
};
export type PlacementReasonCode = keyof PlacementReasonParams;
export type PlacementReason = {
  readonly [Code in PlacementReasonCode]: { readonly code: Code; readonly params: PlacementReasonParams[Code] };
}[PlacementReasonCode];

/** Where the search found that a thing may lie; `w` and `h` of a piece alone. */
export type FoundPlace = { readonly x: number; readonly y: number; readonly angle: number; readonly w?: number; readonly h?: number };
