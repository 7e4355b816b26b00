import { z } from "zod";
import { FLANK_KINDS } from "./battle-tables";
import { DENSITIES } from "./densities";
import { GOINGS, TEMPERS } from "./enumerations";
import { rows } from "./rows";

/** What troops think of how much terrain there is: each unit group is of exactly one of these. */
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

/** Who thinks something of a secure flank; `few-groups` is a whole army that has not many. */
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
  /** Worth of ten per cent of out-scouting, in tenths. */
  "scouting-tenths",
  /** Of terrain; in per cent of what a kind is worth otherwise. */
  "bare-cover",
  "foe-hampered",
  "room-kept",
  /** Worth. */
  "once-more",
  "adjusting-pays",
  "places-tried",
  /** Of a line of battle; tenths of a BW, but for the ranks and the room, in BW. */
  "front-ranks",
  "screen-room",
  "line-gap-tenths",
  "wing-gap-tenths",
  "aside-cost",
  "slow-cost",
  "nervous-cost",
  "turned-cost",
  /** Of orders. */
  "march-groups",
  "hides-tried",
  /** Of the battle order: of all its unit groups together. */
  "stands-tried",
] as const;
export type AdviceMeasure = (typeof MEASURES)[number];

const worth = z.int().min(-100).max(100);
const percent = z.int().min(0).max(100);

/** The tables of `data/advice`, by the file each stands in: what the house commander, and a player who asks, is told. All of them house values. */
export const adviceTables = z.strictObject({
  /** What an army of nothing but such troops would give for each density. */
  groundLikings: rows(GROUND_LIKINGS, { worth: z.record(z.enum(DENSITIES), worth) }),
  /** The same for the kind of flank named. */
  flankLikings: rows(FLANK_LIKINGS, { of: z.enum(FLANK_SHARERS), flank: z.enum(FLANK_KINDS), worth }),
  /**
   * `fear`: how far, in per cent, it expects the enemy to move the marker where it hurts most rather than anywhere.
   * `haste`: how much, in per cent, it gives for where the marker lies tonight rather than where it may be brought.
   * `sureCard`: what a card that is kept is worth on top of its per cent. `invading`: what it gives for being the invader.
   * `march`, `ambush`, `bluff`, `scouting`: how often, in per cent, it sends a flank march, hides troops, pretends to, and moves its scouts.
   * `heldBack`: tenths of a BW that its line stands behind where it might.
   */
  tempers: rows(TEMPERS, {
    ...{ fear: percent, haste: percent, sureCard: z.int(), invading: worth },
    ...{ march: percent, ambush: percent, bluff: percent, scouting: percent, heldBack: z.int().min(0) },
  }),
  /** How much each going slows, in per cent of the worst. */
  hindrances: rows(GOINGS, { percent }),
  measures: rows(MEASURES, { value: z.int().min(1) }),
});
export type AdviceTables = z.infer<typeof adviceTables>;

/** One part of what a square is worth to a force: of all its bases, so many think so. Of few unit groups: so many of those wanted. */
export type LikingReason = {
  readonly code: GroundLiking | FlankLiking;
  readonly value: number;
  readonly params: { readonly have: number; readonly of: number };
};
