import { type AccountCall, type AccountOutcome, granted } from "./account-outcome";
import { endSession } from "./identity";

/** Ends the session of this browser. An anonymous account can then no longer be reached. */
export async function signOut({ headers }: AccountCall): Promise<AccountOutcome<null>> {
  return granted(null, await endSession(headers));
}
