/** What follows from a classification and is therefore never typed. */
export type TroopTraits = {
  readonly skirmishers: boolean;
  readonly double: boolean;
  readonly shatter: boolean;
  /** Shoves by itself: against all, only loose or skirmish foot, or not at all. */
  readonly shove: "all" | "looser-foot" | "no";
  readonly square: boolean;
  readonly evade: boolean;
  readonly skirmish: boolean;
  readonly rearSupported: boolean;
  readonly noFlank: boolean;
  readonly noRear: boolean;
  readonly neverNervous: boolean;
  readonly movesAsGroup: boolean;
  /** Hundredths of a BW. */
  readonly baseDepth: number;
};
