import { emptyLog } from "../../db/empty-log";
import { confirmation } from "../model/account";
import { type AccountCall, type AccountOutcome, granted, read, refused } from "./account-outcome";
import { endSession, readerOf } from "./identity";
import { forgetBrowser } from "./known-browser";
import { proveOwner } from "./prove-owner";
import { running } from "./running";

/**
 * Deletes all armies of the caller, withdraws what he shares, takes back his own values, forgets which seats are his, and deletes himself:
 * all of it or nothing. Where there is nobody (any more), it is as it was asked for.
 */
export async function deleteAccount(call: AccountCall): Promise<AccountOutcome<null>> {
  const asked = read(confirmation, call.body);
  if (!asked.ok) return asked;
  const user = await readerOf(call.headers);
  const proven = user && !user.anonymous ? await proveOwner(call, asked.value.password) : null;
  if (proven && !proven.ok) return proven;
  const { users, database } = running();
  if (user) {
    if (!(await users.remove(user.id, proven?.owner.passwordHash ?? null))) return refused("wrong-password");
    emptyLog(database);
  }
  return granted(null, [...(await endSession(call.headers)), forgetBrowser()]);
}
