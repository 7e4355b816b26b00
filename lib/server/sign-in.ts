import { signIn as signInShape, type WhoAmI } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, noRoomToBring, read, refused } from "./account-outcome";
import { asUser, newEntry } from "./identity";
import { browserCookie } from "./known-browser";
import { mostOf } from "./room";
import { running } from "./running";
import { tryPassword } from "./try-password";

/** Signs a browser in. All data of its anonymous account comes along, or none if the caller asks for that. */
export async function signIn(call: AccountCall): Promise<AccountOutcome<WhoAmI>> {
  const asked = read(signInShape, call.body);
  if (!asked.ok) return asked;
  const { email, password, leaveBehind } = asked.value;
  const { users } = running();
  const tried = await tryPassword({ call, email, owner: await users.findByEmail(email) }, password, "wrong-credentials");
  if (!tried.ok) return tried;
  const { owner } = tried;
  const { cookies, ...entry } = await newEntry(call.headers, leaveBehind);
  const { id: user, passwordHash } = owner;
  const entered = await users.signIn({ user, passwordHash, keyHash: null, most: mostOf({ anonymous: false }), ...entry });
  if (entered !== "in") return entered === "changed" ? refused("wrong-credentials") : noRoomToBring(entered);
  return granted({ account: await accountOf(asUser(owner)) }, [...cookies, browserCookie(call.headers, owner)]);
}
