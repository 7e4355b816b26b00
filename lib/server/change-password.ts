import { hashPassword } from "better-auth/crypto";
import { passwordChange, type WhoAmI } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { endOtherSessions } from "./identity";
import { proveOwner } from "./prove-owner";
import { running } from "./running";

/** Sets another password. Whoever else is signed in to the account no longer is. */
export async function changePassword(call: AccountCall): Promise<AccountOutcome<WhoAmI>> {
  const asked = read(passwordChange, call.body);
  if (!asked.ok) return asked;
  const proven = await proveOwner(call, asked.value.password);
  if (!proven.ok) return proven;
  const passwordHash = await hashPassword(asked.value.newPassword);
  const replaced = await running().users.replacePassword({ user: proven.user.id, old: proven.passwordHash, passwordHash });
  if (!replaced) return refused("wrong-password");
  await endOtherSessions(call.headers);
  return granted({ account: await accountOf(proven.user) });
}
