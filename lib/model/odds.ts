import { z } from "zod";
import { CLAIM_DENIALS } from "./combat-terms";
import { CHARACTERISTICS, COLOURS, FORMS } from "./enumerations";
import { lineId, listId, version } from "./identifiers";
import { FIGHT_NOTES, FIGHTING_GROUNDS, GROUP_STATES, LEFT_OUT, ODDS_MOST, OPENINGS } from "./odds-terms";
import { troop } from "./troop";

/** The shapes of what is asked of a fight, of fire and of two armies, and of the answers. docs/ODDS.md says how they are reckoned. */

const ofTroop = z.strictObject({ troop });
const ofLine = z.strictObject({
  list: listId,
  line: lineId,
  version: version.nullable().default(null).describe("Null: the list in force."),
  options: z.array(z.enum(CHARACTERISTICS)).max(CHARACTERISTICS.length).default([]),
  qualityDown: z.boolean().default(false),
  firepowerDown: z.boolean().default(false),
});
const who = z.union([ofTroop, ofLine]).describe("A classification, or a troop line of an army list.");
export type Who = z.infer<typeof who>;

const bases = z.int().min(1).max(ODDS_MOST.bases);
const wounds = z.int().min(0).max(99).default(0).describe("Wounds taken already, two to a base.");

const body = {
  bases,
  files: bases.nullable().default(null).describe("Null: two ranks deep, or as the set formation has it."),
  form: z.enum(FORMS).nullable().default(null).describe("Null: its default form."),
  wounds,
  ground: z.enum(FIGHTING_GROUNDS).default("good"),
  states: z.array(z.enum(GROUP_STATES)).max(GROUP_STATES.length).default([]),
  square: z.boolean().default(false),
  pikesDropped: z.boolean().default(false),
  supporting: z.int().min(0).max(2).nullable().default(null).describe("Supporting files of its own kind. Null: as many as overlap."),
  shoots: z.boolean().default(true),
};
/** A unit group as it stands, without who it is. */
const bodyShape = z.strictObject(body);
export type GroupBody = z.infer<typeof bodyShape>;

export const fighter = z.strictObject({ who, ...body });
export type Fighter = z.infer<typeof fighter>;

const RESPONSES = ["stand", "skirmish", "run-away"] as const;
export type Response = (typeof RESPONSES)[number];
const APPROACH_RESPONSES = [...RESPONSES, "counter-charge"] as const;
const PLANS = ["charge", "shoot", "stand"] as const;

const side = z.enum(["a", "b"]);
const plan = (byDefault: (typeof PLANS)[number]) =>
  z
    .strictObject({ plan: z.enum(PLANS).default(byDefault), response: z.enum(APPROACH_RESPONSES).default("stand") })
    .default({ plan: byDefault, response: "stand" });
const approach = z.strictObject({
  distance: z.int().min(1).max(ODDS_MOST.distance).default(12).describe("BW between them at the start."),
  a: plan("charge"),
  b: plan("stand"),
});
export type Approach = z.infer<typeof approach>;

const near = z.strictObject({ who, bases, wounds, rearSupport: z.boolean().default(false), nervous: z.boolean().default(false) });
export type Near = z.infer<typeof near>;
const friends = z.array(near).max(ODDS_MOST.near).default([]);

const turns = z.int().min(1).max(ODDS_MOST.turns);
const from = z.int().min(1).max(ODDS_MOST.distance);

/** How two meet that do not come on from afar. */
const situation = {
  charge: z
    .enum(["a", "b", "both", "a-countered", "b-countered", "none"])
    .default("a")
    .describe("Who charges. `a-countered`: `a` charges and `b` counter-charges. `none`: they fight already."),
  response: z.enum(RESPONSES).default("stand").describe("What the charged side does."),
  from: from.nullable().default(null).describe("BW that the charge covers. Null: the farthest from where no fire stops it."),
  struck: z.enum(["front", "flank", "rear"]).default("front").describe("Where the charger strikes; with `none`, where `a` does."),
  turnsToFace: z.boolean().default(true).describe("Whether the side struck in flank or rear has turned by the first melee."),
  breakOff: z
    .strictObject({ side, afterMelee: z.int().min(1).max(ODDS_MOST.turns) })
    .nullable()
    .default(null),
};
const situationShape = z.strictObject(situation);
export type Situation = z.infer<typeof situationShape>;

export const fightQuestion = z.strictObject({
  a: fighter,
  b: fighter,
  ...situation,
  line: z.boolean().default(false).describe("Both stand in line, so that spare files neither support nor shoot."),
  turns: turns.default(8),
  approach: approach.nullable().default(null),
  tests: z.strictObject({ a: friends, b: friends }).default({ a: [], b: [] }).describe("Friends near each side, tested if it breaks."),
});
export type FightQuestion = z.infer<typeof fightQuestion>;

const chance = z.number();
const claim = z.strictObject({
  id: z.string(),
  value: z.int(),
  why: z.enum(CLAIM_DENIALS).nullable().describe("What denied it; null for a claim it has."),
});
const phase = z.strictObject({
  claims: z.array(claim),
  sum: z.int(),
  dice: z.array(z.enum(COLOURS)),
  support: z.array(z.enum(COLOURS)).describe("What a supporting file of the same troops adds."),
  shatters: chance.nullable().describe("The chance that it does; null if it cannot."),
  shoves: chance.nullable(),
  wounds: z.array(chance).describe("The chance of 0, 1, 2 … wounds caused with `dice`."),
  loss: z.number().describe("The mean bases that it loses to the enemy's dice."),
});
export type ToldPhase = z.infer<typeof phase>;
const toldSide = z.strictObject({
  breaksAt: z.int().describe("Wounds."),
  files: z.int(),
  ranks: z.array(z.int()).describe("Of each file, from the left."),
  charge: phase.nullable().describe("The first file in the charge; null if there is none."),
  melee: phase,
});
export type ToldSide = z.infer<typeof toldSide>;

const both = z.strictObject({ a: z.number(), b: z.number() });
const CHECKPOINT_PHASES = ["charge", "shooting", "melee", "end"] as const;
const checkpoint = z.strictObject({
  turn: z.int(),
  phase: z.enum(CHECKPOINT_PHASES),
  a: chance.describe("The chance that `a` has broken first by now."),
  b: chance,
  both: chance,
  apart: chance,
  going: chance,
  lost: both.describe("Mean bases."),
});
export type Checkpoint = z.infer<typeof checkpoint>;

const tested = z.strictObject({
  base: chance.describe("The chance that it loses a base or more."),
  mean: z.number().describe("Mean bases."),
  breaks: chance,
});
export type TestedFriend = z.infer<typeof tested>;

const leftOut = z.array(z.enum(LEFT_OUT)).describe("What is not reckoned.");

export const fightAnswer = z.strictObject({
  a: toldSide,
  b: toldSide,
  course: z.array(checkpoint),
  end: checkpoint.nullable().describe("The limit over endless turns; null for an approach."),
  tests: z.strictObject({ a: z.array(tested), b: z.array(tested) }),
  notes: z.array(z.enum(FIGHT_NOTES)),
  leftOut,
});
export type FightAnswer = z.infer<typeof fightAnswer>;

export const fireQuestion = z.strictObject({
  shooter: fighter,
  target: fighter,
  distance: from,
  line: z.boolean().default(false),
  targetStates: z
    .array(z.enum(["in-combat", "flanked"]))
    .max(2)
    .default([]),
  atChargers: z.boolean().default(false),
  runningAway: z.boolean().default(false),
  volleys: z.int().min(1).max(ODDS_MOST.volleys).default(1),
  comesOn: z.strictObject({ from }).nullable().default(null).describe("The target comes on from so many BW and charges."),
});
export type FireQuestion = z.infer<typeof fireQuestion>;

const volley = {
  mean: z.number().describe("Mean bases lost."),
  base: chance.describe("The chance of a base or more."),
  breaks: chance,
};
export const fireAnswer = z.strictObject({
  range: z.enum(["effective", "long"]),
  dice: z.array(z.strictObject({ start: z.string(), die: z.string(), steps: z.array(z.string()) })),
  wounds: z.array(chance),
  ...volley,
  slows: z.array(chance).describe("The chance of being slowed by 0, 1, 2 and 3 BW."),
  after: z.array(z.strictObject(volley)).describe("After each volley."),
  comesOn: z
    .strictObject({
      volleys: z.number().describe("The mean number, that at the charge too."),
      contactByTurn: z.array(chance),
      meanLost: z.number(),
      brokenBefore: chance,
    })
    .nullable(),
  leftOut,
});
export type FireAnswer = z.infer<typeof fireAnswer>;

const anyOf = z.strictObject({ anyOf: z.array(fighter).min(1).max(ODDS_MOST.anyOf) });
export const matchUpQuestion = z.strictObject({
  mine: z.array(fighter).min(1).max(ODDS_MOST.groups),
  theirs: z
    .array(z.union([fighter, anyOf]))
    .min(1)
    .max(ODDS_MOST.groups),
  line: z.boolean().default(true),
});
export type MatchUpQuestion = z.infer<typeof matchUpQuestion>;

const range = z.union([chance, z.tuple([chance, chance])]).describe("With `anyOf` the least and the most.");
const cell = z.strictObject({
  by: z.enum(OPENINGS),
  response: z.enum(RESPONSES).nullable().describe("What the charged side does; null if nobody charges."),
  over: z.int().nullable().describe("BW over which both shoot; null if they do not."),
  ...{ a: range, b: range, both: range, apart: range },
  lost: z.strictObject({ a: range, b: range }),
});
export type MatchUpCell = z.infer<typeof cell>;
export const matchUpAnswer = z.strictObject({ cells: z.array(z.array(cell)), leftOut });
export type MatchUpAnswer = z.infer<typeof matchUpAnswer>;
