import type { Step } from "../../model/enumerations";
import type { Battle } from "./battle";
import type { BattleStep } from "./battle-step";
import { compulsory } from "./steps/compulsory";
import { days } from "./steps/days";
import { deployment } from "./steps/deployment";
import { finishing } from "./steps/finishing";
import { firstDeployment } from "./steps/first-deployment";
import { flank } from "./steps/flank";
import { keep } from "./steps/keep";
import { optional } from "./steps/optional";
import { outscouting } from "./steps/outscouting";
import { position } from "./steps/position";
import { ready } from "./steps/ready";
import { role } from "./steps/role";
import { scouts } from "./steps/scouts";
import { secretOrders } from "./steps/secret-orders";
import { sitting } from "./steps/sitting";
import { territory } from "./steps/territory";

/** The steps played, in order. A new step is added here and nowhere else. */
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
