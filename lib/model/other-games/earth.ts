import { z } from "zod";
import { displayName } from "../identifiers";
import { chance, distribution } from "./chances";
import {
  EARTH_AGES,
  EARTH_CAUSES,
  EARTH_COMBATS,
  type EARTH_DEEDS,
  EARTH_EFFECTS,
  EARTH_GROUNDS,
  EARTH_MODES,
  EARTH_NO_SHOT,
  EARTH_ORDERS,
  EARTH_PHASES,
  EARTH_SITUATIONS,
  EARTH_STATES,
  EARTH_STEADY_TEMPERS,
  EARTH_TEMPERS,
  EARTH_TERRAINS,
  EARTH_TYPES,
  EARTH_MOST as MOST,
} from "./earth-terms";

/** What is asked of Battle for 2mm Earth, and what is answered. */

const flag = z.boolean().default(false);
const count = (most: number) => z.int().min(0).max(most).default(0);
const bases = z.int().min(1).max(MOST.bases);
const oneR = z.int().min(1).max(MOST.resilience);
const arming = z.int().min(0).max(MOST.arming);
const leadership = count(MOST.leadership).describe("The highest L in the formation; 0 without a character.");
const situation = z.enum(EARTH_SITUATIONS).default("idle");

const resilience = z.strictObject({ melee: oneR.default(4), ranged: oneR.default(4) });

const formation = z.strictObject({
  front: z.int().min(1).max(MOST.front).default(5).describe("Bases side by side."),
  bases: bases.optional().describe("In all ranks, `front` or more. Left out: 10, or `front` if that is more."),
  injured: count(MOST.front).describe("Bases of the front rank, `front` at most."),
  lost: count(MOST.bases).describe("Bases killed earlier in the game."),
  melee: arming.default(2).describe("Arming value."),
  ranged: arming.default(0).describe("Arming value; 0: cannot shoot."),
  resilience: resilience.prefault({}),
  initiative: z.int().min(1).max(MOST.initiative).default(3),
  mounted: flag,
  missile: flag.describe("Armed with missiles or throwing weapons, and has not fired ordnance in this bound."),
  skirmisher: flag,
  leadership,
  type: z.enum(EARTH_TYPES).default("infantry"),
  terrain: z.enum(EARTH_TERRAINS).default("open").describe("What it stands in."),
  state: z.enum(EARTH_STATES).default("steady"),
});
export type EarthFormation = z.infer<typeof formation>;
/** With everything that it left open. */
export type FilledFormation = EarthFormation & { readonly bases: number };

const shot = z.strictObject({
  mode: z.enum(EARTH_MODES).default("normal"),
  moving: flag,
  noMoveAndFire: flag.describe("Whether these troops may not both move and fire."),
  distance: z.int().min(0).max(MOST.shot).describe("Metres."),
  range: z.int().min(1).max(MOST.shot).describe("Metres, at most."),
});
export type EarthShot = z.infer<typeof shot>;

export const earthShootingQuestion = z.strictObject({ own: formation, other: formation, shot });
export type EarthShootingQuestion = z.infer<typeof earthShootingQuestion>;

export const earthMeleeQuestion = z.strictObject({ own: formation, other: formation });
export type EarthMeleeQuestion = z.infer<typeof earthMeleeQuestion>;

export const earthBoundsQuestion = z.strictObject({
  mode: z.enum(EARTH_COMBATS).default("melee"),
  own: formation,
  other: formation,
  ownShot: shot.nullable().default(null).describe("Null: does not shoot. Shooting only."),
  otherShot: shot.nullable().default(null).describe("Null: does not shoot. Shooting only."),
  bounds: z.int().min(1).max(MOST.bounds).default(4),
});
export type EarthBoundsQuestion = z.infer<typeof earthBoundsQuestion>;

export const earthPanicQuestion = z.strictObject({
  resilience,
  situation,
  minus: count(1).describe("1 if the cause of the test makes it harder."),
  state: z.enum(EARTH_STATES).default("steady").describe("Routing: a character has just joined it."),
  leadership,
});
export type EarthPanicQuestion = z.infer<typeof earthPanicQuestion>;

export const earthCausesQuestion = z.strictObject({
  temper: z.enum(EARTH_STEADY_TEMPERS).default("normal"),
  resilience,
  situation,
  state: z.enum(["steady", "retreating"]).default("steady"),
  leadership,
  atStart: bases.describe("Bases at the start of this bound."),
  killed: count(MOST.bases).describe("Bases killed in this bound, `atStart` at most."),
  killedBefore: count(MOST.bases).describe("Bases killed in earlier bounds."),
  frontKilled: flag,
  characterKilled: flag,
  flank: flag,
  rear: flag,
  separated: flag,
  friendRouts: z.int().min(0).max(MOST.metres).nullable().default(null).describe("Metres to the nearest friend, no skirmisher, who routs."),
  seen: z
    .strictObject({ friends: count(MOST.friends), retreating: count(MOST.friends), routing: count(MOST.friends) })
    .prefault({})
    .describe("Friends in sight; those who retreat or rout are among them."),
});
export type EarthCausesQuestion = z.infer<typeof earthCausesQuestion>;

export const earthOrderQuestion = z.strictObject({
  temper: z.enum(EARTH_TEMPERS),
  shaken: flag.describe("Random troops only: whether hits have made them reluctant."),
  order: z.enum(EARTH_ORDERS),
});
export type EarthOrderQuestion = z.infer<typeof earthOrderQuestion>;

const metres = z.int().min(0).max(MOST.metres);

export const earthMessengerQuestion = z.strictObject({
  age: z.enum(EARTH_AGES),
  legs: z
    .array(z.strictObject({ metres, slow: flag.describe("Through what blocks sight, is impractical or overhead.") }))
    .min(1)
    .max(MOST.legs),
});
export type EarthMessengerQuestion = z.infer<typeof earthMessengerQuestion>;

export const earthMoveQuestion = z.strictObject({
  type: z.enum(EARTH_TYPES),
  ground: z.enum(EARTH_GROUNDS).default("plain"),
  half: flag.describe("Half speed, by its losses."),
  metres,
});
export type EarthMoveQuestion = z.infer<typeof earthMoveQuestion>;

export const earthOrderOfPlayQuestion = z.strictObject({
  units: z
    .array(z.strictObject({ name: displayName, initiative: z.int().min(1).max(MOST.initiative) }))
    .min(1)
    .max(MOST.units),
});
export type EarthOrderOfPlayQuestion = z.infer<typeof earthOrderOfPlayQuestion>;

/** What becomes of those who are struck, by their number. */
const suffered = {
  injured: distribution.describe("Bases newly injured."),
  killed: distribution,
  frontKilled: chance.describe("That the whole front rank is killed."),
  halfSpeed: chance.describe("That its losses halve its speed."),
};

export const earthShootingAnswer = z.strictObject({
  asked: earthShootingQuestion,
  allowed: z.boolean(),
  reason: z.enum(EARTH_NO_SHOT).nullable(),
  dice: z.int(),
  dieModifier: z.int(),
  resilience: z.int().describe("What a die must reach after its modifier."),
  hit: chance,
  hits: distribution,
  ...suffered,
});
export type EarthShootingAnswer = z.infer<typeof earthShootingAnswer>;

const blow = z.strictObject({
  dice: z.int().describe("Before losses of this bound."),
  resilience: z.int().describe("The resilience it strikes at."),
  hit: chance,
  hits: distribution.describe("Hits it scores."),
  ...suffered,
});
export type EarthBlow = z.infer<typeof blow>;
export const earthMeleeAnswer = z.strictObject({
  asked: earthMeleeQuestion,
  first: z.enum(["own", "other", "both"]),
  own: blow,
  other: blow,
});
export type EarthMeleeAnswer = z.infer<typeof earthMeleeAnswer>;

const bound = z.strictObject({
  ...{ ownRetreats: chance, ownRouts: chance, ownGone: chance },
  ...{ otherRetreats: chance, otherRouts: chance, otherGone: chance },
  goesOn: chance,
});
export type EarthBound = z.infer<typeof bound>;
export const earthBoundsAnswer = z.strictObject({
  asked: earthBoundsQuestion,
  bounds: z.array(bound).describe("By the end of each bound, cumulative. It ends when either side retreats, routs or is gone."),
  ownBases: distribution.describe("Bases left at the end."),
  otherBases: distribution.describe("Bases left at the end."),
});
export type EarthBoundsAnswer = z.infer<typeof earthBoundsAnswer>;

const panicked = { fine: chance, retreat: chance, rout: chance };
export const earthPanicAnswer = z.strictObject({
  asked: earthPanicQuestion,
  resilience: z.int().describe("What the lower die, less L, must be below."),
  ...panicked,
});
export type EarthPanicAnswer = z.infer<typeof earthPanicAnswer>;

export const earthCausesAnswer = z.strictObject({
  asked: earthCausesQuestion,
  causes: z.array(z.strictObject({ code: z.enum(EARTH_CAUSES), effect: z.enum(EARTH_EFFECTS), minus: z.int() })),
  ...panicked,
});
export type EarthCausesAnswer = z.infer<typeof earthCausesAnswer>;

export const earthOrderAnswer = z.strictObject({
  asked: earthOrderQuestion,
  ...({ attacks: chance, holds: chance, advances: chance, retreats: chance, routs: chance } satisfies Record<
    (typeof EARTH_DEEDS)[number],
    unknown
  >),
});
export type EarthOrderAnswer = z.infer<typeof earthOrderAnswer>;

export const earthMessengerAnswer = z.strictObject({
  asked: earthMessengerQuestion,
  distance: z.int().describe("Metres; slow ground counts three times."),
  bounds: z.int(),
});
export type EarthMessengerAnswer = z.infer<typeof earthMessengerAnswer>;

export const earthMoveAnswer = z.strictObject({
  asked: earthMoveQuestion,
  speed: z.number().nullable().describe("Metres a bound; null: cannot travel."),
  bounds: z.int().nullable(),
});
export type EarthMoveAnswer = z.infer<typeof earthMoveAnswer>;

export const earthOrderOfPlayAnswer = z.strictObject({
  asked: earthOrderOfPlayQuestion,
  phases: z.array(z.strictObject({ phase: z.enum(EARTH_PHASES), groups: z.array(z.array(z.string())) })),
});
export type EarthOrderOfPlayAnswer = z.infer<typeof earthOrderOfPlayAnswer>;
