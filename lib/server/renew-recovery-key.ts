import { type Claimed, confirmation } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { asUser } from "./identity";
import { proveOwner } from "./prove-owner";
import { newRecoveryKey, recoveryKeyHash } from "./recovery-key";
import { running } from "./running";

/** Makes a new recovery key. The old one stops working. */
export async function renewRecoveryKey(call: AccountCall): Promise<AccountOutcome<Claimed>> {
  const asked = read(confirmation, call.body);
  if (!asked.ok) return asked;
  const proven = await proveOwner(call, asked.value.password);
  if (!proven.ok) return proven;
  const recoveryKey = newRecoveryKey();
  const { id: user, passwordHash } = proven.owner;
  const isRenewed = await running().users.renewKey({ user, passwordHash, keyHash: recoveryKeyHash(recoveryKey) });
  return isRenewed ? granted({ account: await accountOf(asUser(proven.owner)), recoveryKey }) : refused("wrong-password");
}
