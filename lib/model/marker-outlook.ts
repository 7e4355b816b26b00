import type { Square } from "./battle-tables";
import type { SeatName } from "./by-seat";
import type { Territory } from "./enumerations";

/**
 * Whether the marker may come to a square now, and what it would take. `needed`: how many steps better a card must be; null: the cards of
 * one day cannot do it.
 */
export type MarkerOutlook =
  /** Nobody defends yet: any territory of the square may be chosen. */
  | { readonly state: "no-territory"; readonly possible: readonly Territory[] }
  /** Those of the square's territories that the defender's list has. */
  | { readonly state: "territory"; readonly defender: SeatName; readonly possible: readonly Territory[] }
  | { readonly state: "outside"; readonly territory: Territory }
  /** `orElse`: who places it if an intercepting invader waives. */
  | { readonly state: "placing"; readonly placer: SeatName | null; readonly orElse: SeatName | null }
  | { readonly state: "choosing"; readonly needed: number | null }
  | { readonly state: "moving"; readonly mover: SeatName; readonly difference: number; readonly needed: number | null }
  /** The five days are over. */
  | { readonly state: "settled"; readonly on: Square | null }
  | { readonly state: "abandoned" };
