import type { ClaimedUser } from "../../db/users";
import { type AccountCall, refused, tooManyTries } from "./account-outcome";
import { knownBrowser } from "./cookies";
import { sessionOf } from "./identity";
import { sha256 } from "./ids";
import { WRONG_TRIES } from "./limits";
import { isPassword, NO_PASSWORD } from "./passwords";
import { secondsToWait, uncount } from "./rate-limit";
import { running } from "./running";

/**
 * Three kinds of counts: strangers at an account, tries at an email address without an account, and known browsers. None is
 * forgotten before its time, so that invented addresses or many browsers cannot push out the count of an account.
 */
export type TriedAt = "account" | "nobody" | "browser";

/** The wait before the next try after so many wrong ones, in milliseconds. */
const waitAfter = (wrong: number): number =>
  wrong < WRONG_TRIES.free ? 0 : 1000 * Math.min(WRONG_TRIES.longest, WRONG_TRIES.first * 2 ** (wrong - WRONG_TRIES.free));

type Begun = { readonly ok: true; readonly wasRight: () => Promise<void> } | { readonly ok: false; readonly seconds: number };

/**
 * Counts a try as wrong before it is checked, so that simultaneous tries count too, in whichever process; `wasRight` undoes it. If `name` has
 * to wait, it returns the whole seconds.
 */
export async function beginTry(at: TriedAt, name: string): Promise<Begun> {
  const { wrongTries } = running();
  const key = sha256(`condotta.tries/1\n${at}\n${name}`);
  const now = Date.now();
  let [seconds, until, untilBefore] = [0, new Date(now), new Date(0)];
  await wrongTries.change(key, (found) => {
    const before = found.last.getTime() + 1000 * WRONG_TRIES.forgotten < now ? { wrong: 0, until: new Date(0) } : found;
    seconds = Math.max(0, Math.ceil((before.until.getTime() - now) / 1000));
    if (seconds > 0) return null;
    const wrong = before.wrong + 1;
    const wait = waitAfter(wrong);
    // A try that is free ends no earlier than it began: one that began a moment before, or by another clock, would have to wait for it.
    [until, untilBefore] = [wait === 0 ? before.until : new Date(now + wait), before.until];
    return { wrong, until, last: new Date(now) };
  });
  if (seconds > 0) return { ok: false, seconds };
  const wasRight = () =>
    wrongTries.change(key, (since) => ({
      ...{ wrong: since.wrong - 1, last: since.last },
      until: since.until.getTime() === until.getTime() ? untilBefore : since.until,
    }));
  return { ok: true, wasRight };
}

/** `owner`: null if the email address has no account. `session`: the token of the caller's session, if it is the owner's. */
type Try = {
  readonly call: AccountCall;
  readonly email: string;
  readonly owner: ClaimedUser | null;
  readonly session?: string;
};

type Counted = { readonly ok: true; readonly wasRight: () => Promise<void> } | ReturnType<typeof tooManyTries>;

/**
 * Counts one try of a password or recovery key for an account, or refuses it after too many wrong ones. A browser that has signed in to the
 * account before is counted separately, so that a stranger cannot lock the owner out. All others are counted together, and also by network
 * address and account, so that one address does not use up all tries. The answer does not tell whether the account exists.
 */
async function countTry({ call: { headers, address }, email, owner, session }: Try): Promise<Counted> {
  const browser = session ?? knownBrowser(headers, owner);
  const pair = `${address} ${email}`;
  const seconds = browser === null ? await secondsToWait("sign-in", pair) : 0;
  if (seconds > 0) return tooManyTries(seconds, false);
  const begun = await (browser === null ? beginTry(owner ? "account" : "nobody", email) : beginTry("browser", browser));
  if (!begun.ok) return tooManyTries(begun.seconds, browser !== null);
  return {
    ok: true,
    wasRight: async () => {
      await begun.wasRight();
      if (browser === null) await uncount("sign-in", pair);
    },
  };
}

type Tried = { readonly ok: true; readonly owner: ClaimedUser } | ReturnType<typeof refused> | ReturnType<typeof tooManyTries>;

/** Compares a password with an account's. A correct one is not counted. */
export async function tryPassword(one: Try, password: string, wrong: Parameters<typeof refused>[0]): Promise<Tried> {
  const counted = await countTry(one);
  if (!counted.ok) return counted;
  const isRight = await isPassword(one.owner?.passwordHash ?? NO_PASSWORD, password);
  if (!isRight || !one.owner) return refused(wrong);
  await counted.wasRight();
  return { ok: true, owner: one.owner };
}

/** The refusal of a wrong recovery key. A correct one is never counted: it is too long to guess, so it works at any time. */
export async function wrongKey(one: Try): Promise<ReturnType<typeof refused> | ReturnType<typeof tooManyTries>> {
  const counted = await countTry(one);
  return counted.ok ? refused("wrong-recovery-key") : counted;
}

/** `token`: of the caller's session. */
type Proven = { readonly ok: true; readonly owner: ClaimedUser; readonly token: string };
type Unproven = ReturnType<typeof refused> | ReturnType<typeof tooManyTries>;

/** The caller, once the password of the account has been given again. */
export async function proveOwner(call: AccountCall, password: string | null): Promise<Proven | Unproven> {
  const found = await sessionOf(call.headers);
  if (!found) return refused("no-account");
  const { email } = found.user;
  if (email === null) return refused("not-claimed");
  const owner = await running().users.findByEmail(email);
  const tried = await tryPassword({ call, email, owner, session: found.token }, password ?? "", "wrong-password");
  return tried.ok ? { ...tried, token: found.token } : tried;
}
