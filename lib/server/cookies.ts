import { createHmac, timingSafeEqual } from "node:crypto";
import type { ClaimedUser } from "../../db/users";
import { newId } from "./ids";
import { SESSION } from "./limits";
import { sameHash } from "./passwords";
import { running } from "./running";

/** The Set-Cookie values of an answer. */
export type Cookies = readonly string[];

/** Phones in a club may use plain http, so cookies are for https only exactly when PUBLIC_URL is https. */
const isHttps = (): boolean => running().environment.publicUrl.startsWith("https:");

/** `seconds`: its lifetime; 0 removes it. */
type Cookie = { readonly name: string; readonly value: string; readonly path: string; readonly seconds: number };

const setCookie = ({ name, value, path, seconds }: Cookie): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly;${isHttps() ? " Secure;" : ""} SameSite=Lax`;

/** The value of a cookie that a browser sends; null without it. Of two with one name the first counts. */
function cookieIn(headers: Headers, name: string): string | null {
  const [, written] = new RegExp(`(?:^|;)\\s*${name.replaceAll(".", "\\.")}=([^;]*)`).exec(headers.get("cookie") ?? "") ?? [];
  try {
    return written === undefined ? null : decodeURIComponent(written.trim());
  } catch {
    return null;
  }
}

/** The prefix makes browsers refuse the cookie from plain http. */
const sessionName = (): string => `${isHttps() ? "__Secure-" : ""}condotta.session_token`;

const signatureOf = (token: string): Buffer => createHmac("sha256", running().secret).update(token).digest();

/** Base64 of 32 bytes. */
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/;

/** The token of the session that these headers name, signed by this server; null without one. The session may have ended. */
export function sessionTokenIn(headers: Headers): string | null {
  const value = cookieIn(headers, sessionName()) ?? "";
  const end = value.lastIndexOf(".");
  const [token, signature] = [value.slice(0, Math.max(end, 0)), value.slice(end + 1)];
  if (token === "" || !SIGNATURE.test(signature)) return null;
  return timingSafeEqual(Buffer.from(signature, "base64"), signatureOf(token)) ? token : null;
}

/** The cookie that signs a browser in, and keeps it signed in for as long as browsers allow. */
export function sessionCookie(token: string): string {
  const value = encodeURIComponent(`${token}.${signatureOf(token).toString("base64")}`);
  return setCookie({ name: sessionName(), value, path: "/", seconds: SESSION.expiresIn });
}

/** Removes the cookie. */
export const noSessionCookie = (): string => setCookie({ name: sessionName(), value: "", path: "/", seconds: 0 });

type Owner = Pick<ClaimedUser, "id" | "passwordHash">;

const NOBODY: Owner = { id: "", passwordHash: "" };
const BROWSER_NAME = "condotta.browser";
const BROWSER = /^([a-z2-7]{26})\.([0-9a-f]{64})$/;

/**
 * A browser that has signed in to an account keeps a cookie that says so, even after it signs out. Wrong tries of strangers do not count
 * against it. The cookie opens nothing, names nobody, and is worthless once the password changes. Only the server can make it, and the
 * server does not store it.
 */
const browserCookieWith = (value: string, seconds: number): Cookies => [
  // Where it was until pages read it too.
  setCookie({ name: BROWSER_NAME, value: "", path: "/api/account", seconds: 0 }),
  setCookie({ name: BROWSER_NAME, value, path: "/", seconds }),
];

/** Whether this browser has signed in before, to whatever account. */
export const hasSignedInBefore = (headers: Headers): boolean => BROWSER.test(cookieIn(headers, BROWSER_NAME) ?? "");

const browserSignature = ({ id, passwordHash }: Owner, browser: string): string =>
  createHmac("sha256", running().secret).update(`known-browser|${id}|${passwordHash}|${browser}`).digest("hex");

/**
 * The id of the browser that sends these headers; null if it has never signed in to that account. Without an account it takes just as long.
 */
export function knownBrowser(headers: Headers, owner: Owner | null): string | null {
  const [, browser, signature] = BROWSER.exec(cookieIn(headers, BROWSER_NAME) ?? "") ?? [];
  if (browser === undefined || signature === undefined) return null;
  return sameHash(signature, browserSignature(owner ?? NOBODY, browser)) && owner ? browser : null;
}

/** The cookie for a browser that has just signed in. */
export function browserCookie(headers: Headers, owner: Owner, before: Owner = owner): Cookies {
  const browser = knownBrowser(headers, before) ?? newId();
  return browserCookieWith(`${browser}.${browserSignature(owner, browser)}`, SESSION.expiresIn);
}

/** Removes the cookie. */
export const forgetBrowser = (): Cookies => browserCookieWith("", 0);
