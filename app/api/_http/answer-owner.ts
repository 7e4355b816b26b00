import { callerOf, type User } from "@/lib/server/identity";
import type { Call } from "./handlers-of";
import { NEVER_KEPT, type Reply } from "./reply";

/** What is one caller's own, which nobody keeps on the way, with the cookies that renew his session. */
export const asOwn = (reply: Reply, cookies: readonly string[]): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...NEVER_KEPT },
  cookies,
});

/** Answers whoever is signed in; to a visitor who is not, nothing here is his. */
export function answerOwner(
  answer: (owner: string, call: Call, user: User) => Promise<Reply>,
  nothingOfHis: () => Reply,
): (call: Call) => Promise<Reply> {
  return async (call) => {
    const { user, cookies } = await callerOf(call.headers);
    return asOwn(user ? await answer(user.id, call, user) : nothingOfHis(), cookies);
  };
}
