import type { ClaimedUser } from "../../db/users";
import { type AccountCall, refused, tooManyTries } from "./account-outcome";
import { knownBrowser } from "./cookies";
import { sessionOf } from "./identity";
import { WRONG_TRIES } from "./limits";
import { isPassword, NO_PASSWORD } from "./passwords";
import { secondsToWait, uncount } from "./rate-limit";
import { running } from "./running";

/** In milliseconds since 1970. `until`: no try is allowed before it. */
type Tries = { readonly wrong: number; readonly until: number; readonly last: number };

/**
 * Three kinds of counts: strangers at an account, tries at an email address without an account, and known browsers. Each kind has its own
 * room, so that invented addresses or many browsers cannot push out the count of an account.
 */
export type TriedAt = "account" | "nobody" | "browser";

/** All copies of this module share these counts. The most recently tried key is last. */
const shared = globalThis as typeof globalThis & { condottaWrongTries?: Map<TriedAt, Map<string, Tries>> };

function countsOf(at: TriedAt): Map<string, Tries> {
  shared.condottaWrongTries ??= new Map();
  const known = shared.condottaWrongTries.get(at) ?? new Map<string, Tries>();
  shared.condottaWrongTries.set(at, known);
  return known;
}

const NONE: Tries = { wrong: 0, until: 0, last: 0 };

function keep(known: Map<string, Tries>, key: string, tries: Tries): void {
  known.delete(key);
  if (tries.wrong > 0) known.set(key, tries);
  const [oldest] = known.keys();
  if (known.size > WRONG_TRIES.kept && oldest !== undefined) known.delete(oldest);
}

/** The wait before the next try after so many wrong ones, in milliseconds. */
const waitAfter = (wrong: number): number =>
  wrong < WRONG_TRIES.free ? 0 : 1000 * Math.min(WRONG_TRIES.longest, WRONG_TRIES.first * 2 ** (wrong - WRONG_TRIES.free));

type Begun = { readonly ok: true; readonly wasRight: () => void } | { readonly ok: false; readonly seconds: number };

/**
 * Counts a try as wrong before it is checked, so that simultaneous tries count too; `wasRight` undoes it. If `key` has to wait, it returns
 * the whole seconds.
 */
export function beginTry(at: TriedAt, key: string): Begun {
  const all = countsOf(at);
  const now = Date.now();
  const found = all.get(key) ?? NONE;
  const before = found.last + 1000 * WRONG_TRIES.forgotten < now ? NONE : found;
  if (now < before.until) return { ok: false, seconds: Math.ceil((before.until - now) / 1000) };
  const wrong = before.wrong + 1;
  const until = now + waitAfter(wrong);
  keep(all, key, { wrong, until, last: now });
  return {
    ok: true,
    wasRight: () => {
      const since = all.get(key) ?? NONE;
      keep(all, key, { ...since, wrong: since.wrong - 1, until: since.until === until ? before.until : since.until });
    },
  };
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
  const begun = browser === null ? beginTry(owner ? "account" : "nobody", email) : beginTry("browser", browser);
  if (!begun.ok) return tooManyTries(begun.seconds, browser !== null);
  return {
    ok: true,
    wasRight: async () => {
      begun.wasRight();
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
