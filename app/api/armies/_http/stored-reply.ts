import type { StoredArmy } from "@/lib/model/stored-army";
import type { Reply } from "../../_http/reply";

/** The entity tag of a stored army is its revision. */
export const tagOf = ({ revision }: StoredArmy) => ({ etag: `"${revision}"` });

export const storedReply = (stored: StoredArmy, status = 200, headers: Reply["headers"] = {}): Reply => ({
  status,
  body: stored,
  headers: { ...tagOf(stored), ...headers },
});
