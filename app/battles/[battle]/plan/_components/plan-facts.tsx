import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { BattlePlan } from "@/lib/model/battle-plan";
import { centimetresFor, PLAN, PLAN_SOURCES } from "@/lib/words/battle/plan";
import { namesAsWords } from "@/lib/words/sentence";

const MEANINGS = { flank: "secure-flank" } as const;

/** The facts of the battlefield as a whole, and its units of measurement. */
export function PlanFacts({ plan: { facts, measures, measured } }: { readonly plan: BattlePlan }) {
  return (
    <section aria-labelledby="plan-facts" className="plan-block">
      <h2 id="plan-facts">{PLAN.facts.heading}</h2>
      <dl className="plan-facts">
        {facts.map(({ id, label, value, source, why }) => (
          <div key={id}>
            <dt>
              <RulesWords text={namesAsWords(label, MEANINGS)} />
            </dt>
            <dd>
              <RulesWords text={namesAsWords(value)} />
              {source && why && (
                <>
                  <span className="hidden print:inline">{PLAN_SOURCES[source]}</span>{" "}
                  <span className="print:hidden">
                    <SourceMark from={source} why={why} />
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
        {measures.map(({ millimetres, figures, tenWidths, table }) => (
          <div key={millimetres}>
            <dt>{PLAN.facts.bases(millimetres)}</dt>
            <dd>{PLAN.facts.measure(figures, tenWidths, table)}</dd>
          </div>
        ))}
      </dl>
      <p className="plan-measured">
        {measured} {centimetresFor(measures)}
      </p>
    </section>
  );
}
