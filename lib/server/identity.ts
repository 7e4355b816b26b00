import type { ClaimedUser, NewSession } from "../../db/users";
import { base32 } from "./base32";
import { LIMITS, SESSION } from "./limits";
import { newId } from "./new-id";
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
export const readerOf = async (headers: Headers): Promise<User | null> => (await sessionOf(headers))?.user ?? null;

/** Who sends these headers, and the token of his session. */
export async function sessionOf(headers: Headers): Promise<{ user: User; token: string } | null> {
  const found = await running().auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found && { user: userOf(found.user), token: found.session.token };
}

/** Makes an anonymous account for the first thing saved. */
export async function newAnonymousUser(): Promise<Saver> {
  const made = await running().auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true });
  return { user: userOf(made.response.user), cookies: made.headers.getSetCookie() };
}

/** A claimed user as the rest of the server knows him. */
export const asUser = ({ id, email, createdAt }: ClaimedUser) => ({ id, anonymous: false, email, since: createdAt });

/**
 * A session that can be stored, the cookie for it, and the anonymous user of this browser, whose belongings come along unless they are left
 * behind.
 * Nothing is stored here. better-auth is not shown the old cookie: were that session over by now, it would take back the new cookie.
 */
export async function newEntry(headers: Headers, leaveBehind: boolean) {
  const token = base32(crypto.getRandomValues(new Uint8Array(20)));
  const session: NewSession = { id: newId(), token, expiresAt: new Date(Date.now() + SESSION.expiresIn * 1000) };
  const before = await readerOf(headers);
  const made = await running().auth.api.sessionCookie({ body: { token }, headers: new Headers(), returnHeaders: true });
  const anonymous = before?.anonymous && !leaveBehind ? before.id : null;
  return { session, anonymous, mostSessions: LIMITS.sessions, cookies: made.headers.getSetCookie() };
}

/** Ends the session of this browser, if there is one; the cookies take back its own. */
export async function endSession(headers: Headers): Promise<Cookies> {
  const ended = await running().auth.api.signOut({ headers, returnHeaders: true });
  return ended.headers.getSetCookie();
}
