/** The fixed vocabularies of Bronze Eagles II, and how much may be asked. A page uses them without the schemas. */

const EAGLE_FOOT = ["trained-close", "trained-open", "warband", "levy"] as const;
export const EAGLE_HORSE = ["knights", "cavalry", "scouts", "chariots"] as const;
export const EAGLE_TROOPS = [...EAGLE_FOOT, ...EAGLE_HORSE] as const;
export type EagleTroop = (typeof EAGLE_TROOPS)[number];
export const isEagleHorse = (troop: EagleTroop): boolean => EAGLE_HORSE.some((one) => one === troop);

export const EAGLE_PEOPLES = ["roman", "middle-eastern", "eastern", "gallic-german", "briton", "other"] as const;
export type EaglePeople = (typeof EAGLE_PEOPLES)[number];

export const EAGLE_WEAPONS = ["crossbow", "bow", "sling"] as const;
export const EAGLE_MOVES = ["none", "half", "more"] as const;

export const EAGLE_METHODS = ["highest", "totals"] as const;
export type EagleMethod = (typeof EAGLE_METHODS)[number];

export const ATTACKED_IN = ["front", "flank", "rear"] as const;
export const OUTFLANKING = ["own", "other"] as const;

/** What changes the dice of a side in the first round. */
export const EAGLE_REASONS = ["charge-foot", "charge-knights", "trained", "commander", "obstacle", "flank", "rear"] as const;
export type EagleReason = (typeof EAGLE_REASONS)[number];

export const RUNS = ["flight", "break-off"] as const;
export const NO_PURSUIT = ["foot-after-horse", "close-after-open", "bad-going", "levy-destroyed"] as const;
export const NO_SHOOTING = ["moved", "out-of-range"] as const;

export const EAGLE_MOST = {
  ...{ bases: 3, models: 3, rounds: 6, casualties: 12, rerolls: 99, seed: 64 },
  ...{ figures: 40, target: 60, distance: 24, turns: 10 },
  rating: { least: 2, most: 20 },
} as const;
