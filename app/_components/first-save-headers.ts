import { newKey } from "./new-key";

const ADDRESS = "condotta.visitor";

let own: string | null = null;

/** What all pages of this browser call themselves before they have an account; each its own where the browser keeps nothing. */
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

/** With whatever may be the first that is kept for a visitor: sent at once with another it makes no second account. */
export const visitorHeaders = () => ({ "visitor-key": visitorKey() });

/** With a save that makes an army: sent again it makes no second one either. */
export const firstSaveHeaders = (creationKey: string) => ({ "idempotency-key": creationKey, ...visitorHeaders() });
