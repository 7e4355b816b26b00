import type { Shares } from "../../db/shares";
import type { Army } from "../model/army";
import type { Share } from "../model/stored-army";
import type { User } from "./identity";
import { newId } from "./ids";
import { mostOf } from "./room";
import { shareIdOf } from "./share-id";
import { shareLink } from "./share-link";

/** `isNew` is false if its owner already shares it. */
type Shared = { readonly share: Share; readonly isNew: boolean };

/**
 * Shares an army with all its versions named. The same army always has the same link, whoever shares it. Null if there is no room for it.
 */
export async function shareArmy(shares: Shares, owner: User, army: Army): Promise<Shared | null> {
  const [id, share] = [newId(), shareIdOf(army)];
  const { shares: most, sharesEver: mostEver, bytes: mostBytes } = mostOf(owner);
  const room = { most, mostEver, mostBytes };
  const sharing = await shares.share({ id, share, owner: owner.id, document: army, sharedAt: new Date(), ...room });
  return sharing && { share: shareLink(share), isNew: sharing.id === id };
}
