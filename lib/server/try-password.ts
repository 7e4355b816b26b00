import { verifyPassword } from "better-auth/crypto";
import type { ClaimedUser } from "../../db/users";
import { type AccountCall, refused, tooManyTries } from "./account-outcome";
import { knownBrowser } from "./known-browser";
import { secondsToWait, uncount } from "./rate-limit";
import { beginTry } from "./wrong-tries";

/** `owner`: null where the address has no account. `session`: the token of the session that asks, where one is proven to be the owner's. */
type Try = {
  readonly call: AccountCall;
  readonly email: string;
  readonly owner: ClaimedUser | null;
  readonly session?: string;
};

type Counted = { readonly ok: true; readonly wasRight: () => Promise<void> } | ReturnType<typeof tooManyTries>;

/**
 * Counts one more password or recovery key that is tried on an account, or refuses it where there were too many wrong ones. A browser
 * that has signed in to the account before is counted by itself, so that a stranger cannot lock its owner out. All others are counted
 * together, and by address and account besides, so that one stranger at one address does not use up the tries of all. What
 * is answered does not tell whether there is such an account.
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

/** Of nobody: it takes as long to compare with as anybody's, and no password has it. */
const NO_HASH = `${"0".repeat(32)}:${"0".repeat(128)}`;

type Tried = { readonly ok: true; readonly owner: ClaimedUser } | ReturnType<typeof refused> | ReturnType<typeof tooManyTries>;

/** Compares a password with an account's. A right one is not counted. */
export async function tryPassword(one: Try, password: string, wrong: Parameters<typeof refused>[0]): Promise<Tried> {
  const counted = await countTry(one);
  if (!counted.ok) return counted;
  const isRight = await verifyPassword({ hash: one.owner?.passwordHash ?? NO_HASH, password });
  if (!isRight || !one.owner) return refused(wrong);
  await counted.wasRight();
  return { ok: true, owner: one.owner };
}

/** What to say to a recovery key that is wrong. A right one is never counted: it is too long to be guessed, so it opens at any time. */
export async function wrongKey(one: Try): Promise<ReturnType<typeof refused> | ReturnType<typeof tooManyTries>> {
  const counted = await countTry(one);
  return counted.ok ? refused("wrong-recovery-key") : counted;
}
