import { hashPassword } from "better-auth/crypto";
import { type Claimed, claim } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { countTry } from "./count-try";
import { openSession, readerOf } from "./identity";
import { newId } from "./new-id";
import { newRecoveryKey, recoveryKeyHash } from "./recovery-key";
import { running } from "./running";

/**
 * Gives the visitor an account with an address and a password, and the armies he has saved come along. Wherever it stops, it
 * can be repeated: what has been done is found done, and the rest is what signing in to the new account does anyway.
 */
export async function claimAccount({ headers, address, body }: AccountCall): Promise<AccountOutcome<Claimed>> {
  const asked = read(claim, body);
  if (!asked.ok) return asked;
  const { email, password } = asked.value;
  const caller = await readerOf(headers);
  if (caller && !caller.anonymous) return refused("already-claimed");
  const over = await countTry(address, email);
  if (over) return over;
  const { users, recoveryKeys } = running();
  await users.addIfAbsent({ id: newId(), email, passwordHash: await hashPassword(password) });
  const opened = await openSession({ email, password }, headers);
  if (!opened) return refused("email-taken");
  const recoveryKey = newRecoveryKey();
  await recoveryKeys.put({ user: opened.user.id, hash: recoveryKeyHash(recoveryKey) });
  return granted({ account: await accountOf(opened.user), recoveryKey }, opened.cookies);
}
