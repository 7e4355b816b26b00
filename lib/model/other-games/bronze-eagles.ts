import { z } from "zod";
import { displayName } from "../identifiers";
import { rows } from "../source";
import {
  ATTACKED_IN,
  EAGLE_HORSE,
  EAGLE_METHODS,
  EAGLE_MOST,
  EAGLE_MOVES,
  EAGLE_PEOPLES,
  EAGLE_REASONS,
  EAGLE_TROOPS,
  EAGLE_WEAPONS,
  NO_PURSUIT,
  NO_SHOOTING,
  OUTFLANKING,
  RUNS,
} from "./bronze-eagles-terms";
import { chance, distribution, valueChances } from "./chances";

/** What a fallen commander leaves his command for a round. */
const AFTERMATHS = ["rage", "dismay"] as const;

const EAGLE_NUMBERS = [
  "commands",
  "models-a-front",
  "kills-at",
  "shot-kills-at",
  "cover-saves-at",
  "commander-rating",
  "dismay-rating",
  "run-dice-foot",
  "run-dice-horse",
] as const;

/** What the text of Bronze Eagles II states (`data/other-games/bronze-eagles.json`). */
export const eagleTables = z.strictObject({
  troops: rows(EAGLE_TROOPS, {
    kind: z.enum(["foot", "horse"]),
    /** Figures, and dice, of a base; for horse the models that fill the front of one. */
    figures: z.int().min(1),
    /** Dice that say how many bases a command has. */
    sizeDice: z.int().min(1),
    move: z.int().min(1),
    rating: z.int().min(2),
    trained: z.boolean(),
    order: z.enum(["close", "open", "warband", "levy"]),
    /** Dice taken off a move over bad going; null: may not enter it. */
    badGoingDice: z.int().min(0).nullable(),
  }),
  peoples: rows(EAGLE_PEOPLES, {
    horse: z.int().min(0),
    kinds: z.array(z.enum(EAGLE_HORSE)),
    chariots: z.int().min(0),
  }),
  modifiers: rows([...EAGLE_REASONS, ...AFTERMATHS], { value: z.int() }),
  weapons: rows(EAGLE_WEAPONS, { range: z.int().min(1), shootsMoving: z.boolean() }),
  numbers: rows(EAGLE_NUMBERS, { value: z.int() }),
});
export type EagleTables = z.infer<typeof eagleTables>;

/** What is asked of Bronze Eagles II, and what is answered. */

const troop = z.enum(EAGLE_TROOPS);
const rating = z.int().min(EAGLE_MOST.rating.least).max(EAGLE_MOST.rating.most);
const rerolls = z.int().min(0).max(EAGLE_MOST.rerolls);
const COMMANDS = 6;

export const eagleArmyQuestion = z.strictObject({
  seed: z.string().min(1).max(EAGLE_MOST.seed),
  people: z.enum(EAGLE_PEOPLES),
  commands: z.array(z.strictObject({ kind: troop, name: displayName.nullable().default(null) })).length(COMMANDS),
  rerolls: z.array(rerolls).length(COMMANDS).default([0, 0, 0, 0, 0, 0]).describe("How often each command was rolled again."),
  openingReroll: rerolls.default(0),
});
export type EagleArmyQuestion = z.infer<typeof eagleArmyQuestion>;

const column = z.strictObject({
  troop,
  bases: z.int().min(1).max(EAGLE_MOST.bases).default(1).describe("Bases one behind the other."),
  models: z.int().min(1).max(EAGLE_MOST.models).default(3).describe("Models side by side. Horse only; foot has the figures of its base."),
  casualties: z.int().min(0).default(0).describe("Figures lost already, fewer than the column has."),
  charges: z.boolean().default(false),
  attackedIn: z.enum(ATTACKED_IN).default("front"),
  engagedInFront: z.boolean().default(true).describe("Whether somebody fights it in front already, when horse charges its flank or rear."),
  rating: rating.nullable().default(null).describe("Null: as in the table."),
  commander: z.boolean().default(false),
});
export type EagleColumn = z.infer<typeof column>;

export const eagleFightQuestion = z.strictObject({
  method: z.enum(EAGLE_METHODS).default("highest"),
  rounds: z.int().min(1).max(EAGLE_MOST.rounds).default(3),
  obstacle: z.boolean().default(false),
  outflank: z.enum(OUTFLANKING).nullable().default(null).describe("Whose second base flows round the enemy’s flank in round 2."),
  own: column,
  other: column,
});
export type EagleFightQuestion = z.infer<typeof eagleFightQuestion>;

export const eagleBreakTestQuestion = z.strictObject({
  rating,
  casualties: z.int().min(0).max(EAGLE_MOST.casualties).default(0),
  commander: z.boolean().default(false),
  dismay: z.boolean().default(false),
});
export type EagleBreakTestQuestion = z.infer<typeof eagleBreakTestQuestion>;

export const eaglePursuitQuestion = z.strictObject({
  runner: troop,
  pursuer: troop,
  how: z.enum(RUNS),
  badGoing: z.boolean().default(false),
});
export type EaglePursuitQuestion = z.infer<typeof eaglePursuitQuestion>;

export const eagleShootingQuestion = z.strictObject({
  weapon: z.enum(EAGLE_WEAPONS),
  figures: z.int().min(1).max(EAGLE_MOST.figures).default(6),
  distance: z.number().min(0).max(EAGLE_MOST.distance).default(4),
  moved: z.enum(EAGLE_MOVES).default("none"),
  cover: z.boolean().default(false),
  target: z.int().min(1).max(EAGLE_MOST.target).default(12).describe("Figures of the target."),
  turns: z.int().min(1).max(EAGLE_MOST.turns).default(1),
});
export type EagleShootingQuestion = z.infer<typeof eagleShootingQuestion>;

export const eagleArmyAnswer = z.strictObject({
  asked: eagleArmyQuestion,
  commands: z.array(
    z.strictObject({
      kind: troop,
      name: z.string().nullable(),
      dice: z.array(z.int()),
      bases: z.int(),
      figures: z.int(),
      move: z.int(),
      rating: z.int(),
    }),
  ),
  opening: z.strictObject({ own: z.int(), enemy: z.int(), change: z.int() }),
  bases: z.int(),
  figures: z.int(),
  basesDistribution: valueChances.describe("The bases that six such commands may have."),
});
export type EagleArmyAnswer = z.infer<typeof eagleArmyAnswer>;

const firstRound = z.strictObject({
  dice: z.int(),
  modifier: z.int(),
  reasons: z.array(z.strictObject({ code: z.enum(EAGLE_REASONS), value: z.int() })),
});
const round = z.strictObject({
  ...{ win: chance, draw: chance, lose: chance, ownPushedBack: valueChances, otherPushedBack: valueChances },
  ...{ ownBroken: chance, ownDestroyed: chance, otherBroken: chance, otherDestroyed: chance, bothDestroyed: chance, fighting: chance },
});
export type EagleRound = z.infer<typeof round>;

export const eagleFightAnswer = z.strictObject({
  asked: eagleFightQuestion,
  first: z.strictObject({ own: firstRound, other: firstRound }).describe("Round 1, with commanders alive."),
  rounds: z.array(round),
  ownFigures: distribution,
  otherFigures: distribution,
  ownCommanderDead: chance,
  otherCommanderDead: chance,
});
export type EagleFightAnswer = z.infer<typeof eagleFightAnswer>;

export const eagleBreakTestAnswer = z.strictObject({ asked: eagleBreakTestQuestion, need: z.int(), pass: chance });
export type EagleBreakTestAnswer = z.infer<typeof eagleBreakTestAnswer>;

export const eaglePursuitAnswer = z.strictObject({
  asked: eaglePursuitQuestion,
  mayRun: chance,
  mayPursue: z.boolean(),
  reason: z.enum(NO_PURSUIT).nullable(),
  distance: valueChances,
  caught: chance.describe("Given that it runs."),
});
export type EaglePursuitAnswer = z.infer<typeof eaglePursuitAnswer>;

export const eagleShootingAnswer = z.strictObject({
  asked: eagleShootingQuestion,
  allowed: z.boolean(),
  reason: z.enum(NO_SHOOTING).nullable(),
  hit: chance,
  distribution,
  mean: z.number(),
});
export type EagleShootingAnswer = z.infer<typeof eagleShootingAnswer>;
