import { setImmediate as turn } from "node:timers/promises";
import { type Choice, choicesOf } from "../../advice/draft/choices";
import { draftSteps } from "../../advice/draft/draft-army";
import type { DraftAnswer, DraftQuestion } from "../../model/drafting";
import type { BareFinding } from "../../model/findings";
import { choiceWords } from "../../words/drafting";
import { findingWords, wordAssessment } from "../../words/findings";
import { plain } from "../../words/sentence";
import type { Knowledge } from "../knowledge";
import { knowledgeFor } from "../known-lists";
import { LIMITS } from "../limits";
import { oddsBookOf } from "../odds";
import { type ReadArmy, readArmy } from "../read-army";
import { type Address, endpoint } from "./endpoint";
import { refuse, refuseFaults } from "./refusals";
import { ok } from "./reply";

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
async function draft({ army: sent, against: foe, wish, seed }: DraftQuestion, knowledge: Knowledge): Promise<Drafts> {
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

/** An army drafted for a player. It stores nothing. */
export const DRAFTS: Address = {
  path: "/api/drafts",
  methods: {
    POST: endpoint({
      id: "draftArmy",
      summary: "Drafts a legal army of a list, or fills the rest of one that is begun.",
      description:
        "`army` is what is there already: it stays as it is, commanders and unit groups are added up to its points limit. The same question has the same answer; with the next `seed` it is another army.",
      rate: "drafts",
      body: { shape: "DraftQuestion", most: 2 * LIMITS.document },
      answers: { 200: { says: "The army, its assessment, and a reason for each choice.", shape: "DraftAnswer" } },
      refusals: {
        ...{ "bad-document": "", "unknown-list": "", "unknown-list-version": "", "unknown-rules-version": "" },
        "limit-too-small": "the message has the points of the smallest army",
        "cannot-be-filled": "the message has what to mend first",
      },
      answer: async ({ document, headers }) => {
        const read = document();
        if (!read.ok) return read.reply;
        const drafted = await draft(read.value, await knowledgeFor(read.value, headers));
        if (drafted.ok) return ok(drafted.answer);
        if (drafted.why === "army") return refuseFaults(drafted.refused.code, drafted.refused.faults);
        if (drafted.why === "points") return refuse("limit-too-small", drafted);
        return refuse("cannot-be-filled", { findings: drafted.findings.map((one) => plain(findingWords(one))) });
      },
    }),
  },
};
