/** What an endpoint says; `respond` makes it an HTTP response. */
export type Reply = {
  readonly status: number;
  /** Plain data, sent as JSON; null for an answer without a body. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export const ok = (body: unknown, headers: Reply["headers"] = {}): Reply => ({ status: 200, body, headers });

/** For what never changes under its address. */
export const FOR_EVER = { "cache-control": "public, max-age=31536000, immutable" };
export const NEVER_KEPT = { "cache-control": "no-store" };

/** A weak tag, because the same body may travel compressed. */
async function tagOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `W/"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

function holds(request: Request, tag: string): boolean {
  const held = request.headers.get("if-none-match") ?? "";
  return held.split(",").some((one) => one.trim() === tag);
}

/** A read that says nothing of caching may be kept, and asked about again with its tag. */
async function revalidated(text: string, request: Request): Promise<Response> {
  const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache", etag: await tagOf(text) };
  return holds(request, headers.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(request.method === "HEAD" ? null : text, { headers });
}

export async function respond({ status, body, headers = {} }: Reply, request: Request): Promise<Response> {
  if (body === null) return new Response(null, { status, headers });
  const text = JSON.stringify(body);
  const read = request.method === "GET" || request.method === "HEAD";
  if (read && status === 200 && !headers["cache-control"]) return revalidated(text, request);
  const all = { "content-type": "application/json; charset=utf-8", ...NEVER_KEPT, ...headers };
  return new Response(request.method === "HEAD" ? null : text, { status, headers: all });
}
