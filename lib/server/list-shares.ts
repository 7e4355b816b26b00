import type { Shares } from "../../db/shares";
import type { ShareSummary } from "../model/share";
import { shareLink } from "./share-link";

/** What an owner shares, the newest first. */
export async function listShares(shares: Shares, owner: string): Promise<readonly ShareSummary[]> {
  const rows = await shares.sharedBy(owner);
  return rows.map(({ share, name, list, sharedAt }) => ({ ...shareLink(share), name, list, sharedAt: sharedAt.toISOString() }));
}
