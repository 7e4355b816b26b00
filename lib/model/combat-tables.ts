import { z } from "zod";
import { MOVERS } from "./battlefield-tables";
import { BEARER_TRAITS } from "./bearer-traits";
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
  SPECIAL_REACHES,
} from "./combat-terms";
import { COLOURS, QUALITIES, SHOOTING_WEAPONS } from "./enumerations";
import { rows } from "./rows";

const needs = z.array(z.array(z.enum(BEARER_TRAITS)).min(1)).default([]);
const conditions = z.array(z.enum(CONDITIONS)).default([]);
const claims = z.int().min(1);
const reach = z.int().min(1);

/** The first of `values` whose conditions all hold is claimed, if all of `when` and none of `unless` do. */
const claimed = {
  /** Who has it, and what its foe must be or have. */
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
    /** Counts when one is fought on flank and rear too. */
    allRound: z.boolean(),
  }),
  charge: rows(CHARGE_CLAIMS, claimed),
  melee: rows(MELEE_CLAIMS, claimed),
});

const fireCase = z.strictObject({
  /** None at all: every weapon. */
  weapons: z.array(z.enum(SHOOTING_WEAPONS)).default([]),
  needs,
  against: needs,
  when: z.array(z.enum(FIRE_CONDITIONS)).default([]),
});

/** The tables of `data/combat`: what troops do on the table, in figures that can be reckoned with. */
export const combatTables = z.strictObject({
  claims: claimTables,
  claimLadder: z.strictObject({
    /** From so many claims ahead of the foe (below nought: behind him; null: however far) one rolls these dice. */
    steps: rows(LADDER_STEPS, { from: z.int().nullable(), dice: z.array(z.enum(COLOURS)).min(1).max(2) }),
    /** Steps that a supporting file rolls lower. */
    support: rows(["support"], { lower: z.int().min(1) }),
  }),
  /** Ranks that they need, to be what they are when they are deep. */
  depths: rows(["pike", "long-spear", "shoving-pikes", "early-caracole", "battle-wagon-fire"], { ranks: z.int().min(1) }),
  ranges: z.strictObject({
    /** BW, and the bases that a file needs to shoot with its full die; null where there is no long range. */
    weapons: rows(SHOOTING_WEAPONS, { effective: reach, long: reach.nullable(), bases: reach }),
    special: rows(SPECIAL_REACHES, { reach }),
  }),
  fireSteps: z.strictObject({
    /** The die each starts with, and the least that it can become. */
    starts: rows(FIRE_STARTS, { die: z.enum(FIRE_DICE), least: z.enum(FIRE_DICE) }),
    /** Up or down where any of the cases is given, however many are. */
    steps: rows(FIRE_STEPS, { step: z.union([z.literal(1), z.literal(-1)]), cases: z.array(fireCase).min(1) }),
  }),
  movement: z.strictObject({
    /** How those who move so fight in such going; null where they cannot go. How far they move stands with the battlefield. */
    going: rows(MOVERS, {
      good: z.enum(GOING_EFFECTS),
      rough: z.enum(GOING_EFFECTS).nullable(),
      difficult: z.enum(GOING_EFFECTS).nullable(),
    }),
    /** BW that guns wheel which do nothing else. */
    wheels: rows(["artillery"], { wheel: z.int().min(1) }),
    /** BW more or less for each face of a die, from 1 to 6. */
    variable: rows(QUALITIES, { moves: z.array(z.int()).length(6) }),
  }),
});
export type CombatTables = z.infer<typeof combatTables>;

type GeneralClaimRow = CombatTables["claims"]["general"][number];
type WeaponClaimRow = CombatTables["claims"]["charge"][number] | CombatTables["claims"]["melee"][number];
/** Any claim, whichever of the lists it stands in. */
export type ClaimRow = GeneralClaimRow | WeaponClaimRow;
export type FireStepRow = CombatTables["fireSteps"]["steps"][number];
