import { hashPassword } from "better-auth/crypto";
import { passwordChange, type WhoAmI } from "../model/account";
import { isOwnAddress } from "../model/password";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { asUser } from "./identity";
import { browserCookie } from "./known-browser";
import { proveOwner } from "./prove-owner";
import { running } from "./running";

/** Changes the password and ends all other sessions of the account. */
export async function changePassword(call: AccountCall): Promise<AccountOutcome<WhoAmI>> {
  const asked = read(passwordChange, call.body);
  if (!asked.ok) return asked;
  const proven = await proveOwner(call, asked.value.password);
  if (!proven.ok) return proven;
  const { owner, token } = proven;
  const { newPassword } = asked.value;
  if (isOwnAddress(newPassword, owner.email))
    return { ok: false, code: "bad-document", faults: [{ path: ["newPassword"], code: "password-is-address", params: {} }] };
  const passwordHash = await hashPassword(newPassword);
  const isChanged = await running().users.changePassword({ user: owner.id, old: owner.passwordHash, passwordHash, token });
  if (!isChanged) return refused("wrong-password");
  return granted({ account: await accountOf(asUser(owner)) }, [browserCookie(call.headers, { id: owner.id, passwordHash }, owner)]);
}
