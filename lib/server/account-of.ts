import type { Account } from "../model/account";
import type { User } from "./identity";
import { running } from "./running";

/** What users are told about their own account. */
export async function accountOf({ id, anonymous, email, since }: User): Promise<Account> {
  return { anonymous, email, since: since.toISOString(), armies: await running().armies.countOf(id) };
}
