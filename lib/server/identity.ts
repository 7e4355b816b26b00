import { adoptBelongings } from "./adopt-belongings";
import { running } from "./running";

/** Who asks, as far as the rest of the server needs to know. */
export type User = {
  readonly id: string;
  readonly anonymous: boolean;
  /** Null for an anonymous one. */
  readonly email: string | null;
  readonly since: Date;
};

/** What to hand back with the answer: Set-Cookie values. */
export type Cookies = readonly string[];

/** Who saves, and what makes his browser known again. */
export type Saver = { readonly user: User; readonly cookies: Cookies };

type Known = { readonly id: string; readonly email: string; readonly createdAt: Date; readonly isAnonymous?: boolean | null };

/** The address made up for an anonymous user is shown to nobody. */
function userOf({ id, email, createdAt, isAnonymous }: Known): User {
  const anonymous = isAnonymous === true;
  return { id, anonymous, email: anonymous ? null : email, since: createdAt };
}

/**
 * Who sends these headers; null for a visitor without a (valid) session. Cookies renew a session that is getting old. The
 * cookie of a session that is over is left alone: its removal could overtake the new one of a sign-in that is under way.
 */
export async function callerOf(headers: Headers): Promise<{ user: User | null; cookies: Cookies }> {
  const found = await running().auth.api.getSession({ headers, returnHeaders: true });
  return found.response ? { user: userOf(found.response.user), cookies: found.headers.getSetCookie() } : { user: null, cookies: [] };
}

/** The same for a page render, which can set no cookie and must not try to renew. */
export async function readerOf(headers: Headers): Promise<User | null> {
  const found = await running().auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found ? userOf(found.user) : null;
}

/** Makes an anonymous account for the first thing saved. */
export async function newAnonymousUser(): Promise<Saver> {
  const made = await running().auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true });
  return { user: userOf(made.response.user), cookies: made.headers.getSetCookie() };
}

const isUnauthorized = (error: unknown): boolean => error instanceof Error && "status" in error && error.status === "UNAUTHORIZED";

/**
 * Opens a session by password; null where address or password is wrong. What the anonymous user who sends the headers has comes
 * along. better-auth is not shown his cookie: were his session over by now, it would take back the new cookie with the old one.
 */
export async function openSession(
  body: { readonly email: string; readonly password: string },
  headers: Headers,
): Promise<{ user: User; cookies: Cookies } | null> {
  const before = await readerOf(headers);
  try {
    const opened = await running().auth.api.signInEmail({ body, headers: new Headers(), returnHeaders: true });
    const user = userOf(opened.response.user);
    if (before?.anonymous) await adoptBelongings(running(), before.id, user.id);
    return { user, cookies: opened.headers.getSetCookie() };
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** Ends the session of this browser, if there is one; the cookies take back its own. */
export async function endSession(headers: Headers): Promise<Cookies> {
  const ended = await running().auth.api.signOut({ headers, returnHeaders: true });
  return ended.headers.getSetCookie();
}

/** Ends all sessions of the caller but the one of this browser. */
export async function endOtherSessions(headers: Headers): Promise<void> {
  const found = await running().auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (found) await running().users.endSessions(found.user.id, found.session.token);
}
