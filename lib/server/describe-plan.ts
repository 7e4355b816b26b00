import { BATTLE, NOT_YOURS, SEATED, UNKNOWN, X_SEAT } from "./describe-battles";
import { INTERNAL, json, reference, refusal } from "./describe-parts";

const asked = (name: string, description: string, values: readonly string[], fallback: string) => ({
  name,
  in: "query",
  required: false,
  description,
  schema: { enum: values, default: fallback },
});

/** The battlefield as it is laid on a real table. */
export const PLAN_PATHS = {
  "/api/battles/{id}/plan": {
    get: {
      operationId: "battlePlan",
      summary: "The plan of the battlefield, to be laid on a real table: terrain, deployment, commands, orders.",
      description:
        "From the flank on. Your own has your secrets, and `secret` says so; without a seat, and with `for=public`, it is the one that everybody may see.",
      security: [...SEATED.security, {}],
      parameters: [
        BATTLE,
        X_SEAT,
        asked("format", "As data, or as text to be read.", ["json", "text"], "json"),
        asked("for", "`public`: without any secret, whoever asks.", ["own", "public"], "own"),
      ],
      responses: {
        "200": {
          description: "The plan.",
          content: { ...json(reference("BattlePlan")), "text/plain": { schema: { type: "string" } } },
        },
        "400": refusal(
          "`not-one-of`, `unknown-parameter` or `repeated-parameter` for the query; or `bad-seat`: X-Seat is neither `a` nor `b`.",
        ),
        "401": refusal("`wrong-token`: it is malformed, or of no seat of this battle."),
        ...NOT_YOURS,
        ...UNKNOWN,
        "409": refusal("`nothing-to-lay`: nothing lies on the table yet."),
        ...INTERNAL,
      },
    },
  },
};
