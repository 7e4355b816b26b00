import { z } from "zod";
import { MOVERS } from "./battle-tables";
import {
  CHARGE_CLAIMS,
  CONDITIONS,
  FIRE_CONDITIONS,
  FIRE_DICE,
  FIRE_STARTS,
  FIRE_STEPS,
  GENERAL_CLAIMS,
  GOING_EFFECTS,
  LADDER_STEPS,
  MELEE_CLAIMS,
  SLOWINGS,
  SPECIAL_REACHES,
} from "./combat-terms";
import { COLOURS, QUALITIES, SHOOTING_WEAPONS } from "./enumerations";
import { BEARER_TRAITS } from "./reference-terms";
import { rows } from "./source";

/** Numbers of a fight that stand in no other table: BW, files, bases or wounds. `slows-…`: halves of the target's frontage. */
const COMBAT_LIMITS = [
  "arc",
  "gun-arc",
  "gun-arc-beyond",
  "shot-at-from",
  "tercio-facing",
  ...SLOWINGS,
  "slowing-factor",
  "skirmish-shorter",
  "finishing-wounds",
  "supporting-files",
] as const;

const needs = z.array(z.array(z.enum(BEARER_TRAITS)).min(1)).default([]);
const conditions = z.array(z.enum(CONDITIONS)).default([]);
const claims = z.int().min(1);
const reach = z.int().min(1);

/** The first of `values` whose conditions all hold is claimed, provided all of `when` and none of `unless` hold. */
const claimed = {
  /** Who has the claim, and what the enemy must be or have. */
  needs,
  against: needs,
  when: conditions,
  unless: conditions,
  values: z.array(z.strictObject({ value: claims, when: conditions })).min(1),
};

const claimTables = z.strictObject({
  general: rows(GENERAL_CLAIMS, {
    ...claimed,
    charge: z.boolean(),
    melee: z.boolean(),
    /** Also counts when fighting to flank or rear. */
    allRound: z.boolean(),
  }),
  charge: rows(CHARGE_CLAIMS, claimed),
  melee: rows(MELEE_CLAIMS, claimed),
});

const fireCase = z.strictObject({
  /** Empty: every weapon. */
  weapons: z.array(z.enum(SHOOTING_WEAPONS)).default([]),
  needs,
  against: needs,
  when: z.array(z.enum(FIRE_CONDITIONS)).default([]),
});

/** The tables of `data/combat`: what troops do on the table, as numbers to calculate with. */
export const combatTables = z.strictObject({
  claims: claimTables,
  claimLadder: z.strictObject({
    /** The dice rolled from this many claims ahead of the enemy. Negative: behind. Null: however far behind. */
    steps: rows(LADDER_STEPS, { from: z.int().nullable(), dice: z.array(z.enum(COLOURS)).min(1).max(2) }),
    /** How many steps lower a supporting file rolls. */
    support: rows(["support"], { lower: z.int().min(1) }),
  }),
  /** The ranks they need to count as deep. */
  depths: rows(["pike", "long-spear", "shoving-pikes", "early-caracole", "battle-wagon-fire"], { ranks: z.int().min(1) }),
  limits: rows(COMBAT_LIMITS, { value: z.int().min(1) }),
  ranges: z.strictObject({
    /** In BW; `bases` is how many a file needs to shoot with its full die. `long` is null if there is no long range. */
    weapons: rows(SHOOTING_WEAPONS, { effective: reach, long: reach.nullable(), bases: reach }),
    special: rows(SPECIAL_REACHES, { reach }),
  }),
  fireSteps: z.strictObject({
    /** The die each starts with, and the lowest it can become. */
    starts: rows(FIRE_STARTS, { die: z.enum(FIRE_DICE), least: z.enum(FIRE_DICE) }),
    /** One step up or down if any of the cases applies, however many do. */
    steps: rows(FIRE_STEPS, { step: z.union([z.literal(1), z.literal(-1)]), cases: z.array(fireCase).min(1) }),
  }),
  movement: z.strictObject({
    /** How troops that move this way fight in each going; null: they cannot enter. How far they move is in the battlefield tables. */
    going: rows(MOVERS, {
      good: z.enum(GOING_EFFECTS),
      rough: z.enum(GOING_EFFECTS).nullable(),
      difficult: z.enum(GOING_EFFECTS).nullable(),
    }),
    /** BW that guns which can only wheel may wheel. */
    wheels: rows(["artillery"], { wheel: z.int().min(1) }),
    /** BW added or taken for each face of a die, 1 to 6. */
    variable: rows(QUALITIES, { moves: z.array(z.int()).length(6) }),
  }),
});
export type CombatTables = z.infer<typeof combatTables>;

type GeneralClaimRow = CombatTables["claims"]["general"][number];
type WeaponClaimRow = CombatTables["claims"]["charge"][number] | CombatTables["claims"]["melee"][number];
/** Any claim, from either list. */
export type ClaimRow = GeneralClaimRow | WeaponClaimRow;
export type FireStepRow = CombatTables["fireSteps"]["steps"][number];
