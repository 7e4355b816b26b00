import { z } from "zod";
import { battleCommand } from "./battle-command";
import { FLANK_KINDS } from "./battle-tables";
import { angle, form, square } from "./battlefield";
import { DENSITIES, GOINGS, TEMPERS, TERRITORIES } from "./enumerations";
import { quickTroop } from "./force";
import { unitNumber } from "./identifiers";
import { rows, source } from "./source";

/** What troops think of the amount of terrain. Each unit group falls under exactly one of these. */
export const GROUND_LIKINGS = [
  "mounted-like-it-open",
  "close-horse-likes-it-open",
  "shooting-horse-likes-it-open",
  "light-horse-likes-room",
  "camels-mind-little",
  "elephants-like-it-open",
  "wagons-need-open-ground",
  "guns-want-a-field-of-fire",
  "heavy-guns-want-a-field-of-fire",
  "keils-need-good-going",
  "tercios-need-good-going",
  "close-foot-wants-good-going",
  "barricades-want-a-field-of-fire",
  "commanded-shot-goes-with-horse",
  "loose-foot-likes-cover",
  "warriors-like-cover",
  "flexible-foot-likes-cover",
  "skirmishers-like-cover",
  "dragoons-like-cover",
] as const;
export type GroundLiking = (typeof GROUND_LIKINGS)[number];

/** Whose opinion of a secure flank it is. `few-groups` is a whole army with few unit groups. */
const FLANK_SHARERS = ["foot", "deep-foot", "light-foot", "horse", "few-groups"] as const;
export type FlankSharer = (typeof FLANK_SHARERS)[number];

export const FLANK_LIKINGS = [
  "flank-secured-by-water",
  "flank-secured-by-terrain",
  "flanks-in-the-air",
  "deep-foot-rests-on-water",
  "deep-foot-rests-on-terrain",
  "light-foot-holds-the-flank",
  "water-closes-a-wing",
  "terrain-closes-a-wing",
  "wings-open-to-ride-round",
  "few-groups-rest-on-water",
  "few-groups-rest-on-terrain",
  "few-groups-stretched-thin",
] as const;
export type FlankLiking = (typeof FLANK_LIKINGS)[number];

const MEASURES = [
  /** Unit groups that cover a table from edge to edge. */
  "groups-wanted",
  /** The worth of 10% of out-scouting, in tenths. */
  "scouting-tenths",
  /** How much of what ground is worth to the other army is taken from what it is worth to the own; per cent. */
  "foe-weighs",
  /** For terrain: per cent of what the kind is worth otherwise. */
  "bare-cover",
  "foe-hampered",
  "room-kept",
  "once-more",
  "adjusting-pays",
  "places-tried",
  /** For a line of battle, in tenths of a BW; ranks and room are in BW. */
  "front-ranks",
  "screen-room",
  "line-gap-tenths",
  "wing-gap-tenths",
  /** For battle lines that a player chooses. */
  "second-line-tenths",
  "refused-tenths",
  "aside-cost",
  "slow-cost",
  "nervous-cost",
  "in-the-way-cost",
  "masked-cost",
  /** BW in front of guns, and of horse and ambushes, where nobody of their own side stands. */
  "field-of-fire",
  "room-to-charge",
  "turned-cost",
  /** For orders. */
  "march-groups",
  /** How many turns a march has to arrive in; and, of 100, what a march and an ambush are worth that are as frequent as the style says. */
  "march-turns",
  "march-usual",
  "ambush-usual",
  /** One ambush for so many unit groups; of 100, how well troops fight from behind cover; and how many places are tried. */
  "groups-an-ambush",
  "horse-behind-cover",
  "foot-behind-cover",
  "hides-tried",
  /** For the battle order: total for all its unit groups. */
  "stands-tried",
] as const;
export type AdviceMeasure = (typeof MEASURES)[number];

const worth = z.int().min(-100).max(100);
const percent = z.int().min(0).max(100);

/** The tables of `data/advice`, by file name: what the computer plays by and what it tells a player who asks. All are house values. */
export const adviceTables = z.strictObject({
  /** What an army made only of such troops would give for each density. */
  groundLikings: rows(GROUND_LIKINGS, { worth: z.record(z.enum(DENSITIES), worth) }),
  /** The same, for the kind of flank named. */
  flankLikings: rows(FLANK_LIKINGS, { of: z.enum(FLANK_SHARERS), flank: z.enum(FLANK_KINDS), worth }),
  /**
   * `fear`: how far (per cent) it expects the enemy to move the marker to its worst square rather than to a random one. `haste`: how much
   * (per cent) it counts where the marker is tonight rather than where it can still be brought. `sureCard`: what a held card is worth on
   * top of its per cent. `invading`: what it gives for being the invader. `march`, `ambush`, `bluff`, `scouting`: how often (per cent) it
   * sends a flank march and hides troops that pay as usual, bluffs, and moves its scouts. `heldBack`: how far its line stands behind the limit, in tenths of a
   * BW.
   */
  tempers: rows(TEMPERS, {
    ...{ fear: percent, haste: percent, sureCard: z.int(), invading: worth },
    ...{ march: percent, ambush: percent, bluff: percent, scouting: percent, heldBack: z.int().min(0) },
  }),
  /** How much each going slows troops, in per cent of the worst. */
  hindrances: rows(GOINGS, { percent }),
  measures: rows(MEASURES, { value: z.int().min(1) }),
  /** Words in the name of a unit group that say where it stands; whole words, without regard to case. */
  namedPosts: rows(["left", "right", "second-line"], { words: z.array(z.string().min(1)).min(1) }),
});
export type AdviceTables = z.infer<typeof adviceTables>;

/**
 * One part of what a square is worth to a force: this many of all its bases share the opinion. For `few-groups`: this many of the unit
 * groups wanted.
 */
export type LikingReason = {
  readonly code: GroundLiking | FlankLiking;
  readonly value: number;
  readonly params: { readonly have: number; readonly of: number };
};

const code = z.enum([...GROUND_LIKINGS, ...FLANK_LIKINGS]);

const squareLiking = z.strictObject({
  square,
  density: z.enum(DENSITIES),
  flank: z.enum(FLANK_KINDS),
  territories: z.array(z.enum(TERRITORIES)),
  /** About 100 if every base has what it wants, about -100 if none has. Its reasons add up to it. */
  value: z.int(),
  reasons: z.array(z.strictObject({ code, value: z.int(), message: z.string().min(1) })),
});

/** What an army is likely to have, by its list: nobody is told more of it before it is deployed. */
const likelyForce = z.strictObject({
  list: z.string(),
  bodies: z.array(z.strictObject({ troop: quickTroop, bases: z.int().min(0) })),
});
export type LikelyForce = z.infer<typeof likelyForce>;

/**
 * What a battle on each square would be worth to a seat's own army, best first, and the source of each reason's weight. `foe`: null where
 * nothing is known of the other army's troops.
 */
export const likings = z.strictObject({
  foe: likelyForce.nullable(),
  squares: z.array(squareLiking),
  weights: z.array(z.strictObject({ code, source })),
});
export type Likings = z.infer<typeof likings>;
export type SquareLiking = Likings["squares"][number];

/**
 * A sensible move for a seat now: one legal command, ready to be sent, and why, in a sentence. `next`: what would be suggested after it, as
 * far as that depends on nothing else: the other commanders, after the first.
 */
export const suggestion = z.strictObject({ command: battleCommand, reason: z.string().nullable(), next: z.array(battleCommand) });
export type Suggestion = z.infer<typeof suggestion>;

/** Lines of battle that a player chooses from. */
export const BATTLE_LINES = [
  ...(["horse-on-wings", "two-lines", "refused-left", "refused-right", "deep-centre", "all-forward", "by-command"] as const),
] as const;
export type BattleLine = (typeof BATTLE_LINES)[number];

const length = z.number();

const laidGroup = z.strictObject({
  ...{ number: unitNumber, x: length, y: length, facing: angle, files: z.int().min(1), form },
  ...{ caltrops: z.boolean(), stakes: z.boolean() },
});
/** Where a unit group would be deployed; as `deploy-units` takes it. */
export type LaidGroup = z.infer<typeof laidGroup>;

/** Every unit group of a seat that is still to be deployed and has a place, laid out in a battle line. Any of them may be sent, in this order. */
export const layout = z.strictObject({ line: z.enum(BATTLE_LINES), units: z.array(laidGroup) });
export type Layout = z.infer<typeof layout>;

/** Where something may be placed, with its other fields. */
const freePlace = z.strictObject({
  x: length,
  y: length,
  w: length.optional(),
  h: length.optional(),
  angle: angle.optional(),
  facing: angle.optional(),
  files: z.int().optional(),
  form: form.optional(),
});

/** All reasons why something may not be placed where asked; or, if no place was asked for, where it may be. */
export const places = z.strictObject({
  reasons: z.array(z.strictObject({ code: z.string(), message: z.string().min(1) })),
  places: z.array(freePlace).max(500),
});
export type Places = z.infer<typeof places>;
export type FreePlace = Places["places"][number];
