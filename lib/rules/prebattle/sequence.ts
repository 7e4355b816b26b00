import type { LegalCommand } from "../../model/battle-command";
import type { Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Step } from "../../model/enumerations";
import type { Refusal, Refused } from "../../model/refusals";
import type { Battle } from "./battle";
import { type BattleStep, NOBODY, NOTHING } from "./battle-step";
import { days } from "./steps/days";
import { deployment, firstDeployment } from "./steps/deployment";
import { finishing } from "./steps/finishing";
import { flank } from "./steps/flank";
import { compulsory, optional } from "./steps/laying";
import { position, role, sitting, territory } from "./steps/opening";
import { keep, outscouting } from "./steps/outscouting";
import { ready } from "./steps/ready";
import { scouts } from "./steps/scouts";
import { secretOrders } from "./steps/secret-orders";

/** The steps played, in order. */
export const SEQUENCE = [
  ...([sitting, role, territory, position, days, keep] as const),
  ...([flank, compulsory, optional, outscouting] as const),
  ...([firstDeployment, secretOrders, deployment, finishing, scouts, ready] as const),
] as const satisfies readonly BattleStep[];

/** The step after the last of them. */
const AFTER: Step = "closed";

const STEPS: readonly BattleStep[] = SEQUENCE;
const PLACES: ReadonlyMap<Step, number> = new Map(STEPS.map(({ name }, at) => [name, at]));

/** The step being played; null once the sequence is over. A battle whose tables have no battlefield is never closed here. */
export function stepOf({ step, book }: Battle): BattleStep | null {
  if (step === "ready" && book.battlefield === null) return null;
  const at = PLACES.get(step);
  return at === undefined ? null : (STEPS[at] ?? null);
}

/** The first step, from the current one on, that has something left to do. */
export function stepNow(battle: Battle): Step {
  const at = PLACES.get(battle.step);
  if (at === undefined) return battle.step;
  for (let next = at; next < STEPS.length; next++) {
    const step = STEPS[next];
    if (step && !step.isOver(battle)) return step.name;
  }
  return AFTER;
}

/**
 * Every command this seat may send now, except abandoning. `decide` accepts each; `sit` still needs a nonce. Commands that only choose
 * cards list every choice.
 */
export const legalCommands = (battle: Battle, seat: SeatName): readonly LegalCommand[] => stepOf(battle)?.legal(battle, seat) ?? NOTHING;

/** The seats being waited for. A seat that has committed a card is not, though it may still change it. */
export const toAct = (battle: Battle): readonly SeatName[] => stepOf(battle)?.toAct(battle) ?? NOBODY;

/** The events, in order; or why there are none. */
export type Decision = { readonly ok: true; readonly events: readonly Happening[] } | { readonly ok: false; readonly refusal: Refusal };

/** For a seat: the refusal with the commands it may send instead. */
export const refusalFor = (seat: SeatName, battle: Battle, why: Refused): Decision => ({
  ok: false,
  refusal: { ...why, legal: legalCommands(battle, seat) },
});

/** For somebody who holds no seat yet: the list of legal commands would reveal the seat's cards. */
export const refusalWithoutCommands = (why: Refused): Decision => ({ ok: false, refusal: { ...why, legal: [] } });
