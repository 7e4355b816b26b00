/** What follows from a classification and is never typed. */
export type TroopTraits = {
  readonly skirmishers: boolean;
  readonly double: boolean;
  readonly shatter: boolean;
  /** Shoves without a characteristic: against all, against loose or skirmish foot, against these only in close form, or not at all. */
  readonly shove: "all" | "looser-foot" | "looser-foot-in-close-form" | "no";
  readonly square: boolean;
  /** May run away or skirmish when charged, in every form it takes. */
  readonly evade: boolean;
  /** Must do so when a TuG charges: always, only in skirmish form, or never. */
  readonly mustEvade: "always" | "in-skirmish-form" | "no";
  readonly skirmish: boolean;
  readonly rearSupported: boolean;
  readonly noFlank: boolean;
  readonly noRear: boolean;
  readonly neverNervous: boolean;
  readonly movesAsGroup: boolean;
  /** Hundredths of a BW. */
  readonly baseDepth: number;
};
