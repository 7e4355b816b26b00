/** What an endpoint answers. `respond` makes it an HTTP response. */
export type Reply = {
  readonly status: number;
  /** Plain data is sent as JSON; null sends no body; a stream is sent as it is, with the content type of its headers. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Each is sent in its own Set-Cookie. An answer with cookies must not be cached. */
  readonly cookies?: readonly string[];
};

export const ok = (body: unknown, headers: Reply["headers"] = {}): Reply => ({ status: 200, body, headers });
export const DONE: Reply = { status: 204, body: null };

/** The bytes of a value as JSON. */
export const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify(body));

/** An answer for one caller, which no cache may keep, with the cookies that renew the session. */
export const asOwn = (reply: Reply, cookies: readonly string[]): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...NEVER_KEPT },
  cookies,
});

/** Plain text that no cache may keep. */
export const asText = (text: string): Reply => ({
  status: 200,
  body: new Blob([text]).stream(),
  headers: { "content-type": "text/plain; charset=utf-8", ...NEVER_KEPT },
});

/** For answers that never change under their address. */
export const FOR_EVER = { "cache-control": "public, max-age=31536000, immutable" };
/** For answers that can change at any moment, and for those of one caller. */
export const NEVER_KEPT = { "cache-control": "no-store" };

/** A weak tag, because the same body may be sent compressed. */
async function tagOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `W/"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** The tag without its weak mark, which a compressing proxy adds. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");

function holds(request: Request, tag: string | null): boolean {
  const held = request.headers.get("if-none-match") ?? "";
  return tag !== null && held.split(",").some((one) => opaque(one) === opaque(tag));
}

/** A read without its own caching header may be cached and revalidated by its tag. No other answer may be cached. */
async function cachingOf({ headers = {}, cookies = [] }: Reply, text: string | null, isFoundRead: boolean): Promise<Reply["headers"]> {
  if (cookies.length > 0) return NEVER_KEPT;
  if (text === null || headers["cache-control"]) return {};
  return isFoundRead ? { "cache-control": "no-cache", etag: await tagOf(text) } : NEVER_KEPT;
}

function headersWith(headers: Reply["headers"], cookies: readonly string[]): Headers {
  const all = new Headers(headers);
  for (const cookie of cookies) all.append("set-cookie", cookie);
  return all;
}

/** Answers HEAD without a body, and releases what the stream holds. */
async function respondStreaming(stream: ReadableStream, reply: Reply, { method }: Request): Promise<Response> {
  const { status, headers: own, cookies = [] } = reply;
  const headers = headersWith(own, cookies);
  if (method !== "HEAD") return new Response(stream, { status, headers });
  await stream.cancel();
  return new Response(null, { status, headers });
}

export async function respond(reply: Reply, request: Request): Promise<Response> {
  const { status, body, headers = {}, cookies = [] } = reply;
  if (body instanceof ReadableStream) return respondStreaming(body, reply, request);
  const text = body === null ? null : JSON.stringify(body);
  const type: Reply["headers"] = text === null ? {} : { "content-type": "application/json; charset=utf-8" };
  const isFoundRead = status === 200 && ["GET", "HEAD"].includes(request.method);
  const all = headersWith({ ...type, ...headers, ...(await cachingOf(reply, text, isFoundRead)) }, cookies);
  if (isFoundRead && holds(request, all.get("etag"))) return new Response(null, { status: 304, headers: all });
  return new Response(request.method === "HEAD" ? null : text, { status, headers: all });
}
