import { z } from "zod";
import { rows } from "../source";
import { chance, distribution, valueChances } from "./chances";

export const GRADES = ["veteran", "regular", "green"] as const;
export type Grade = (typeof GRADES)[number];

const LIMITS = [
  "always-passes",
  "always-fails",
  "half",
  "points",
  "larger-points",
  "rout-move",
  "stampede",
  "stampede-dice",
  "elephants-hit-by-cavalry",
] as const;

export const rankAndFileTables = z.strictObject({
  /** A die and its modifiers must come to this. */
  grades: rows(GRADES, { number: z.int().min(2).max(6) }),
  /** `half`: the share of stands at which every test fails. `stampede`: the die or less. */
  limits: rows(LIMITS, { value: z.number().positive() }),
  /** Dice of inches that guns retire. */
  retire: rows(["foot", "horse"], { dice: z.int().min(1).max(3) }),
});
export type RankAndFileTables = z.infer<typeof rankAndFileTables>;

/** The shapes of the questions about morale in Rank & File, and of the answers. */

export const RANK_AND_FILE_MOST = {
  stands: 20,
  bonus: 3,
  other: 5,
  rerolls: 6,
  turns: 12,
  routMove: 36,
  edge: 240,
  lost: 10,
  points: 8,
  reach: 18,
} as const;
const MOST = RANK_AND_FILE_MOST;

const grade = z.enum(GRADES);
const STATUSES = ["good", "unsteady", "routing"] as const;
export type Status = (typeof STATUSES)[number];
const status = z.enum(STATUSES);
const steadyStatus = z.enum(["good", "unsteady"]);
const flag = z.boolean().default(false);

const helped = {
  commander: z.int().min(0).max(MOST.bonus).default(0),
  buildings: z.int().min(0).max(MOST.bonus).default(0).describe("Its value is not in the text."),
};
const other = z.int().min(-MOST.other).max(MOST.other).default(0);
const rerolls = z.int().min(0).max(MOST.rerolls).default(0).describe("One stock for the battle.");
const stands = z.int().min(1).max(MOST.stands);

export const rankAndFileTest = z.strictObject({
  kind: z.enum(["morale", "rally"]),
  grade,
  single: flag,
  start: stands.optional().describe("Stands at the start. Left out: 6, or 1 of a single stand."),
  now: stands.optional().describe("At most `start`. Left out: as many."),
  status: status.optional().describe("Left out: good before a morale test, unsteady before a rally test."),
  ...helped,
  other: other.describe("Morale tests only."),
  reroll: flag,
  halfStays: flag.describe("Optional rule: units at half are not removed."),
});
export type RankAndFileTest = z.infer<typeof rankAndFileTest>;
/** A question with everything that it left open. */
export type FilledTest = RankAndFileTest & { readonly start: number; readonly now: number; readonly status: Status };

const after = z.strictObject({ good: chance, unsteady: chance, routing: chance, gone: chance });
export type After = z.infer<typeof after>;
export const rankAndFileTestAnswer = z.strictObject({
  asked: rankAndFileTest,
  modifiers: z.array(z.strictObject({ code: z.enum(["losses", "commander", "buildings", "other"]), value: z.int() })),
  modifier: z.int(),
  alwaysFails: z.boolean(),
  need: z.int().min(2).max(6).nullable().describe("The lowest die that passes."),
  pass: chance,
  after,
});
export type RankAndFileTestAnswer = z.infer<typeof rankAndFileTestAnswer>;

const event = z.strictObject({
  turn: z.int().min(1).max(MOST.turns),
  lost: z.int().min(0).max(MOST.lost).default(0).describe("Stands lost between the rally and the morale phase."),
  morale: flag.describe("Whether a morale test follows."),
  noRally: flag.describe("Whether it may not rally, or routs on by choice."),
});
export type TurnEvent = z.infer<typeof event>;

export const rankAndFileTurns = z.strictObject({
  grade,
  start: stands.default(6),
  now: stands.optional().describe("At most `start`. Left out: as many."),
  status: status.default("routing"),
  ...helped,
  rerolls,
  turns: z.int().min(1).max(MOST.turns).default(6),
  halfStays: flag,
  routMove: z.int().min(1).max(MOST.routMove).default(12).describe("Inches."),
  edge: z.int().min(1).max(MOST.edge).nullable().default(null).describe("Inches to the edge of the table."),
  events: z.array(event).max(MOST.turns).default([]),
});
export type RankAndFileTurns = z.infer<typeof rankAndFileTurns>;
export type FilledTurns = RankAndFileTurns & { readonly now: number };

const turn = z.strictObject({
  ...{ good: chance, unsteady: chance, routing: chance, removed: chance, dispersed: chance, offTable: chance },
  stands: z.number().describe("The mean left on the table; gone counts 0."),
});
export const rankAndFileTurnsAnswer = z.strictObject({ asked: rankAndFileTurns, turns: z.array(turn), standsLeft: distribution });
export type RankAndFileTurnsAnswer = z.infer<typeof rankAndFileTurnsAnswer>;

export const rankAndFileArtillery = z.strictObject({
  grade,
  horse: flag,
  limbered: flag,
  status: steadyStatus.default("good"),
  points: z.int().min(1).max(MOST.points).default(3).describe("Hits that destroy it: 3, or 4 by the optional rule."),
  taken: z.int().min(0).max(MOST.points).default(0).describe("Hits so far, fewer than `points`."),
  hits: z.array(z.int().min(0).max(MOST.points)).min(1).max(MOST.turns).describe("Hits in each turn."),
  ...helped,
  rerolls,
  stay: flag.describe("Whether it stays where it is when it becomes unsteady."),
  lostMelee: flag,
  crewRally: flag.describe("Optional rule: a routed crew may rally."),
});
export type RankAndFileArtillery = z.infer<typeof rankAndFileArtillery>;
const artilleryTurn = z.strictObject({
  ...{ good: chance, unsteady: chance, routed: chance, lostWithGuns: chance, gunsAbandoned: chance, destroyed: chance },
});
export const rankAndFileArtilleryAnswer = z.strictObject({
  asked: rankAndFileArtillery,
  turns: z.array(artilleryTurn),
  retire: valueChances.describe("Inches of one retirement."),
});
export type RankAndFileArtilleryAnswer = z.infer<typeof rankAndFileArtilleryAnswer>;

export const rankAndFileElephant = z.strictObject({
  grade,
  status: steadyStatus.default("good"),
  ...helped,
  other,
  reroll: flag,
  reach: z.int().min(1).max(MOST.reach).default(9).describe("Inches."),
});
export type RankAndFileElephant = z.infer<typeof rankAndFileElephant>;
export const rankAndFileElephantAnswer = z.strictObject({
  asked: rankAndFileElephant,
  fail: chance,
  stampede: chance,
  distance: valueChances,
  reaches: chance.describe("Given that it stampedes."),
  all: chance.describe("That it stampedes and reaches so far."),
});
export type RankAndFileElephantAnswer = z.infer<typeof rankAndFileElephantAnswer>;
