import { hashPassword } from "better-auth/crypto";
import { type Claimed, recovery } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { countTry } from "./count-try";
import { openSession } from "./identity";
import { newRecoveryKey, recoveryKeyHash, sameHash } from "./recovery-key";
import { running } from "./running";

const NO_HASH = recoveryKeyHash("");

/** The user whose key this is. */
async function ownerOf(email: string, hash: string): Promise<string | null> {
  const found = await running().recoveryKeys.findByEmail(email);
  return sameHash(hash, found?.hash ?? NO_HASH) && found ? found.user : null;
}

/**
 * Sets a new password by the recovery key, ends all sessions and signs in. The key is spent last: until then everything can be
 * repeated with it, and afterwards the password is known.
 */
export async function recoverAccount({ headers, address, body }: AccountCall): Promise<AccountOutcome<Claimed>> {
  const asked = read(recovery, body);
  if (!asked.ok) return asked;
  const { email, password } = asked.value;
  const over = await countTry(address, email);
  if (over) return over;
  const old = recoveryKeyHash(asked.value.recoveryKey);
  const { users, recoveryKeys } = running();
  const user = await ownerOf(email, old);
  if (!user || !(await users.recoverPassword({ user, keyHash: old, passwordHash: await hashPassword(password) })))
    return refused("wrong-recovery-key");
  await users.endSessions(user);
  const opened = await openSession({ email, password }, headers);
  const recoveryKey = newRecoveryKey();
  const replaced = opened && (await recoveryKeys.replace({ user, old, hash: recoveryKeyHash(recoveryKey) }));
  // Somebody else came first, in this very moment, with the same key.
  if (!opened || !replaced) return refused("wrong-recovery-key");
  return granted({ account: await accountOf(opened.user), recoveryKey }, opened.cookies);
}
