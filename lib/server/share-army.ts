import type { Shares } from "../../db/shares";
import type { Army } from "../model/army";
import type { Share } from "../model/share";
import { LIMITS } from "./limits";
import { newId } from "./new-id";
import { shareIdOf } from "./share-id";
import { shareLink } from "./share-link";

/** `isNew` is false where its owner shares it already. */
type Shared = { readonly share: Share; readonly isNew: boolean };

/**
 * Shows an army, all of whose versions are named, to whoever has its link. The same army has the same link whoever shares it, and
 * however often. Null where the owner shares as many as one may.
 */
export async function shareArmy(shares: Shares, owner: string, army: Army): Promise<Shared | null> {
  const [id, share] = [newId(), shareIdOf(army)];
  const sharing = await shares.share({ id, share, owner, document: army, sharedAt: new Date(), most: LIMITS.shares });
  return sharing && { share: shareLink(share), isNew: sharing.id === id };
}
