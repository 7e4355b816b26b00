import type { WhoAmI } from "../model/account";
import { accountOf } from "./account-of";
import { type AccountCall, type AccountOutcome, granted } from "./account-outcome";
import { callerOf } from "./identity";

export async function whoAmI({ headers }: AccountCall): Promise<AccountOutcome<WhoAmI>> {
  const { user, cookies } = await callerOf(headers);
  return granted({ account: user && (await accountOf(user)) }, cookies);
}
