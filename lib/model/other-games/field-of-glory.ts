import { z } from "zod";
import { rows, source } from "../source";
import { chance, distribution, valueChances } from "./chances";

/** Lowest first. An elite group whose commander fights in its front rank is elite-led. */
export const LEVELS = ["poor", "average", "superior", "elite", "elite-led"] as const;
export type Level = (typeof LEVELS)[number];
/** What a battle group is by itself. */
export const QUALITIES = ["poor", "average", "superior", "elite"] as const;

const face = z.int().min(1).max(6);

export const fieldOfGloryTables = z.strictObject({
  /** `rerolls`: the faces that are rolled again, once. `keeps`: whether the second result counts, or the better of the two. */
  levels: rows(LEVELS, { rerolls: z.array(face), keeps: z.enum(["second", "better"]) }),
  /** What a commander in the front rank makes of his own group. */
  raised: rows(QUALITIES, { to: z.enum(LEVELS) }),
  /** His group has taken so many hits: the enemy rolls for him. */
  risk: z.strictObject({ hits: z.int().min(1), dice: z.int().min(1).max(2), source }),
  /** The least total that kills him. */
  killed: rows(["won", "drawn", "lost"], { from: z.int().min(2).max(13) }),
  /** MU within which a group that sees him fall must test. */
  seen: z.strictObject({ distance: z.int().min(0), source }),
});
export type FieldOfGloryTables = z.infer<typeof fieldOfGloryTables>;

/** The shapes of the questions about quality re-rolls in Field of Glory, and of the answers. */

/** As many dice, groups and lines as a question may have. */
export const FIELD_OF_GLORY_MOST = { dice: 30, line: 6, distance: 99, groups: 40, modifier: 6 } as const;
const MOST = FIELD_OF_GLORY_MOST;

const group = z.strictObject({
  quality: z.enum(QUALITIES).default("average"),
  commander: z
    .enum(["front", "attached"])
    .nullable()
    .default(null)
    .describe("`front`: in the front rank of this group. `attached`: at its side or rear."),
});
export type BattleGroup = z.infer<typeof group>;

const line = z.array(group).min(1).max(MOST.line).describe("The first group is the one that fights; the others stand in its battle line.");

const side = z.strictObject({
  dice: z.int().min(0).max(MOST.dice).default(4),
  target: z.int().min(2).max(6).default(4).describe("A die hits on this or more."),
  line: line.default([{ quality: "average", commander: null }]),
});
export type FieldOfGlorySide = z.infer<typeof side>;

const level = z.enum(LEVELS);

const hits = z.strictObject({
  level,
  faces: z.array(chance).length(6).describe("The chance of each face, 1 to 6, after the re-roll."),
  hitChance: chance,
  mean: z.number(),
  distribution,
});
export type Hits = z.infer<typeof hits>;

export const fieldOfGloryHits = z.strictObject({ own: side, other: side.optional() });
export type FieldOfGloryHits = z.infer<typeof fieldOfGloryHits>;
export const fieldOfGloryHitsAnswer = z.strictObject({
  asked: fieldOfGloryHits,
  own: hits,
  other: hits.nullable(),
  levels: z.array(hits).length(LEVELS.length).describe("The own dice and target at each level, from poor to elite-led."),
});

export const fieldOfGloryTest = z.strictObject({
  line,
  need: z.int().min(2).max(12).default(7),
  modifier: z.int().min(-MOST.modifier).max(MOST.modifier).default(0),
});
export type FieldOfGloryTest = z.infer<typeof fieldOfGloryTest>;
export const fieldOfGloryTestAnswer = z.strictObject({
  asked: fieldOfGloryTest,
  level,
  totals: valueChances.describe("Of both dice, before the modifier."),
  pass: chance,
  levels: z.array(z.strictObject({ level, pass: chance })).length(LEVELS.length),
});

export const fieldOfGloryRound = z.strictObject({ own: side, other: side });
export type FieldOfGloryRound = z.infer<typeof fieldOfGloryRound>;
const outcomes = z.strictObject({
  ...{ winAlive: chance, winLost: chance, drawAlive: chance, drawLost: chance },
  ...{ loseAlive: chance, loseLost: chance },
});
export type Outcomes = z.infer<typeof outcomes>;
const roundSide = z.strictObject({
  level,
  mean: z.number(),
  distribution: distribution.describe("The hits that this side gives."),
  commanderTested: chance,
  commanderLost: chance,
  outcomes: outcomes.describe("As this side sees it."),
});
const ends = { win: chance, draw: chance, lose: chance };
export const fieldOfGloryRoundAnswer = z.strictObject({
  asked: fieldOfGloryRound,
  own: roundSide,
  other: roundSide,
  ...ends,
  without: z.strictObject(ends).nullable().describe("With the own commander beside his group, not in its front rank."),
  adds: z
    .strictObject({ win: z.number(), lose: z.number(), hits: z.number(), winPerLoss: z.number().nullable() })
    .nullable()
    .describe("What he adds by fighting in the front rank."),
});

const called = z.string().min(1).max(100);
export const fieldOfGloryCommanderLost = z.strictObject({
  fallen: z.strictObject({ rank: z.enum(["army", "command"]), command: called }),
  groups: z
    .array(
      z.strictObject({
        name: called,
        command: called,
        distance: z.number().min(0).max(MOST.distance).describe("MU from the group he fought with; that group: 0."),
      }),
    )
    .min(1)
    .max(MOST.groups),
});
export type FieldOfGloryCommanderLost = z.infer<typeof fieldOfGloryCommanderLost>;
export const fieldOfGloryCommanderLostAnswer = z.strictObject({
  asked: fieldOfGloryCommanderLost,
  steps: z.array(z.string()).describe("What to do, in order."),
  groups: z.array(z.strictObject({ name: called, mustTest: z.boolean(), reason: z.enum(["in-range", "too-far", "other-command"]) })),
});
export type FieldOfGloryHitsAnswer = z.infer<typeof fieldOfGloryHitsAnswer>;
export type FieldOfGloryTestAnswer = z.infer<typeof fieldOfGloryTestAnswer>;
export type FieldOfGloryRoundAnswer = z.infer<typeof fieldOfGloryRoundAnswer>;
export type FieldOfGloryCommanderLostAnswer = z.infer<typeof fieldOfGloryCommanderLostAnswer>;
