import { hashPassword } from "better-auth/crypto";
import type { ClaimedUser } from "../../db/users";
import { type Claimed, claim } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, noRoomToBring, read, refused } from "./account-outcome";
import { asUser, newEntry, readerOf } from "./identity";
import { browserCookie } from "./known-browser";
import { newId } from "./new-id";
import { newRecoveryKey, recoveryKeyHash } from "./recovery-key";
import { mostOf } from "./room";
import { running } from "./running";
import { tryPassword } from "./try-password";

type Asked = { readonly call: AccountCall; readonly email: string; readonly password: string; readonly leaveBehind: boolean };

async function told(call: AccountCall, owner: ClaimedUser, recoveryKey: string, cookies: readonly string[]) {
  return granted({ account: await accountOf(asUser(owner)), recoveryKey }, [...cookies, browserCookie(call.headers, owner)]);
}

/** Null if the email address already has an account by now. */
async function claimNew({ call, email, password, leaveBehind }: Asked): Promise<AccountOutcome<Claimed> | null> {
  const { users } = running();
  const [passwordHash, recoveryKey] = [await hashPassword(password), newRecoveryKey()];
  const { cookies, ...entry } = await newEntry(call.headers, leaveBehind);
  const isHis = await users.claim({ id: newId(), email, passwordHash, keyHash: recoveryKeyHash(recoveryKey), ...entry });
  const owner = isHis ? await users.findByEmail(email) : null;
  return owner && told(call, owner, recoveryKey, cookies);
}

/** A claim whose answer was lost is sent again: with the right password it signs in, and gets a new recovery key. */
async function claimAgain({ call, email, password, leaveBehind }: Asked, owner: ClaimedUser | null): Promise<AccountOutcome<Claimed>> {
  const tried = await tryPassword({ call, email, owner }, password, "email-taken");
  if (!tried.ok) return tried;
  const recoveryKey = newRecoveryKey();
  const { cookies, ...entry } = await newEntry(call.headers, leaveBehind);
  const { id: user, passwordHash } = tried.owner;
  const most = mostOf({ anonymous: false });
  const entered = await running().users.signIn({ user, passwordHash, keyHash: recoveryKeyHash(recoveryKey), most, ...entry });
  if (entered === "in") return told(call, tried.owner, recoveryKey, cookies);
  return entered === "changed" ? refused("email-taken") : noRoomToBring(entered);
}

/**
 * Gives the visitor an account with an email address and a password. The browser's data comes along. All of it is stored in one
 * transaction, or nothing.
 */
export async function claimAccount(call: AccountCall): Promise<AccountOutcome<Claimed>> {
  const sent = read(claim, call.body);
  if (!sent.ok) return sent;
  const caller = await readerOf(call.headers);
  if (caller && !caller.anonymous) return refused("already-claimed");
  const asked = { call, ...sent.value };
  const { users } = running();
  const owner = await users.findByEmail(asked.email);
  const claimed = owner ? null : await claimNew(asked);
  return claimed ?? claimAgain(asked, owner ?? (await users.findByEmail(asked.email)));
}
