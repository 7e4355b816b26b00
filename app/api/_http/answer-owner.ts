import { callerOf, type User } from "@/lib/server/identity";
import type { Call } from "./handlers-of";
import { NEVER_KEPT, type Reply } from "./reply";

/** An answer for one caller, which no cache may keep, with the cookies that renew the session. */
export const asOwn = (reply: Reply, cookies: readonly string[]): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...NEVER_KEPT },
  cookies,
});

/** Answers a signed-in caller; a visitor gets `nothingOfHis`. */
export function answerOwner(
  answer: (owner: string, call: Call, user: User) => Promise<Reply>,
  nothingOfHis: () => Reply,
): (call: Call) => Promise<Reply> {
  return async (call) => {
    const { user, cookies } = await callerOf(call.headers);
    return asOwn(user ? await answer(user.id, call, user) : nothingOfHis(), cookies);
  };
}
