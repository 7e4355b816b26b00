import { emptyLog } from "../../db/empty-log";
import type { Running } from "./running";

/** Takes back what an owner shares, the document out of the database's log as well. False where he never shared it. */
export async function withdrawShare(
  { shares, database }: Pick<Running, "shares" | "database">,
  owner: string,
  share: string,
): Promise<boolean> {
  const isWithdrawn = await shares.withdraw(owner, share);
  if (isWithdrawn) emptyLog(database);
  return isWithdrawn;
}
