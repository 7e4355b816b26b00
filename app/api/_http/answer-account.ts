import type { AccountOutcome } from "@/lib/server/account-outcome";
import { refuse, retryAfter } from "./refusals";
import { refuseFaults } from "./refuse-faults";
import { NEVER_KEPT, ok, type Reply } from "./reply";

/** The answer to a request about an account. It is for the caller only, so no cache may keep it. */
export function answerAccount<T>(outcome: AccountOutcome<T>, headers: Reply["headers"] = {}): Reply {
  if (outcome.ok) {
    const { value, cookies } = outcome;
    return value === null
      ? { status: 204, body: null, headers: NEVER_KEPT, cookies }
      : { ...ok(value, { ...NEVER_KEPT, ...headers }), cookies };
  }
  switch (outcome.code) {
    case "bad-document":
      return refuseFaults(400, outcome.code, outcome.faults);
    case "no-room-to-bring":
      return refuse(outcome.code, outcome);
    case "too-many-tries":
      return refuse(outcome.code, outcome, retryAfter(outcome.seconds));
    default:
      return refuse(outcome.code, {});
  }
}
