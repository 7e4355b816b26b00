import { shareId } from "../model/identifiers";
import type { Share } from "../model/stored-army";
import { running } from "./running";

/** A share and the address of its page. */
export const shareLink = (share: string): Share => ({
  share: shareId.parse(share),
  url: `${running().environment.publicUrl}/a/${share}`,
});
