import { signIn as signInShape, type WhoAmI } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { countTry } from "./count-try";
import { openSession } from "./identity";

/** Signs a browser in; the armies of the anonymous account it had come along. */
export async function signIn({ headers, address, body }: AccountCall): Promise<AccountOutcome<WhoAmI>> {
  const asked = read(signInShape, body);
  if (!asked.ok) return asked;
  const over = await countTry(address, asked.value.email);
  if (over) return over;
  const opened = await openSession(asked.value, headers);
  return opened ? granted({ account: await accountOf(opened.user) }, opened.cookies) : refused("wrong-credentials");
}
