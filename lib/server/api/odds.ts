import { ODDS_PROBLEMS } from "../../model/odds-terms";
import type { SchemaName } from "../../model/schemas";
import type { Asked } from "../../rules/odds/fighters";
import type { Knowledge } from "../knowledge";
import { knowledgeFor } from "../known-lists";
import { LIMITS } from "../limits";
import { oddsOfArmies, oddsOfFight, oddsOfFire, oddsTablesOf } from "../odds";
import type { Rate } from "../rate-limit";
import { running } from "../running";
import { type Address, type Documents, endpoint, type Refusals } from "./endpoint";
import { refuseFaults } from "./refusals";
import { ok } from "./reply";

const QUESTION_OF_RULES = "the rules do not allow what is asked; `at` is the place";

const REFUSALS: Refusals = {
  ...Object.fromEntries(ODDS_PROBLEMS.map((code) => [code, QUESTION_OF_RULES])),
  ...{ "unknown-list": "", "unknown-list-version": "", "unknown-line": "" },
};

type Question<Name extends SchemaName> = {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly says: string;
  readonly rate: Rate;
  readonly shape: Name;
  readonly answered: SchemaName;
  readonly most: number;
  readonly ask: (question: Documents[Name], knowledge: Knowledge) => Asked<unknown> | Promise<Asked<unknown>>;
};

const question = <Name extends SchemaName>({ id, summary, description, says, rate, shape, answered, most, ask }: Question<Name>) => ({
  POST: endpoint<unknown, Name>({
    ...{ id, summary, description, rate },
    body: { shape, most },
    answers: { 200: { says, shape: answered } },
    refusals: REFUSALS,
    answer: async ({ document, headers }) => {
      const read = document();
      if (!read.ok) return read.reply;
      const asked = await ask(read.value, await knowledgeFor(read.value, headers));
      return asked.ok ? ok(asked.value) : refuseFaults(asked.faults[0]?.code ?? "bad-document", asked.faults);
    },
  }),
});

const EXACT = "Chances are exact, to within 1e-9; `leftOut` names what is not reckoned.";

const FIGHT: Address = {
  path: "/api/odds/fight",
  methods: question({
    id: "oddsOfFight",
    summary: "What happens when two unit groups fight: claims, dice, and the chance that each breaks first, round by round.",
    description: `With \`approach\` they come on from afar, under fire. ${EXACT}`,
    says: "Both sides, the course of the fight and its limit.",
    ...{ rate: "odds", shape: "FightQuestion", answered: "FightAnswer", most: LIMITS.odds, ask: oddsOfFight },
  }),
};

const FIRE: Address = {
  path: "/api/odds/fire",
  methods: question({
    id: "oddsOfFire",
    summary: "What one unit group’s fire does to another: dice, wounds, slowing, and what many volleys do.",
    description: `With \`comesOn\` the target comes on and charges. ${EXACT}`,
    says: "One volley, several, and what the target meets as it comes on.",
    ...{ rate: "odds", shape: "FireQuestion", answered: "FireAnswer", most: LIMITS.odds, ask: oddsOfFire },
  }),
};

const MATCH_UP: Address = {
  path: "/api/odds/match-up",
  methods: question({
    id: "oddsOfArmies",
    summary: "Every unit group of one army against every one of another, in open ground.",
    description: `Mine charge if they may, otherwise theirs; if nobody may, both shoot. An \`anyOf\` stands for whatever it may turn out to be. ${EXACT}`,
    says: "A row for each of mine, a cell for each of theirs.",
    ...{ rate: "odds-match-up", shape: "MatchUpQuestion", answered: "MatchUpAnswer", most: LIMITS.matchUp, ask: oddsOfArmies },
  }),
};

const TABLES: Address = {
  path: "/api/odds/tables",
  methods: {
    GET: endpoint({
      id: "oddsTables",
      summary: "The tables that odds are reckoned by, for programs that reckon them themselves: the page does so in the browser.",
      answers: { 200: { says: "`combat`, `rules`, `battlefield` and `afield`, as in force, with a source for every row.", json: true } },
      answer: () => ok(oddsTablesOf(running().knowledge.catalog)),
    }),
  },
};

/** What happens when they meet. */
export const ODDS = { FIGHT, FIRE, MATCH_UP, TABLES };
