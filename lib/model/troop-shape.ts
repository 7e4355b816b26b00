import { z } from "zod";
import {
  ARMOURS,
  CHARACTERISTICS,
  FIREPOWERS,
  FORMATIONS,
  IMPACT_WEAPONS,
  MELEE_WEAPONS,
  QUALITIES,
  SET_FORMATIONS,
  SHOOTING_WEAPONS,
  TRAININGS,
  TROOP_TYPES,
} from "./enumerations";

const shootingWeapon = z.enum(SHOOTING_WEAPONS, {
  error: (issue) => (issue.input === undefined || issue.input === null ? "firepower-without-weapon" : undefined),
});

/** A missile weapon and how well it is used. A firepower printed blank stays null and counts as average. */
const shooting = z.strictObject({
  weapon: shootingWeapon,
  firepower: z.enum(FIREPOWERS).nullable().default(null),
});
export type Shooting = z.infer<typeof shooting>;

export const characteristics = z.array(z.enum(CHARACTERISTICS)).refine((list) => new Set(list).size === list.length, {
  params: { code: "duplicate-characteristic" },
  error: "duplicate-characteristic",
});

export const troopShape = z.strictObject({
  type: z.enum(TROOP_TYPES),
  training: z.enum(TRAININGS).nullable().default(null),
  formation: z.enum(FORMATIONS),
  setFormation: z.enum(SET_FORMATIONS).nullable().default(null),
  armour: z.enum(ARMOURS),
  quality: z.enum(QUALITIES),
  shooting: shooting.nullable().default(null),
  impact: z.enum(IMPACT_WEAPONS).nullable().default(null),
  melee: z.enum(MELEE_WEAPONS).nullable().default(null),
  attached: z.array(shooting).max(4).default([]),
  characteristics: characteristics.default([]),
});
/** A classification that may still contradict itself. */
export type TroopShape = z.infer<typeof troopShape>;

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
