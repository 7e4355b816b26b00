import { emptyLog } from "../../db/empty-log";
import { confirmation } from "../model/account";
import { type AccountCall, type AccountOutcome, granted, read } from "./account-outcome";
import { endSession, readerOf } from "./identity";
import { proveOwner } from "./prove-owner";
import { removeUser } from "./remove-user";
import { running } from "./running";

/**
 * Deletes all armies of the caller, withdraws what he shares, takes back his own values, forgets which seats are his, and then deletes himself. May be repeated
 * wherever it stopped; where there is nobody (any more), all is as it was asked for.
 */
export async function deleteAccount(call: AccountCall): Promise<AccountOutcome<null>> {
  const asked = read(confirmation, call.body);
  if (!asked.ok) return asked;
  const user = await readerOf(call.headers);
  if (user && !user.anonymous) {
    const proven = await proveOwner(call, asked.value.password);
    if (!proven.ok) return proven;
  }
  const { users, armies, shares, ownValues, battles, database } = running();
  if (user) {
    await removeUser(users, user.id, async () => {
      await armies.deleteAllOf(user.id);
      await shares.withdrawAllOf(user.id);
      await ownValues.removeAllOf(user.id);
      await battles.forgetSeatsOf(user.id);
    });
    emptyLog(database);
  }
  return granted(null, await endSession(call.headers));
}
