import type { Part } from "../../db/army-lists";
import type { Shares } from "../../db/shares";
import type { ShareSummary } from "../model/stored-army";
import { type PartOfList, partOf } from "./part-of-list";
import { shareLink } from "./share-link";

/** A part of an owner's shares, the newest first. */
export function listShares(shares: Shares, owner: string, part: Part): Promise<PartOfList<ShareSummary>> {
  return partOf(
    part,
    (asked) => shares.sharedBy(owner, asked),
    ({ share, sharedAt }) => ({ id: share, moment: sharedAt }),
    ({ share, name, list, sharedAt }) => ({ ...shareLink(share), name, list, sharedAt: sharedAt.toISOString() }),
  );
}
