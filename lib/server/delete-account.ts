import { setImmediate as turn } from "node:timers/promises";
import { emptyLog } from "../../db/empty-log";
import { confirmation } from "../model/account";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { endSession, readerOf } from "./identity";
import { forgetBrowser } from "./known-browser";
import { LIMITS } from "./limits";
import { proveOwner } from "./prove-owner";
import { running } from "./running";

/** Documents of up to 64 kB that are deleted before everybody else has his turn. */
const SLICE = 20;

/** Takes away a little at a time what would hold everybody else up; what a visitor may keep goes with it at once. */
async function emptyLargeAccount(owner: string): Promise<void> {
  const { armies, shares } = running();
  const { bytes, armiesWithBin } = await armies.stockOf(owner);
  if (bytes <= LIMITS.visitorBytes && armiesWithBin <= LIMITS.visitorArmiesWithBin) return;
  while (await armies.deleteSomeOf(owner, SLICE)) await turn();
  while (await shares.withdrawSomeOf(owner, SLICE)) await turn();
}

/**
 * Deletes all armies of the caller, withdraws what he shares, takes back his own values, forgets which seats are his, and deletes himself:
 * all in one transaction, except that the documents of a very large account go before it, a few at a time. It may be repeated: where there
 * is nobody (any more), it is as it was asked for.
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
