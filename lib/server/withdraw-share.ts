import { emptyLog } from "../../db/empty-log";
import type { Running } from "./running";

/** Withdraws a share, and removes its document from the database's log too. False if the owner never shared it. */
export async function withdrawShare(
  { shares, database }: Pick<Running, "shares" | "database">,
  owner: string,
  share: string,
): Promise<boolean> {
  const isWithdrawn = await shares.withdraw(owner, share);
  if (isWithdrawn) emptyLog(database);
  return isWithdrawn;
}
