import type { BattlePlan } from "@/lib/model/battle-plan";
import { planOf } from "@/lib/server/battles/plan-of";
import { planText } from "@/lib/sheets/plan/plan-text";
import { type Call, handlersOf } from "../../../_http/handlers-of";
import { refuse } from "../../../_http/refusals";
import { refuseFaults } from "../../../_http/refuse-faults";
import { NEVER_KEPT, ok, type Reply } from "../../../_http/reply";
import { answerOnlooker, type Onlooker } from "../../_http/answer-seat";

const VALUES = { format: ["json", "text"], for: ["own", "public"] } as const;

function wrongValue({ query }: Call): Reply | null {
  const faults = Object.entries(VALUES).flatMap(([name, values]) => {
    const asked = query[name];
    return asked === undefined || values.some((one) => one === asked)
      ? []
      : [{ path: [name], code: "not-one-of" as const, params: { values } }];
  });
  return faults.length === 0 ? null : refuseFaults(400, "not-one-of", faults);
}

const asText = (plan: BattlePlan): Reply => ({
  status: 200,
  body: new Blob([planText(plan)]).stream(),
  headers: { "content-type": "text/plain; charset=utf-8", ...NEVER_KEPT },
});

function show({ loaded, seat }: Onlooker, call: Call): Reply {
  const wrong = wrongValue(call);
  if (wrong) return wrong;
  const plan = planOf(loaded, call.query.for === "public" ? null : seat);
  if (!plan) return refuse("nothing-to-lay", {});
  return call.query.format === "text" ? asText(plan) : ok(plan, NEVER_KEPT);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { query: ["format", "for"], answer: answerOnlooker(show) },
});
