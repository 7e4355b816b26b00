import { newKey } from "./new-key";

const ADDRESS = "condotta.visitor";

let own: string | null = null;

/** The key of this browser before it has an account. If the browser has no storage, each page has its own. */
function visitorKey(): string {
  try {
    const kept = localStorage.getItem(ADDRESS);
    if (kept) return kept;
    own ??= newKey();
    localStorage.setItem(ADDRESS, own);
    return localStorage.getItem(ADDRESS) ?? own;
  } catch {
    own ??= newKey();
    return own;
  }
}

/** Headers for a request that may be a visitor's first save, so that simultaneous ones create only one account. */
export const visitorHeaders = () => ({ "visitor-key": visitorKey() });

/** Headers for a save that creates an army, so that a repeat creates no second one. */
export const firstSaveHeaders = (creationKey: string) => ({ "idempotency-key": creationKey, ...visitorHeaders() });
