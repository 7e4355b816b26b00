import type { LegalCommand } from "../../model/battle-command";
import type { Happening } from "../../model/battle-event";
import type { Step } from "../../model/battle-steps";
import type { SeatName } from "../../model/by-seat";
import type { RefusalCode, RefusalParams, Refused } from "../../model/refusals";
import type { DrawSource } from "../chance/draws";
import type { Battle } from "./battle";
import type { DecidedCommand } from "./decided-command";
import type { Draft } from "./draft-of";

type CommandOf<Type> = Extract<DecidedCommand, { type: Type }>;
type HappeningOf<Type> = Extract<Happening, { type: Type }>;

/** What a command of each type makes happen, or why not. */
export type Commands = {
  readonly [Type in DecidedCommand["type"]]?: (battle: Battle, seat: SeatName, command: CommandOf<Type>) => Happening | Refused;
};

/** What each happening changes in the battle it happens in. */
export type Folds = { readonly [Type in Happening["type"]]?: (draft: Draft, event: HappeningOf<Type>) => void };

/**
 * One step of the sequence, complete: its commands, what happens in it by itself, and what its events change. It knows neither the step
 * before it nor the one after.
 */
export type BattleStep = {
  readonly name: Step;
  /** Whether nothing is left to do in it: where that is so at once, it is passed over. Asked once all steps before it are over. */
  readonly isOver: (battle: Battle) => boolean;
  /** Who is waited for: whoever can do something and has not. */
  readonly toAct: (battle: Battle) => readonly SeatName[];
  readonly legal: (battle: Battle, seat: SeatName) => readonly LegalCommand[];
  readonly commands: Commands;
  /** What happens next without a command; null where a seat must act first. */
  readonly follows: (battle: Battle, draws: DrawSource) => Happening | null;
  readonly folds: Folds;
};

export const refused = <Code extends RefusalCode>(code: Code, params: RefusalParams[Code]): Refused => ({ code, params }) as Refused;

export const NOBODY: readonly SeatName[] = [];
export const NOTHING: readonly LegalCommand[] = [];
export const nothingFollows = (): null => null;
