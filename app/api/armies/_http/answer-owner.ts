import { callerOf } from "@/lib/server/identity";
import type { Call } from "../../_http/handlers-of";
import { refuse } from "../../_http/refusals";
import { NEVER_KEPT, type Reply } from "../../_http/reply";

/** The same for an army that is another's, for one that never was, and to a visitor who has none. */
export const unknownArmy = (): Reply => refuse("unknown-army", {});

/** What is one caller's own, which nobody keeps on the way, with the cookies that renew his session. */
export const asOwn = (reply: Reply, cookies: readonly string[]): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...NEVER_KEPT },
  cookies,
});

/** Answers whoever is signed in; to a visitor who is not, there is no army here. */
export function answerOwner(answer: (owner: string, call: Call) => Promise<Reply>): (call: Call) => Promise<Reply> {
  return async (call) => {
    const { user, cookies } = await callerOf(call.headers);
    return asOwn(user ? await answer(user.id, call) : unknownArmy(), cookies);
  };
}
