import type { SchemaName } from "../model/schemas";
import { BATTLE, NOT_YOURS, SEATED_OR_NOT, UNKNOWN, X_SEAT } from "./describe-battles";
import { INTERNAL, json, type Parameter, reference, refusal } from "./describe-parts";

const queryParameter = (name: string, description: string, values: readonly string[], fallback: string): Parameter => ({
  name,
  in: "query",
  required: false,
  description,
  schema: { enum: values, default: fallback },
});

const FORMAT = queryParameter("format", "As data, or as plain text.", ["json", "text"], "json");
const FOR = queryParameter("for", "`public`: without any secret, even for a player.", ["own", "public"], "own");

type Paper = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly answer: string;
  readonly shape: SchemaName;
  readonly refusals?: object;
};

function paper({ operationId, summary, description, answer, shape, refusals = {} }: Paper) {
  return {
    get: {
      ...{ operationId, summary, description },
      ...SEATED_OR_NOT,
      parameters: [BATTLE, X_SEAT, FORMAT, FOR],
      responses: {
        "200": { description: answer, content: { ...json(reference(shape)), "text/plain": { schema: { type: "string" } } } },
        "400": refusal("`not-one-of`, `unknown-parameter` or `repeated-parameter` for the query; or `bad-seat`: X-Seat is not `a` or `b`."),
        "401": refusal("`wrong-token`: it is malformed, or of no seat in this battle."),
        ...NOT_YOURS,
        ...UNKNOWN,
        ...refusals,
        ...INTERNAL,
      },
    },
  };
}

/** The addresses of a battle's papers for a real table. */
export const BATTLE_PAPER_PATHS = {
  "/api/battles/{id}/plan": paper({
    operationId: "battlePlan",
    summary: "The plan of the battlefield for a real table: terrain, deployment, commands, orders.",
    description:
      "There is a plan from the step flank on. Your own shows your secrets, and `secret` says so. Without a seat, or with `for=public`, it is the plan that everybody may see.",
    answer: "The plan.",
    shape: "BattlePlan",
    refusals: { "409": refusal("`nothing-to-lay`: nothing is on the table yet.") },
  }),
  "/api/battles/{id}/quick-reference": paper({
    operationId: "battleQuickReference",
    summary: "The rows of the quick reference that either army of a battle can use, and what was left out with the reason.",
    description:
      "Your own uses your whole army and what you have seen of the other. It marks the rows that only the opponent can use, and those that both can. Without a seat, or with `for=public`, it uses what everybody may see. Hidden parts of an army could be anything: `notKnown` lists them. Cell keys and `marks` are as in the whole quick reference.",
    answer: "The rows that are left.",
    shape: "BattleReference",
  }),
};
