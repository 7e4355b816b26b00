import { signIn as signInShape, type WhoAmI } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { asUser, newEntry } from "./identity";
import { browserCookie } from "./known-browser";
import { running } from "./running";
import { tryPassword } from "./try-password";

/** Signs a browser in; the belongings of the anonymous account it had come along. */
export async function signIn(call: AccountCall): Promise<AccountOutcome<WhoAmI>> {
  const asked = read(signInShape, call.body);
  if (!asked.ok) return asked;
  const { email, password } = asked.value;
  const { users } = running();
  const tried = await tryPassword({ call, email, owner: await users.findByEmail(email) }, password, "wrong-credentials");
  if (!tried.ok) return tried;
  const { owner } = tried;
  const { cookies, ...entry } = await newEntry(call.headers);
  const isIn = await users.signIn({ user: owner.id, passwordHash: owner.passwordHash, keyHash: null, ...entry });
  if (!isIn) return refused("wrong-credentials");
  return granted({ account: await accountOf(asUser(owner)) }, [...cookies, browserCookie(call.headers, owner)]);
}
