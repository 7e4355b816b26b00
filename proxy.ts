import { type NextRequest, NextResponse } from "next/server";
import { callerOf } from "./lib/server/identity";
import { findListShare } from "./lib/server/list-shares";
import { running } from "./lib/server/running";
import { findShare } from "./lib/server/shares";

/** Only the development server's error pages evaluate text as code. */
const EVALUATION = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

/** Insecure requests are not upgraded: a club may use plain http on its own network. */
const policyFor = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${EVALUATION}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Numbers for the style sheets, and nothing else: docs/adr/0003.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Otherwise 'strict-dynamic' would decide, which knows no worker.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** A shared army and its papers. Its picture sets its own status. */
const SHARE_PAGE = /^\/a\/([^/]+)(?:\/(?:cards|quick-reference))?$/;
const STATUSES = { shared: 200, withdrawn: 410, unknown: 404 } as const;

/** A shared list. */
const LIST_SHARE_PAGE = /^\/l\/([^/]+)$/;

/** The share id in the address of such a page, as the page will read it; null for any other page. */
function shareAsked({ nextUrl }: NextRequest, page: RegExp): string | null {
  const written = page.exec(nextUrl.pathname)?.[1];
  try {
    return written === undefined ? null : decodeURIComponent(written);
  } catch {
    return "";
  }
}

/** The status of a share's page, because a page cannot set its own. */
async function statusOf(request: NextRequest): Promise<number> {
  const share = shareAsked(request, SHARE_PAGE);
  if (share !== null) return STATUSES[(await findShare(running().shares, share)).kind];
  const list = shareAsked(request, LIST_SHARE_PAGE);
  return list === null ? STATUSES.shared : STATUSES[(await findListShare(list)).kind];
}

/** Whether a reader opens a page, and the request is not a picture or a prefetch. */
const isOpened = ({ method, headers }: NextRequest): boolean =>
  method === "GET" && headers.has("cookie") && (headers.get("accept") ?? "").includes("text/html") && !headers.has("next-router-prefetch");

/**
 * Cookies that renew the session of a player who only opens pages, because a page cannot set cookies. If the session cannot be renewed (a
 * full disk), the page is still shown.
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
 * Gives every page its own content security policy, which Next reads from the request and applies to its scripts, and renews the reader's
 * session.
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
