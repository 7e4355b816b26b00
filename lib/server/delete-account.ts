import { setImmediate as turn } from "node:timers/promises";
import { emptyLog } from "../../db/empty-log";
import { confirmation } from "../model/account";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { endSession, readerOf } from "./identity";
import { forgetBrowser } from "./known-browser";
import { LIMITS } from "./limits";
import { proveOwner } from "./prove-owner";
import { running } from "./running";

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
  const user = await readerOf(call.headers);
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
