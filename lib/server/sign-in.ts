import type { ClaimedUser } from "../../db/users";
import type { Claim, Claimed, Recovery, SignIn, WhoAmI } from "../model/account";
import { type AccountCall, type AccountOutcome, accountOf, granted, noRoomToBring, refused } from "./account-outcome";
import { browserCookie } from "./cookies";
import { asUser, endSession, newEntry, sessionOf } from "./identity";
import { newId } from "./ids";
import { mostOf } from "./limits";
import { hashPassword, newRecoveryKey, recoveryKeyHash, sameHash } from "./passwords";
import { running } from "./running";
import { tryPassword, wrongKey } from "./tries";

type Asked = { readonly call: AccountCall; readonly email: string; readonly password: string; readonly leaveBehind: boolean };

async function told(call: AccountCall, owner: ClaimedUser, recoveryKey: string, cookies: readonly string[]) {
  return granted({ account: await accountOf(asUser(owner)), recoveryKey }, [...cookies, ...browserCookie(call.headers, owner)]);
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
export async function claimAccount(call: AccountCall, sent: Claim): Promise<AccountOutcome<Claimed>> {
  const caller = (await sessionOf(call.headers))?.user;
  if (caller && !caller.anonymous) return refused("already-claimed");
  const asked = { call, ...sent };
  const { users } = running();
  const owner = await users.findByEmail(asked.email);
  const claimed = owner ? null : await claimNew(asked);
  return claimed ?? claimAgain(asked, owner ?? (await users.findByEmail(asked.email)));
}

/** Signs a browser in. All data of its anonymous account comes along, or none if the caller asks for that. */
export async function signIn(call: AccountCall, { email, password, leaveBehind }: SignIn): Promise<AccountOutcome<WhoAmI>> {
  const { users } = running();
  const tried = await tryPassword({ call, email, owner: await users.findByEmail(email) }, password, "wrong-credentials");
  if (!tried.ok) return tried;
  const { owner } = tried;
  const { cookies, ...entry } = await newEntry(call.headers, leaveBehind);
  const { id: user, passwordHash } = owner;
  const entered = await users.signIn({ user, passwordHash, keyHash: null, most: mostOf({ anonymous: false }), ...entry });
  if (entered !== "in") return entered === "changed" ? refused("wrong-credentials") : noRoomToBring(entered);
  return granted({ account: await accountOf(asUser(owner)) }, [...cookies, ...browserCookie(call.headers, owner)]);
}

const NO_HASH = recoveryKeyHash("");

/**
 * Sets a new password by the recovery key, ends all sessions and signs in. All of it, the use of the key included, is one transaction: of
 * several simultaneous requests with one key only the first succeeds.
 */
export async function recoverAccount(
  call: AccountCall,
  { email, password, leaveBehind, ...sent }: Recovery,
): Promise<AccountOutcome<Claimed>> {
  const oldKey = recoveryKeyHash(sent.recoveryKey);
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
  return granted({ account, recoveryKey }, [...cookies, ...browserCookie(call.headers, { id: owner.id, passwordHash })]);
}

/** Ends the session of this browser. An anonymous account can then no longer be reached. */
export async function signOut({ headers }: AccountCall): Promise<AccountOutcome<null>> {
  return granted(null, await endSession(headers));
}
