import { createHmac } from "node:crypto";
import type { ClaimedUser } from "../../db/users";
import { base32 } from "./base32";
import { sameHash } from "./recovery-key";
import { running } from "./running";

/**
 * A browser that has signed in to an account keeps a cookie that says so, even after it signs out. Wrong tries of strangers do not count
 * against it. The cookie opens nothing, names nobody, and is worthless once the password changes. Only the server can make it, and the
 * server does not store it.
 */
const NAME = "condotta.browser";
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([a-z2-7]{26})\\.([0-9a-f]{64})(?:;|$)`);
/** The longest lifetime that browsers allow a cookie, in seconds. */
const LONGEST = 400 * 86_400;

type Owner = Pick<ClaimedUser, "id" | "passwordHash">;

const NOBODY: Owner = { id: "", passwordHash: "" };

const signatureOf = ({ id, passwordHash }: Owner, browser: string): string =>
  createHmac("sha256", running().secret).update(`known-browser|${id}|${passwordHash}|${browser}`).digest("hex");

const cookieWith = (value: string, seconds: number): string => {
  const secure = running().environment.publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${NAME}=${value}; Max-Age=${seconds}; Path=/api/account; HttpOnly; SameSite=Lax${secure}`;
};

/**
 * The id of the browser that sends these headers; null if it has never signed in to that account. Without an account it takes just as long.
 */
export function knownBrowser(headers: Headers, owner: Owner | null): string | null {
  const [, browser, signature] = COOKIE.exec(headers.get("cookie") ?? "") ?? [];
  if (browser === undefined || signature === undefined) return null;
  return sameHash(signature, signatureOf(owner ?? NOBODY, browser)) && owner ? browser : null;
}

/** The cookie for a browser that has just signed in. */
export function browserCookie(headers: Headers, owner: Owner, before: Owner = owner): string {
  const browser = knownBrowser(headers, before) ?? base32(crypto.getRandomValues(new Uint8Array(16)));
  return cookieWith(`${browser}.${signatureOf(owner, browser)}`, LONGEST);
}

/** Removes the cookie. */
export const forgetBrowser = (): string => cookieWith("", 0);
