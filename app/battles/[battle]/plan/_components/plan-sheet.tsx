import type { Paper } from "@/app/_components/paper/paper";
import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { BattlePlan } from "@/lib/model/battle-plan";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { centimetresFor, PLAN, PLAN_SOURCES } from "@/lib/words/battle/plan";
import { whyWords } from "@/lib/words/reasons";
import { namesAsWords } from "@/lib/words/terms";
import { PlanArmyLists } from "./plan-army-lists";
import { PlanMap } from "./plan-map";
import { planNumbers, planSetting } from "./plan-setting";
import { PlanTerrainTable } from "./plan-terrain-table";
import "./plan.css";
import "./plan-on-paper.css";

type Props = { readonly plan: BattlePlan; readonly view: BattleView; readonly book: BattleBook; readonly paper: Paper };

/** The plan on screen and on paper: a page with the map, and one or two with the lists. */
export function PlanSheet({ plan, view, book, paper }: Props) {
  const { title, secret, measures, terrain, armies, notes } = plan;
  const setting = planSetting(plan, paper);
  return (
    <article className="plan" data-paper={paper} data-setting={setting.name} style={planNumbers(setting)}>
      <section className="plan-leaf plan-map" aria-label={PLAN.map.label}>
        <PlanHead plan={plan} />
        <div className="plan-picture">
          <PlanMap plan={plan} view={view} book={book} />
        </div>
        {terrain.length > 0 && <p className="plan-foot max-[45rem]:hidden print:block">{PLAN.map.key}</p>}
      </section>
      {/* On paper the head is repeated on every page of lists. */}
      <table className="plan-leaf plan-lists" role="presentation">
        <thead>
          <tr>
            <td>
              <p className="plan-running">
                <span>{title}</span>
                {secret && <b>{secret}</b>}
              </p>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <PlanFacts plan={plan} />
              <PlanTerrainTable terrain={terrain} measures={measures} />
              {armies.map((army) => (
                <PlanArmyLists key={army.seat} army={army} measures={measures} />
              ))}
              <section aria-labelledby="plan-notes" className="plan-block">
                <h2 id="plan-notes">{PLAN.notes.heading}</h2>
                <ul className="plan-note-list">
                  {notes.map((note) => (
                    <li key={note}>
                      <RulesWords text={namesAsWords(note)} />
                    </li>
                  ))}
                </ul>
              </section>
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

/** The head of the map: the battle, and for whom the plan is. */
function PlanHead({ plan: { title, about, secret, missing } }: { readonly plan: BattlePlan }) {
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

const MEANINGS = { flank: "secure-flank" } as const;

/** The facts of the battlefield as a whole, and its units of measurement. */
function PlanFacts({ plan: { facts, measures, measured } }: { readonly plan: BattlePlan }) {
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
                    <SourceMark from={source} why={whyWords(why)} />
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
