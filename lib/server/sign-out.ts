import { type AccountCall, type AccountOutcome, granted } from "./account-outcome";
import { endSession } from "./identity";

/** Ends the session of this browser. Of an anonymous account that is the end: nothing leads back to it. */
export async function signOut({ headers }: AccountCall): Promise<AccountOutcome<null>> {
  return granted(null, await endSession(headers));
}
