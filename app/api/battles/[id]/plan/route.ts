import { planOf } from "@/lib/server/battles/battle-papers";
import { planText } from "@/lib/sheets/plan/plan-text";
import { refuse } from "../../../_http/refusals";
import { battlePaperHandlers } from "../../_http/battle-paper-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = battlePaperHandlers((loaded, seat) => {
  const plan = planOf(loaded, seat);
  return plan ? { data: plan, text: () => planText(plan) } : refuse("nothing-to-lay", {});
});
