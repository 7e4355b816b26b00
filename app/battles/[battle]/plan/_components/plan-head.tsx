import type { BattlePlan } from "@/lib/model/battle-plan";
import { PLAN } from "@/lib/words/battle/plan";

/** The head of the map: the battle, and for whom the plan is. */
export function PlanHead({ plan: { title, about, secret, missing } }: { readonly plan: BattlePlan }) {
  return (
    <header className="plan-head">
      <div>
        <p className="eyebrow">{PLAN.heading}</p>
        <h1>{title}</h1>
        <p>{about}</p>
        {missing && <p className="plan-missing">{missing}</p>}
      </div>
      {secret && <p className="plan-secret">{secret}</p>}
    </header>
  );
}
