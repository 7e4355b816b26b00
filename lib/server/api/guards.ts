import type { RequestRefusalParams } from "../../model/http";
import { lineAndColumn, malformedAt } from "../../model/malformed-json";
import { placeOf } from "../../words/faults";
import { type Rate, secondsToWait } from "../rate-limit";
import { running } from "../running";
import { refuse, retryAfter } from "./refusals";
import type { Reply } from "./reply";

const READS = ["GET", "HEAD", "OPTIONS"];

/** Refuses unknown parameters, and a parameter given twice. */
export function wrongParameters({ searchParams }: URL, known: readonly string[]): Reply | null {
  const names = [...searchParams.keys()];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return refuse("unknown-parameter", { name: unknown, known });
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  return repeated === undefined ? null : refuse("repeated-parameter", { name: repeated });
}

/** Refuses writes from other sites' pages: a browser names the page's origin, and our cookies come along with its requests. */
export function foreignOrigin(request: Request): Reply | null {
  const origin = request.headers.get("origin");
  const { publicUrl } = running().environment;
  return READS.includes(request.method) || origin === null || origin === publicUrl ? null : refuse("foreign-origin", { origin, publicUrl });
}

/** The network address of the client, set by lib/server/front-door.ts before Next sees the request. */
export const addressOf = ({ headers }: Request): string => headers.get("x-forwarded-for") ?? "unknown";

const tooManyRequests = (seconds: number): Reply => refuse("too-many-requests", { seconds }, retryAfter(seconds));

/** Counts a request from this address, and refuses it if there were too many. */
export async function overRate(address: string, rate: Rate | undefined): Promise<Reply | null> {
  const seconds = rate ? await secondsToWait(rate, address) : 0;
  return seconds === 0 ? null : tooManyRequests(seconds);
}

/** A NUL, or half of a character that JavaScript writes as two. PostgreSQL can store neither, so nobody may store them. */
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Places deeper than this are told as far as here. */
const DEEPEST = 30;

type Placed = { readonly value: unknown; readonly path: readonly (string | number)[] };

/** What a list or an object holds, each with its place. */
function within({ value, path }: Placed): readonly Placed[] {
  if (typeof value !== "object" || value === null) return [];
  const placeOf = (key: string) => (path.length > DEEPEST ? path : [...path, Array.isArray(value) ? Number(key) : key]);
  return Object.entries(value).map(([key, one]) => ({ value: one, path: placeOf(key) }));
}

/** Whether it is such text, or a field has such a name. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === "string") return UNSTORABLE.test(value);
  return typeof value === "object" && value !== null && Object.keys(value).some((key) => UNSTORABLE.test(key));
}

/** Where in a value there is text that cannot be stored; null if nowhere. However deep it goes. */
function unstorableIn(value: unknown): Placed["path"] | null {
  const left: Placed[] = [{ value, path: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    if (isUnstorable(next.value)) return next.path;
    for (const one of within(next)) left.push(one);
  }
  return null;
}

/** Refuses text that no database can store. `sent`: parts of an address, a query, or a body. */
export function unstorable(sent: unknown): Reply | null {
  const path = unstorableIn(sent);
  return path && refuse("unstorable-text", { at: placeOf(path) });
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reply: Reply };

const refused = (reply: Reply): Read<never> => ({ ok: false, reply });

function isJson(contentType: string | null): boolean {
  const [type = "", ...parameters] = (contentType ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="));
  return type.trim() === "application/json" && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

/** How many times the limit is read of a body that is too large and then dropped. Many senders read our answer only once they have sent all. */
const DRAINED = 20;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads and drops up to so many bytes, then cuts the sender off. */
async function drain(reader: Reader, bytes: number): Promise<void> {
  let left = bytes;
  try {
    for (let next = await reader.read(); !next.done && left > 0; next = await reader.read()) left -= next.value.length;
    await reader.cancel();
  } catch {
    // The sender has gone.
  }
}

/** Counts while it reads and stops at the limit. The length that the request claims is not trusted. */
async function readBytes(request: Request, limit: number): Promise<Read<Uint8Array>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); reader && next && !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > limit) {
      void drain(reader, DRAINED * limit);
      return refused(refuse("body-too-large", { limit }));
    }
    pieces.push(next.value);
  }
  return { ok: true, value: new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer()) };
}

function whereIn(text: string): RequestRefusalParams["malformed-json"]["where"] {
  const at = malformedAt(text);
  if (at === null) return "unknown";
  return at < text.length ? lineAndColumn(text, at) : "end";
}

function parse(bytes: Uint8Array): Read<unknown> {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refused(refuse("not-utf-8", {}));
  }
  if (text.trim() === "") return refused(refuse("body-missing", {}));
  try {
    const value: unknown = JSON.parse(text);
    // Only an escape can bring one: the rest of the text was decoded strictly, and JSON knows no raw NUL.
    const refusal = /\\u(?:0000|d[89a-f])/i.test(text) ? unstorable(value) : null;
    return refusal ? refused(refusal) : { ok: true, value };
  } catch (error) {
    if (error instanceof SyntaxError) return refused(refuse("malformed-json", { where: whereIn(text) }));
    throw error;
  }
}

/** The JSON body of a request of at most `limit` bytes, or what to answer instead. */
export async function readJson(request: Request, limit: number): Promise<Read<unknown>> {
  const type = request.headers.get("content-type");
  if (!isJson(type)) return refused(refuse("not-json", { type }));
  try {
    const bytes = await readBytes(request, limit);
    return bytes.ok ? parse(bytes.value) : bytes;
  } catch (error) {
    if (request.signal.aborted) return refused(refuse("body-cut-short", {}));
    throw error;
  }
}
