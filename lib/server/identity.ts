import type { ClaimedUser, NewSession } from "../../db/users";
import { base32 } from "./base32";
import { LIMITS, SESSION } from "./limits";
import { newId } from "./new-id";
import { running } from "./running";

/** The caller, as the rest of the server knows it. */
export type User = {
  readonly id: string;
  readonly anonymous: boolean;
  /** Null for an anonymous user. */
  readonly email: string | null;
  readonly since: Date;
};

/** The Set-Cookie values of the answer. */
export type Cookies = readonly string[];

/** The user who saves, and the cookies for the answer. */
export type Saver = { readonly user: User; readonly cookies: Cookies };

type Known = { readonly id: string; readonly email: string; readonly createdAt: Date; readonly isAnonymous?: boolean | null };

/** The made-up email address of an anonymous user is never shown. */
function userOf({ id, email, createdAt, isAnonymous }: Known): User {
  const anonymous = isAnonymous === true;
  return { id, anonymous, email: anonymous ? null : email, since: createdAt };
}

/**
 * The user who sends these headers; null for a visitor without a (valid) session. The cookies renew an ageing session. The cookie of an
 * expired session is not removed: the removal could overtake the new cookie of a sign-in.
 */
export async function callerOf(headers: Headers): Promise<{ user: User | null; cookies: Cookies }> {
  const found = await running().auth.api.getSession({ headers, returnHeaders: true });
  return found.response ? { user: userOf(found.response.user), cookies: found.headers.getSetCookie() } : { user: null, cookies: [] };
}

/** The same for rendering a page, which cannot set cookies and so must not renew the session. */
export const readerOf = async (headers: Headers): Promise<User | null> => (await sessionOf(headers))?.user ?? null;

/** The user who sends these headers, and the token of the session. */
export async function sessionOf(headers: Headers): Promise<{ user: User; token: string } | null> {
  const found = await running().auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found && { user: userOf(found.user), token: found.session.token };
}

/** Creates an anonymous account for a first save. */
export async function newAnonymousUser(): Promise<Saver> {
  const made = await running().auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true });
  return { user: userOf(made.response.user), cookies: made.headers.getSetCookie() };
}

/** A claimed user as the rest of the server knows it. */
export const asUser = ({ id, email, createdAt }: ClaimedUser) => ({ id, anonymous: false, email, since: createdAt });

/**
 * A session ready to store, its cookie, and the anonymous user of this browser, whose data comes along unless it is left behind. Nothing is
 * stored here. better-auth does not get the old cookie: if that session has expired, it would remove the new cookie.
 */
export async function newEntry(headers: Headers, leaveBehind: boolean) {
  const token = base32(crypto.getRandomValues(new Uint8Array(20)));
  const session: NewSession = { id: newId(), token, expiresAt: new Date(Date.now() + SESSION.expiresIn * 1000) };
  const before = await readerOf(headers);
  const made = await running().auth.api.sessionCookie({ body: { token }, headers: new Headers(), returnHeaders: true });
  const anonymous = before?.anonymous && !leaveBehind ? before.id : null;
  return { session, anonymous, mostSessions: LIMITS.sessions, cookies: made.headers.getSetCookie() };
}

/** Ends the session of this browser, if there is one. The cookies remove its cookie. */
export async function endSession(headers: Headers): Promise<Cookies> {
  const ended = await running().auth.api.signOut({ headers, returnHeaders: true });
  return ended.headers.getSetCookie();
}
