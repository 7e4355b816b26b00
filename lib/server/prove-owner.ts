import type { ClaimedUser } from "../../db/users";
import { type AccountCall, refused, type tooManyTries } from "./account-outcome";
import { sessionOf } from "./identity";
import { running } from "./running";
import { tryPassword } from "./try-password";

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
