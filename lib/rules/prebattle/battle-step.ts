import type { BattleCommand, LegalCommand } from "../../model/battle-command";
import type { Draw, Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Step } from "../../model/enumerations";
import type { RefusalCode, RefusalParams, Refused } from "../../model/refusals";
import type { DrawSource, Draws } from "../chance";
import type { Battle, Draft } from "./battle";

type Plain = Exclude<
  BattleCommand,
  { type: "abandon" | "give-orders" | "close-battle" | "place-piece" | "place-flank-piece" | "deploy-units" }
>;
type Placing = Extract<BattleCommand, { type: "place-piece" | "place-flank-piece" }>;
type GiveOrders = Extract<BattleCommand, { type: "give-orders" }>;
type CloseBattle = Extract<BattleCommand, { type: "close-battle" }>;

/**
 * A command with what only the server knows. `otherIsAway`: the other seat has not acted for so long (`away-days` to abandon, `close-days`
 * to close) that it is not asked. `salts`: 16 random bytes in hex for each march, then for each ambush. `asItLies`: the piece is judged
 * where a record has it and is not moved to touch its neighbours again.
 */
export type SingleCommand =
  | Plain
  | (Placing & { readonly asItLies?: boolean })
  | { type: "abandon"; otherIsAway: boolean }
  | (CloseBattle & { readonly otherIsAway: boolean })
  | (GiveOrders & { readonly salts: readonly string[] });

/** Several commands in one, of which all are carried out or none. */
export type DeployBatch = Extract<BattleCommand, { type: "deploy-units" }>;

export type DecidedCommand = SingleCommand | DeployBatch;

type CommandOf<Type> = Extract<SingleCommand, { type: Type }>;
type HappeningOf<Type> = Extract<Happening, { type: Type }>;

/** For each command type: the events it causes, or why it is refused. */
export type Commands = {
  readonly [Type in SingleCommand["type"]]?: (battle: Battle, seat: SeatName, command: CommandOf<Type>) => Happening | Refused;
};

/** For each event type: what it changes in the battle. */
export type Folds = { readonly [Type in Happening["type"]]?: (draft: Draft, event: HappeningOf<Type>) => void };

/**
 * One complete step of the sequence: its commands, what happens in it automatically, and what its events change. It does not know the steps
 * before and after it.
 */
export type BattleStep = {
  readonly name: Step;
  /** Whether the step has nothing left to do; a step over at once is skipped. Only asked once all steps before it are over. */
  readonly isOver: (battle: Battle) => boolean;
  /** The seats waited for: those that can still do something. */
  readonly toAct: (battle: Battle) => readonly SeatName[];
  readonly legal: (battle: Battle, seat: SeatName) => readonly LegalCommand[];
  readonly commands: Commands;
  /** What happens next without a command; null if a seat must act first. */
  readonly follows: (battle: Battle, draws: DrawSource) => Happening | null;
  readonly folds: Folds;
};

/** A refusal with its code and values; which commands are legal instead is added later. */
export const refused = <Code extends RefusalCode>(code: Code, params: RefusalParams[Code]): Refused => ({ code, params }) as Refused;

/** For a step that waits for nobody, allows nothing, or goes on only by commands. */
export const NOBODY: readonly SeatName[] = [];
export const NOTHING: readonly LegalCommand[] = [];
export const nothingFollows = (): null => null;

/** The seat waited for, if there is one. */
export const onlySeat = (seat: SeatName | null): readonly SeatName[] => (seat === null ? NOBODY : [seat]);

/**
 * A value the stored event has but the public record hides while it is secret. Only a battle with its secrets can be folded, so null
 * throws.
 */
export function unhidden<T>(secret: T | null): T {
  if (secret === null) throw new Error("an event without its secrets cannot be folded");
  return secret;
}

/** The battle's next draws. Throws before both seats have sat. */
export function drawsOf({ seats, nextWord }: Battle, source: DrawSource): Draws {
  const [a, b] = [seats.a.nonce, seats.b.nonce];
  if (a === null || b === null) throw new Error("a draw before both seats have sat");
  return source({ a, b }, nextWord);
}

/** The first word after these draws. */
export const wordAfter = (draws: readonly Draw[] | null, battle: Battle): number => {
  const last = draws?.at(-1);
  return last ? last.word + 1 : battle.nextWord;
};

/** Passing means one thing while both deploy, and another when each passes separately. */
export const passingFolds = {
  passed: (draft, { seat }) => {
    const { host } = draft.seats[seat];
    draft.seats[seat].host = draft.step === "deployment" ? { ...host, isDeployed: true } : { ...host, hasPassed: true };
  },
} satisfies Folds;
