import type { BattlePlan } from "@/lib/model/battle-plan";

/** What the plan is of, and whose: at the head of the map. */
export function PlanHead({ plan: { title, about, secret, missing } }: { readonly plan: BattlePlan }) {
  return (
    <header className="plan-head">
      <div>
        <p className="eyebrow">The plan of the battlefield</p>
        <h1>{title}</h1>
        <p>{about}</p>
        {missing && <p className="plan-missing">{missing}</p>}
      </div>
      {secret && <p className="plan-secret">{secret}</p>}
    </header>
  );
}
