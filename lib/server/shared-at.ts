import type { Army } from "../model/army";
import { findShare } from "./find-share";
import { running } from "./running";
import { shareIdOf } from "./share-id";
import { shareLink } from "./share-link";

/** Where this very army, all of whose versions are named, is seen by whoever has the link; null where nobody shares it. */
export async function sharedAt(army: Army): Promise<string | null> {
  const { share, url } = shareLink(shareIdOf(army));
  return (await findShare(running().shares, share)).kind === "shared" ? url : null;
}
