import type { KnownSession, NewSession } from "../../db/sessions";
import type { ClaimedUser } from "../../db/users";
import { type Cookies, hasSignedInBefore, noSessionCookie, sessionCookie, sessionTokenIn } from "./cookies";
import { newId, newToken, RANDOM_KEY, sha256 } from "./ids";
import { LIMITS, SESSION } from "./limits";
import { running } from "./running";

/** The caller, as the rest of the server knows it. */
export type User = {
  readonly id: string;
  readonly anonymous: boolean;
  /** Null for an anonymous user. */
  readonly email: string | null;
  readonly since: Date;
};

/** The user who saves, and the cookies for the answer. */
export type Saver = { readonly user: User; readonly cookies: Cookies };

/** The made-up email address of an anonymous user is never shown. */
const userOf = ({ id, email, createdAt, isAnonymous }: KnownSession["user"]): User => ({
  ...{ id, anonymous: isAnonymous, since: createdAt },
  email: isAnonymous ? null : email,
});

/** A claimed user as the rest of the server knows it. */
export const asUser = ({ id, email, createdAt }: ClaimedUser): User => ({ id, anonymous: false, email, since: createdAt });

/**
 * The session of the browser that sends these headers; null without one that is still valid. The cookie of an expired session is not
 * removed: the removal could overtake the new cookie of a sign-in.
 */
async function validSession(headers: Headers): Promise<KnownSession | null> {
  const token = sessionTokenIn(headers);
  const found = token === null ? null : await running().sessions.find(token);
  return found && found.expiresAt.getTime() >= Date.now() ? found : null;
}

const fromNow = (): Date => new Date(Date.now() + SESSION.expiresIn * 1000);

/** Renews an ageing session. If that cannot be stored (a full disk), the caller is answered all the same, and a later visit renews it. */
async function renewal({ token, expiresAt }: KnownSession): Promise<Cookies> {
  const since = expiresAt.getTime() - SESSION.expiresIn * 1000;
  if (Date.now() - since < SESSION.updateAge * 1000) return [];
  const { sessions, log } = running();
  try {
    return (await sessions.renew(token, fromNow())) ? [sessionCookie(token)] : [];
  } catch (error) {
    log.error({ err: error }, "a session could not be renewed");
    return [];
  }
}

/** The user who sends these headers; null for a visitor without a (valid) session. The cookies renew an ageing session. */
export async function callerOf(headers: Headers): Promise<{ user: User | null; cookies: Cookies }> {
  const session = await validSession(headers);
  return session ? { user: userOf(session.user), cookies: await renewal(session) } : { user: null, cookies: [] };
}

/** The user who sends these headers, and the token of the session, which is not renewed. */
export async function sessionOf(headers: Headers): Promise<{ user: User; token: string } | null> {
  const session = await validSession(headers);
  return session && { user: userOf(session.user), token: session.token };
}

/** The same for rendering a page, which cannot set cookies and so must not renew the session. */
export const readerOf = async (headers: Headers): Promise<User | null> => (await sessionOf(headers))?.user ?? null;

/**
 * What a browser without a valid session was before: `ended` if its session was ended elsewhere or ran out, `left` if it has signed in
 * before; null if it is new here.
 */
export function wasHere(headers: Headers): "ended" | "left" | null {
  if (!hasSignedInBefore(headers)) return null;
  return sessionTokenIn(headers) === null ? "left" : "ended";
}

const newSession = (): NewSession => ({ id: newId(), token: newToken(), expiresAt: fromNow() });

/** For how long the first saves of one browser are the same visitor's, in milliseconds. */
export const TOGETHER = 10_000;

/**
 * The anonymous user that a visitor's first save creates. Simultaneous first saves from several tabs of one browser have the same `Visitor-
 * Key`. They share one user, each with a session of its own, so that no cookie replaces another and makes an army unreachable.
 */
export async function firstSaver(headers: Headers): Promise<Saver> {
  const key = headers.get("visitor-key") ?? "";
  const [session, now] = [newSession(), new Date()];
  const first = RANDOM_KEY.test(key)
    ? { key: sha256(`condotta.first-save/1\n${key}`), now, since: new Date(now.getTime() - TOGETHER) }
    : null;
  const visitor = { id: newId(), email: `temp-${newId()}@anonymous.invalid`, createdAt: now, session, first };
  const { id, createdAt } = await running().users.addVisitor(visitor);
  return { user: { id, anonymous: true, email: null, since: createdAt }, cookies: [sessionCookie(session.token)] };
}

/**
 * A session ready to store, its cookie, and the anonymous user of this browser, whose data comes along unless it is left behind. Nothing is
 * stored here.
 */
export async function newEntry(headers: Headers, leaveBehind: boolean) {
  const session = newSession();
  const before = (await sessionOf(headers))?.user;
  const anonymous = before?.anonymous && !leaveBehind ? before.id : null;
  return { session, anonymous, mostSessions: LIMITS.sessions, cookies: [sessionCookie(session.token)] };
}

/** Ends the session of this browser, if there is one. The cookies remove its cookie, even if the session cannot be removed now. */
export async function endSession(headers: Headers): Promise<Cookies> {
  const token = sessionTokenIn(headers);
  const { sessions, log } = running();
  try {
    if (token !== null) await sessions.end(token);
  } catch (error) {
    log.error({ err: error }, "a session could not be removed");
  }
  return [noSessionCookie()];
}
