import type { Square } from "@/lib/model/battle-tables";
import type { Colour } from "@/lib/model/enumerations";

/** A day as the chart shows it: where it ended, and both cards, the reader's own (or seat a's) first; null is a pass. */
export type ChartDay = { readonly day: number; readonly to: Square; readonly cards: readonly [Colour | null, Colour | null] };

/** All that changes on the chart from day to day. */
export type ChartMarks = {
  /** Where the marker was placed. */
  readonly start: Square | null;
  readonly days: readonly ChartDay[];
  readonly marker: Square | null;
  /** Where it may go now. */
  readonly choices: readonly Square[];
  /** Where it could go with the chosen card against the lowest one. */
  readonly hints?: readonly Square[];
  /** Picked, not yet sent. */
  readonly chosen: Square | null;
  /** What each is worth to the reader's army. */
  readonly worths?: Readonly<Partial<Record<Square, number>>>;
  /** Drawn but invisible: showing them again costs nothing. */
  readonly hidesWorths?: boolean;
};
