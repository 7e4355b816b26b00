import type { Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Refused } from "../../model/refusals";
import type { DrawSource } from "../chance";
import { abandoning } from "./any-step";
import { apply } from "./apply";
import type { Battle } from "./battle";
import { type BattleStep, type Commands, type DecidedCommand, refused } from "./battle-step";
import { type Decision, refusalFor, stepOf } from "./sequence";

type Deciding = (battle: Battle, seat: SeatName, command: DecidedCommand) => Happening | Refused;

/** The step's own command; or, before the battle is ready, one that every step allows. After that it is fought, and closed. */
const commandOf = ({ name, commands }: BattleStep, type: DecidedCommand["type"]): Deciding | undefined => {
  const inEveryStep: Commands = name === "ready" ? {} : abandoning.commands;
  return (commands[type] ?? inEveryStep[type]) as Deciding | undefined;
};

/** The one event a seat's command causes, without what follows; or why it is refused. */
export function answerTo(battle: Battle, seat: SeatName, command: DecidedCommand): Happening | Refused {
  const step = stepOf(battle);
  if (!step) return refused("battle-over", { step: battle.step });
  const deciding = commandOf(step, command.type);
  return deciding ? deciding(battle, seat, command) : refused("wrong-step", { command: command.type, step: battle.step });
}

/** What happens next without a command; null if a seat must act first, or the sequence is over. */
export const nextByItself = (battle: Battle, draws: DrawSource): Happening | null => stepOf(battle)?.follows(battle, draws) ?? null;

/** All that happens after an event until a seat must act or the sequence is over. */
function consequences(first: Happening, battle: Battle, draws: DrawSource): readonly Happening[] {
  const events = [first];
  let after = apply(battle, first);
  for (;;) {
    const next = nextByItself(after, draws);
    if (!next) return events;
    events.push(next);
    after = apply(after, next);
  }
}

/**
 * The events a seat's command causes, in order, with all that follows without another command: dice, cards, forced days, out-scouting.
 * Refused with a code, its values and what the seat may send instead: a command of another step or another seat's turn, or one the step's
 * rules forbid. `draws` is used only in the order docs/VERIFY.md gives.
 */
export function decide(battle: Battle, seat: SeatName, command: DecidedCommand, draws: DrawSource): Decision {
  const decided = answerTo(battle, seat, command);
  return "code" in decided ? refusalFor(seat, battle, decided) : { ok: true, events: consequences(decided, battle, draws) };
}
