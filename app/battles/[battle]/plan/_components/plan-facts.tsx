import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { BattlePlan } from "@/lib/model/battle-plan";
import { centimetresTold } from "@/lib/sheets/plan/base-sizes";

const PRINTED = { rulebook: "", sibling: " (sibling value)", house: " (house value)" } as const;

/** What is known of the battlefield as a whole, and in what it is measured. */
export function PlanFacts({ plan: { facts, measures, measured } }: { readonly plan: BattlePlan }) {
  return (
    <section aria-labelledby="plan-facts" className="plan-block">
      <h2 id="plan-facts">The battlefield</h2>
      <dl className="plan-facts">
        {facts.map(({ id, label, value, source, why }) => (
          <div key={id}>
            <dt>
              <RulesWords text={label} />
            </dt>
            <dd>
              <RulesWords text={value} />
              {source && why && (
                <>
                  <span className="hidden print:inline">{PRINTED[source]}</span>{" "}
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
            <dt>{millimetres} mm bases</dt>
            <dd>
              {figures}: {tenWidths}; the table {table}
            </dd>
          </div>
        ))}
      </dl>
      <p className="plan-measured">
        {measured} {centimetresTold(measures)}
      </p>
    </section>
  );
}
