import { setImmediate as turn } from "node:timers/promises";
import { emptyLog } from "../../db/empty-log";
import { type Claimed, confirmation, passwordChange, type WhoAmI } from "../model/account";
import { isOwnAddress } from "../model/password";
import { type AccountCall, type AccountOutcome, accountOf, granted, read, refused } from "./account-outcome";
import { browserCookie, forgetBrowser } from "./cookies";
import { asUser, callerOf, endSession, sessionOf } from "./identity";
import { LIMITS } from "./limits";
import { hashPassword, newRecoveryKey, recoveryKeyHash } from "./passwords";
import { running } from "./running";
import { proveOwner } from "./tries";

/** The account of the caller; null for a visitor. */
export async function whoAmI({ headers }: AccountCall): Promise<AccountOutcome<WhoAmI>> {
  const { user, cookies } = await callerOf(headers);
  return granted({ account: user && (await accountOf(user)) }, cookies);
}

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

/** How many documents of up to 64 kB are deleted before other requests are answered. */
const SLICE = 20;

/**
 * Deletes the documents of a large account a few at a time, so that other requests are answered. What a visitor may keep is small enough to
 * delete at once.
 */
async function emptyLargeAccount(owner: string): Promise<void> {
  const { armies, shares } = running();
  const { bytes, armiesWithBin } = await armies.stockOf(owner);
  if (bytes <= LIMITS.visitorBytes && armiesWithBin <= LIMITS.visitorArmiesWithBin) return;
  while (await armies.deleteSomeOf(owner, SLICE)) await turn();
  while (await shares.withdrawSomeOf(owner, SLICE)) await turn();
}

/**
 * Deletes the caller's account with its armies, own values and links to seats, and withdraws its shares: all in one transaction, except
 * that the documents of a very large account go first, a few at a time. It can be repeated: without an account nothing happens.
 */
export async function deleteAccount(call: AccountCall): Promise<AccountOutcome<null>> {
  const asked = read(confirmation, call.body);
  if (!asked.ok) return asked;
  const user = sessionOf(call.headers)?.user;
  const proven = user && !user.anonymous ? await proveOwner(call, asked.value.password) : null;
  if (proven && !proven.ok) return proven;
  const { users, database } = running();
  if (user) {
    await emptyLargeAccount(user.id);
    if (!(await users.remove(user.id, proven?.owner.passwordHash ?? null))) return refused("wrong-password");
    emptyLog(database);
  }
  return granted(null, [...(await endSession(call.headers)), forgetBrowser()]);
}
