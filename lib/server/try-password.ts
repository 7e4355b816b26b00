import { verifyPassword } from "better-auth/crypto";
import type { ClaimedUser } from "../../db/users";
import { type AccountCall, refused, tooManyTries } from "./account-outcome";
import { knownBrowser } from "./known-browser";
import { secondsToWait, uncount } from "./rate-limit";
import { beginTry } from "./wrong-tries";

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

/** A hash of no password. Comparing with it takes as long as with a real one. */
const NO_HASH = `${"0".repeat(32)}:${"0".repeat(128)}`;

type Tried = { readonly ok: true; readonly owner: ClaimedUser } | ReturnType<typeof refused> | ReturnType<typeof tooManyTries>;

/** Compares a password with an account's. A correct one is not counted. */
export async function tryPassword(one: Try, password: string, wrong: Parameters<typeof refused>[0]): Promise<Tried> {
  const counted = await countTry(one);
  if (!counted.ok) return counted;
  const isRight = await verifyPassword({ hash: one.owner?.passwordHash ?? NO_HASH, password });
  if (!isRight || !one.owner) return refused(wrong);
  await counted.wasRight();
  return { ok: true, owner: one.owner };
}

/** The refusal of a wrong recovery key. A correct one is never counted: it is too long to guess, so it works at any time. */
export async function wrongKey(one: Try): Promise<ReturnType<typeof refused> | ReturnType<typeof tooManyTries>> {
  const counted = await countTry(one);
  return counted.ok ? refused("wrong-recovery-key") : counted;
}
