import { type Claimed, confirmation } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, read } from "./account-outcome";
import { proveOwner } from "./prove-owner";
import { newRecoveryKey, recoveryKeyHash } from "./recovery-key";
import { running } from "./running";

/** Makes a new recovery key for who has lost his; the old one no longer works. */
export async function renewRecoveryKey(call: AccountCall): Promise<AccountOutcome<Claimed>> {
  const asked = read(confirmation, call.body);
  if (!asked.ok) return asked;
  const proven = await proveOwner(call, asked.value.password);
  if (!proven.ok) return proven;
  const recoveryKey = newRecoveryKey();
  await running().recoveryKeys.put({ user: proven.user.id, hash: recoveryKeyHash(recoveryKey) });
  return granted({ account: await accountOf(proven.user), recoveryKey });
}
