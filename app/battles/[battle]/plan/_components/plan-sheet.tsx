import { cssNumbers } from "@/app/_components/css-numbers";
import type { Paper } from "@/app/_components/paper/paper";
import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { BattlePlan, PlanArmy, PlanUnit } from "@/lib/model/battle-plan";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { linesIn, wordsOf } from "@/lib/sheets/font-metrics";
import { centimetresFor, PLAN, PLAN_SOURCES } from "@/lib/words/battle/plan";
import { whyWords } from "@/lib/words/reasons";
import { namesAsWords } from "@/lib/words/terms";
import { PlanArmyLists } from "./plan-army-lists";
import { PlanMap, PlanTerrainTable } from "./plan-field";
import "./plan.css";
import "./plan-on-paper.css";

/** Type size, and space above and below a row, in millimetres. */
const PLAN_SETTINGS = [
  { name: "usual", type: 2.65, row: 0.75 },
  { name: "close", type: 2.45, row: 0.45 },
  { name: "small", type: 2.2, row: 0.12 },
] as const;
type PlanSetting = (typeof PLAN_SETTINGS)[number];

/** What the lists are printed by. */
const planNumbers = ({ type, row }: PlanSetting) => cssNumbers({ "--type": type, "--row": row, "--line": LINE });

/** Height of a page between its margins, without its running head, in millimetres. */
const ROOM: Readonly<Record<Paper, number>> = { a4: 268, letter: 250 };
/** Heights in millimetres: a heading with the space above it, the frame of a table, and the gap that a row which does not fit leaves. */
const [HEADING, TABLE, LEFT_OPEN] = [8.4, 1.2, 6];
const LINE = 1.25;
const BORDER = 0.15;
/** Widths of the columns of names and notes, of half a page and a whole one, in millimetres. */
const [NAME, NOTES, HALF, WHOLE] = [45, 21, 80, 186];

const sum = (heights: readonly number[]): number => heights.reduce((total, one) => total + one, 0);
const linesOf = (text: string, width: number, { type }: PlanSetting): number => linesIn(wordsOf(text, "sans"), width / type);

const lineHeight = (lines: number, { type }: PlanSetting): number => lines * LINE * type;
const rowHeight = (lines: number, setting: PlanSetting): number => lineHeight(lines, setting) + 2 * setting.row + BORDER;

/** A table of rows of so many lines, with its head; nothing where it is empty. */
const tableHeight = (rows: readonly number[], setting: PlanSetting): number =>
  rows.length === 0 ? 0 : TABLE + rowHeight(1, setting) + sum(rows.map((lines) => rowHeight(lines, setting)));

function unitLines({ name, facing, frontRight, notes }: PlanUnit, setting: PlanSetting): number {
  const told = [...(frontRight ? [PLAN.units.facing(facing)] : []), ...notes].join(", ");
  return Math.max(linesOf(name, NAME, setting), linesOf(told, NOTES, setting), frontRight ? 2 : 1);
}

function armyHeight({ units, waiting, stragglers, commanders, orders }: PlanArmy, setting: PlanSetting): number {
  const listed = [waiting, stragglers]
    .filter((one) => one.length > 0)
    .map((one) => one.map(({ name }) => `${name} (12), 12 bases; `).join(""));
  return (
    HEADING +
    lineHeight(1, setting) +
    tableHeight(
      units.map((unit) => unitLines(unit, setting)),
      setting,
    ) +
    tableHeight(
      commanders.map(({ name, title, leads }) => Math.max(linesOf(name + title, HALF, setting), linesOf(leads ?? "", HALF, setting))),
      setting,
    ) +
    tableHeight(
      orders.map(({ units: away }) => 1 + linesOf(away.map(({ name }) => `${name} (12), 12 bases; `).join(""), HALF, setting)),
      setting,
    ) +
    sum(listed.map((text) => 2 + lineHeight(linesOf(text, WHOLE, setting), setting)))
  );
}

function planHeight({ facts, measures, terrain, armies, notes }: BattlePlan, setting: PlanSetting): number {
  const told = [
    ...facts.map(({ value, why }) => linesOf(value + (why ? PLAN_SOURCES.sibling : ""), HALF, setting)),
    ...measures.map(() => 2),
  ];
  const pairs = told.filter((_, at) => at % 2 === 0).map((lines, at) => Math.max(lines, told[2 * at + 1] ?? 1));
  return (
    HEADING +
    sum(pairs.map((lines) => rowHeight(lines, setting))) +
    lineHeight(2, setting) +
    (terrain.length === 0 ? 0 : HEADING) +
    tableHeight(
      terrain.map(({ corners }) => (corners.length === 1 ? 1.2 : 2)),
      setting,
    ) +
    sum(armies.map((army) => armyHeight(army, setting))) +
    HEADING +
    sum(notes.map((note) => lineHeight(linesOf(note, WHOLE, setting), setting)))
  );
}

/** The roomiest setting in which the lists take no more pages than in the smallest. */
export function planSetting(plan: BattlePlan, paper: Paper): PlanSetting {
  const pages = PLAN_SETTINGS.map((setting) => Math.ceil(planHeight(plan, setting) / (ROOM[paper] - LEFT_OPEN)));
  const fewest = Math.min(...pages);
  return PLAN_SETTINGS[pages.indexOf(fewest)] ?? PLAN_SETTINGS[0];
}

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
