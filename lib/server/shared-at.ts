import type { Army } from "../model/army";
import { findShare } from "./find-share";
import { running } from "./running";
import { shareIdOf } from "./share-id";
import { shareLink } from "./share-link";

/** The link of exactly this army, with all its versions named; null if nobody shares it. */
export async function sharedAt(army: Army): Promise<string | null> {
  const { share, url } = shareLink(shareIdOf(army));
  return (await findShare(running().shares, share)).kind === "shared" ? url : null;
}
