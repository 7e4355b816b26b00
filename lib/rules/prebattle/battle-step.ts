import type { LegalCommand } from "../../model/battle-command";
import type { Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Step } from "../../model/enumerations";
import type { RefusalCode, RefusalParams, Refused } from "../../model/refusals";
import type { DrawSource } from "../chance";
import type { Battle } from "./battle";
import type { DecidedCommand } from "./decided-command";
import type { Draft } from "./draft-of";

type CommandOf<Type> = Extract<DecidedCommand, { type: Type }>;
type HappeningOf<Type> = Extract<Happening, { type: Type }>;

/** For each command type: the events it causes, or why it is refused. */
export type Commands = {
  readonly [Type in DecidedCommand["type"]]?: (battle: Battle, seat: SeatName, command: CommandOf<Type>) => Happening | Refused;
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

export const refused = <Code extends RefusalCode>(code: Code, params: RefusalParams[Code]): Refused => ({ code, params }) as Refused;

export const NOBODY: readonly SeatName[] = [];
export const NOTHING: readonly LegalCommand[] = [];
export const nothingFollows = (): null => null;
