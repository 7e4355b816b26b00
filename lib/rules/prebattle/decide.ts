import type { BattleEvent, Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Refused } from "../../model/refusals";
import type { DrawSource } from "../chance";
import { abandoning, playsOn, serverNotes } from "./any-step";
import { type Battle, type Draft, draftOf } from "./battle";
import { type BattleStep, type Commands, type DecidedCommand, type DeployBatch, refused, type SingleCommand } from "./battle-step";
import { type Decision, refusalFor, SEQUENCE, stepNow, stepOf } from "./sequence";
import { inDeployingOrder } from "./steps/deployment";

type FoldsOf<One> = One extends { readonly folds: infer Given } ? keyof Given : never;
type Folded = FoldsOf<typeof serverNotes | typeof abandoning | (typeof SEQUENCE)[number]>;

type Fold = (draft: Draft, event: Happening) => void;
/** An event type without an entry here does not compile in `apply`. */
const FOLDS = Object.assign({}, serverNotes.folds, abandoning.folds, ...SEQUENCE.map((step) => step.folds)) as Readonly<
  Record<Folded, Fold>
>;

/**
 * The battle after this event, which comes from `decide` or from storage and is not judged again. The next step follows automatically. A
 * stored event happened in the step it names, whatever the steps are today, and carries its link of the chain.
 */
export function apply(battle: Battle, event: Happening | BattleEvent): Battle {
  const draft = draftOf(battle);
  if ("step" in event) draft.step = event.step;
  if (event.seat !== null && playsOn(event)) draft.seats[event.seat].offersToAbandon = false;
  FOLDS[event.type](draft, event);
  draft.step = stepNow(draft);
  draft.seq += 1;
  if ("chain" in event) draft.chain = event.chain;
  return draft;
}

type Deciding = (battle: Battle, seat: SeatName, command: SingleCommand) => Happening | Refused;

/** The step's own command; or, before the battle is ready, one that every step allows. After that it is fought, and closed. */
const commandOf = ({ name, commands }: BattleStep, type: SingleCommand["type"]): Deciding | undefined => {
  const inEveryStep: Commands = name === "ready" ? {} : abandoning.commands;
  return (commands[type] ?? inEveryStep[type]) as Deciding | undefined;
};

/** The one event a seat's command causes, without what follows; or why it is refused. */
export function answerTo(battle: Battle, seat: SeatName, command: SingleCommand): Happening | Refused {
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
  if (command.type === "deploy-units") return decideBatch(battle, seat, command, draws);
  const decided = answerTo(battle, seat, command);
  return "code" in decided ? refusalFor(seat, battle, decided) : { ok: true, events: consequences(decided, battle, draws) };
}

/** Refused for all of them alike, not because of one. */
const OF_ALL: readonly Refused["code"][] = ["wrong-step", "battle-over", "camp-first"];

/** Each unit group of a batch as if it were deployed alone, those first that must go first. Of one refused, none is deployed. */
function decideBatch(battle: Battle, seat: SeatName, { units }: DeployBatch, draws: DrawSource): Decision {
  const events: Happening[] = [];
  let after = battle;
  for (const unit of inDeployingOrder(battle, seat, units)) {
    const decided = answerTo(after, seat, { type: "deploy-unit", ...unit });
    if ("code" in decided) {
      const isOfAll = OF_ALL.includes(decided.code) || (decided.code === "not-your-turn" && events.length === 0);
      return refusalFor(seat, battle, isOfAll ? decided : refused("not-all-deployed", { number: unit.number, why: decided }));
    }
    const caused = consequences(decided, after, draws);
    events.push(...caused);
    after = caused.reduce(apply, after);
  }
  return { ok: true, events };
}
