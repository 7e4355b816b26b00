import type { SchemaName } from "../model/schemas";
import { BATTLE, NOT_YOURS, SEATED_OR_NOT, UNKNOWN, X_SEAT } from "./describe-battles";
import { INTERNAL, json, type Parameter, reference, refusal } from "./describe-parts";

const asked = (name: string, description: string, values: readonly string[], fallback: string): Parameter => ({
  name,
  in: "query",
  required: false,
  description,
  schema: { enum: values, default: fallback },
});

const FORMAT = asked("format", "As data, or as text to be read.", ["json", "text"], "json");
const FOR = asked("for", "`public`: without any secret, whoever asks.", ["own", "public"], "own");

type Paper = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly said: string;
  readonly shape: SchemaName;
  readonly refusals?: object;
};

function paper({ operationId, summary, description, said, shape, refusals = {} }: Paper) {
  return {
    get: {
      ...{ operationId, summary, description },
      ...SEATED_OR_NOT,
      parameters: [BATTLE, X_SEAT, FORMAT, FOR],
      responses: {
        "200": { description: said, content: { ...json(reference(shape)), "text/plain": { schema: { type: "string" } } } },
        "400": refusal(
          "`not-one-of`, `unknown-parameter` or `repeated-parameter` for the query; or `bad-seat`: X-Seat is neither `a` nor `b`.",
        ),
        "401": refusal("`wrong-token`: it is malformed, or of no seat of this battle."),
        ...NOT_YOURS,
        ...UNKNOWN,
        ...refusals,
        ...INTERNAL,
      },
    },
  };
}

/** What goes to a real table from a battle. */
export const BATTLE_PAPER_PATHS = {
  "/api/battles/{id}/plan": paper({
    operationId: "battlePlan",
    summary: "The plan of the battlefield, to be laid on a real table: terrain, deployment, commands, orders.",
    description:
      "From the flank on. Your own has your secrets, and `secret` says so; without a seat, and with `for=public`, it is the one that everybody may see.",
    said: "The plan.",
    shape: "BattlePlan",
    refusals: { "409": refusal("`nothing-to-lay`: nothing lies on the table yet.") },
  }),
  "/api/battles/{id}/quick-reference": paper({
    operationId: "battleQuickReference",
    summary: "The rows of the quick reference that either army of a battle can use, and what was left out with the reason.",
    description:
      "Your own is made of your whole army and of what you have seen of the other, and marks the rows that only the opponent can use and those that both can. Without a seat, and with `for=public`, it is made of what everybody may see. What is not shown of an army may be anything: `notKnown` says what that is. A cell's key, and `marks`, are as in the whole quick reference.",
    said: "What is left.",
    shape: "BattleReference",
  }),
};
