import type { AccountExport } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted, refused } from "./account-outcome";
import { asStoredArmy } from "./as-stored-army";
import { callerOf } from "./identity";
import { running } from "./running";

/** Everything that is kept of the caller, the bin included. */
export async function exportAccount({ headers }: AccountCall): Promise<AccountOutcome<AccountExport>> {
  const { user, cookies } = await callerOf(headers);
  if (!user) return refused("no-account");
  const armies = (await running().armies.allOfOwner(user.id)).map(asStoredArmy);
  const exported = { schema: "condotta.export/1", exportedAt: new Date().toISOString(), account: await accountOf(user), armies } as const;
  return granted(exported, cookies);
}
