import { inBrowser } from "./browser/storage";

const DIGITS = "abcdefghijklmnopqrstuvwxyz234567";
const CHARACTERS = 26;

/** 130 random bits in lower-case base32. `crypto.randomUUID` does not exist on pages served over plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(CHARACTERS)), (byte) => DIGITS[byte % DIGITS.length]).join("");
}

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
