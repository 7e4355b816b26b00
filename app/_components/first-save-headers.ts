import { inBrowser } from "./browser/storage";
import { newKey } from "./new-key";

const ADDRESS = "condotta.visitor";

/** The key of this browser before it has an account. If the browser has no storage, each page has its own. */
function visitorKey(): string {
  if (!inBrowser.read(ADDRESS)) inBrowser.write(ADDRESS, newKey());
  return inBrowser.read(ADDRESS) ?? "";
}

/** Headers for a request that may be a visitor's first save, so that simultaneous ones create only one account. */
export const visitorHeaders = () => ({ "visitor-key": visitorKey() });

/** Headers for a save that creates an army, so that a repeat creates no second one. */
export const firstSaveHeaders = (creationKey: string) => ({ "idempotency-key": creationKey, ...visitorHeaders() });
