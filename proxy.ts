import { type NextRequest, NextResponse } from "next/server";
import { findShare } from "./lib/server/find-share";
import { callerOf } from "./lib/server/identity";
import { running } from "./lib/server/running";

/** Evaluating text as code is for the development server's error pages alone. */
const EVALUATION = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

/** Insecure requests are not upgraded: a club may serve this over plain http on its own network. */
const policyFor = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${EVALUATION}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** A shared army with its papers; the picture of it sets a status of its own. */
const SHARE_PAGE = /^\/a\/([^/]+)(?:\/(?:cards|quick-reference))?$/;
const STATUSES = { shared: 200, withdrawn: 410, unknown: 404 } as const;

/** The share of which a page is asked for, as the page will read it; null for any other page. */
function shareAsked({ nextUrl }: NextRequest): string | null {
  const written = SHARE_PAGE.exec(nextUrl.pathname)?.[1];
  try {
    return written === undefined ? null : decodeURIComponent(written);
  } catch {
    return "";
  }
}

/** Of a page of a share, whatever there is to say on it: a page cannot set its own. */
async function statusOf(request: NextRequest): Promise<number> {
  const share = shareAsked(request);
  return share === null ? STATUSES.shared : STATUSES[(await findShare(running().shares, share)).kind];
}

/** Whether somebody opens a page: not a picture, and not what a browser fetches beforehand. */
const isOpened = ({ method, headers }: NextRequest): boolean =>
  method === "GET" && headers.has("cookie") && (headers.get("accept") ?? "").includes("text/html") && !headers.has("next-router-prefetch");

/**
 * Cookies that keep a player signed in who only opens pages: a page can set none itself. Where a session cannot be renewed, because the disk
 * is full, say, the page is shown all the same.
 */
async function renewalFor(request: NextRequest): Promise<readonly string[]> {
  if (!isOpened(request)) return [];
  try {
    return (await callerOf(request.headers)).cookies;
  } catch {
    return [];
  }
}

/**
 * Gives every page a content security policy of its own, which Next reads from the request and puts on its scripts, and renews the session
 * of whoever opens it.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const policy = policyFor(newNonce());
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ status: await statusOf(request), request: { headers } });
  response.headers.set("content-security-policy", policy);
  for (const cookie of await renewalFor(request)) response.headers.append("set-cookie", cookie);
  return response;
}

export const config = { matcher: ["/((?!api/|_next/static/).*)"] };
