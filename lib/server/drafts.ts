import { setImmediate as turn } from "node:timers/promises";
import { type Choice, choicesOf } from "../advice/draft/choices";
import { draftSteps } from "../advice/draft/draft-army";
import type { DraftAnswer, DraftQuestion } from "../model/drafting";
import type { BareFinding } from "../model/findings";
import { choiceWords } from "../words/drafting";
import { wordAssessment } from "../words/findings";
import type { Knowledge } from "./knowledge";
import { oddsBookOf } from "./odds";
import { type ReadArmy, readArmy } from "./read-army";

type Drafts =
  | { readonly ok: true; readonly answer: DraftAnswer }
  | { readonly ok: false; readonly why: "army"; readonly refused: Extract<ReadArmy, { readonly ok: false }> }
  | { readonly ok: false; readonly why: "points"; readonly limit: number; readonly least: number }
  | { readonly ok: false; readonly why: "findings"; readonly findings: readonly BareFinding[] };

type Refused = Extract<ReadArmy, { readonly ok: false }>;

const under = (field: "army" | "against", { faults, ...refused }: Refused): Drafts => ({
  ...{ ok: false, why: "army" },
  refused: { ...refused, faults: faults.map((fault) => ({ ...fault, path: [field, ...fault.path] })) },
});

const worded = ({ code, at, params }: Choice): DraftAnswer["choices"][number] => ({
  ...{ at, code, params: { ...params } },
  message: choiceWords(code, params as never),
});

/** An army drafted as asked, by the versions that it names; between its steps others have a turn. */
export async function draft({ army: sent, against: foe, wish, seed }: DraftQuestion, knowledge: Knowledge): Promise<Drafts> {
  const start = readArmy(sent, knowledge);
  if (!start.ok) return under("army", start);
  const enemy = foe && wish === "beat" ? readArmy(foe, knowledge) : null;
  if (enemy && !enemy.ok) return under("against", enemy);
  const { army, book } = start;
  const against = enemy && { army: enemy.army, book: enemy.book, odds: oddsBookOf(knowledge.catalog) };
  const steps = draftSteps({ army, book, wish, seed, against, tables: knowledge.catalog.drafting });
  let step = steps.next();
  while (!step.done) {
    await turn();
    step = steps.next();
  }
  const drafted = step.value;
  if (!drafted.ok) return drafted.why === "points" ? { ...drafted, limit: army.pointsLimit } : drafted;
  const { verdict, drafting } = drafted;
  return {
    ok: true,
    answer: {
      army: drafted.army,
      assessment: wordAssessment(verdict, drafted.army),
      choices: choicesOf(drafted.army, verdict, drafting).map(worded),
    },
  };
}
