import { hashPassword } from "better-auth/crypto";
import { type Claimed, recovery } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, noRoomToBring, read, refused } from "./account-outcome";
import { asUser, newEntry } from "./identity";
import { browserCookie } from "./known-browser";
import { newRecoveryKey, recoveryKeyHash, sameHash } from "./recovery-key";
import { mostOf } from "./room";
import { running } from "./running";
import { wrongKey } from "./try-password";

const NO_HASH = recoveryKeyHash("");

/**
 * Sets a new password by the recovery key, ends all sessions and signs in. All of it, the use of the key included, is one transaction: of
 * several simultaneous requests with one key only the first succeeds.
 */
export async function recoverAccount(call: AccountCall): Promise<AccountOutcome<Claimed>> {
  const asked = read(recovery, call.body);
  if (!asked.ok) return asked;
  const { email, password, leaveBehind } = asked.value;
  const oldKey = recoveryKeyHash(asked.value.recoveryKey);
  const { users } = running();
  const owner = await users.findByEmail(email);
  const isKey = sameHash(oldKey, owner?.keyHash ?? NO_HASH);
  if (!owner?.keyHash || !isKey) return wrongKey({ call, email, owner });
  const [passwordHash, recoveryKey] = [await hashPassword(password), newRecoveryKey()];
  const { cookies, ...entry } = await newEntry(call.headers, leaveBehind);
  const change = { user: owner.id, oldKey, keyHash: recoveryKeyHash(recoveryKey), passwordHash, most: mostOf({ anonymous: false }) };
  const entered = await users.recover({ ...change, ...entry });
  if (entered !== "in") return entered === "changed" ? refused("wrong-recovery-key") : noRoomToBring(entered);
  const account = await accountOf(asUser(owner));
  return granted({ account, recoveryKey }, [...cookies, browserCookie(call.headers, { id: owner.id, passwordHash })]);
}
