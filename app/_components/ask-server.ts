import type { ErrorBody } from "@/lib/model/http";
import { COMMON } from "@/lib/words/site";
import { inBrowser } from "./browser/storage";

type Refused = {
  readonly ok: false;
  /** 0 where no answer came. */
  readonly status: number;
  readonly error: ErrorBody["error"];
  /** The seconds to wait before the next request. */
  readonly retryAfter?: number;
};
export type Answer<T> = { readonly ok: true; readonly status: number; readonly value: T } | Refused;

type Ask = {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the request goes on when the page is left. */
  readonly keepalive?: boolean;
};

const unreachable: Refused = { ok: false, status: 0, error: { code: "no-connection", message: COMMON.unreachable } };

async function read<T>(response: Response): Promise<Answer<T>> {
  const { status } = response;
  const answer = status === 204 ? null : ((await response.json()) as unknown);
  if (response.ok) return { ok: true, status, value: answer as T };
  const retryAfter = Number(response.headers.get("retry-after"));
  return { ok: false, status, error: (answer as ErrorBody).error, ...(retryAfter > 0 ? { retryAfter } : {}) };
}

/** Asks the documented API, as any program does. Never throws: no answer, or an answer of another kind, is a refusal too. */
export async function askServer<T>(method: string, path: string, { body, headers = {}, keepalive = false }: Ask = {}): Promise<Answer<T>> {
  const sent = body === undefined ? null : JSON.stringify(body);
  const typed = sent === null ? headers : { "content-type": "application/json", ...headers };
  try {
    return await read(await fetch(path, { method, headers: typed, keepalive, cache: "no-store", body: sent }));
  } catch {
    return unreachable;
  }
}

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

/** Headers for a save that creates an army, so that a repeat creates no second one. `account`: nobody else may store it; null for anybody. */
export const firstSaveHeaders = (creationKey: string, account: string | null = null) => ({
  ...{ "idempotency-key": creationKey, ...visitorHeaders() },
  ...(account !== null && { "for-account": encodeURIComponent(account) }),
});
