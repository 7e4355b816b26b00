import { refuse } from "./refusals";
import type { Reply } from "./reply";

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reply: Reply };

const refused = (reply: Reply): Read<never> => ({ ok: false, reply });

function isJson(contentType: string | null): boolean {
  const [type = "", ...parameters] = (contentType ?? "").toLowerCase().split(";");
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith("charset="));
  return type.trim() === "application/json" && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

/** As many times the limit as is read of a body that is too large, to no purpose but that its sender reads our answer. */
const PATIENCE = 20;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Lets a sender finish who looks for an answer only then; one that goes on and on is cut off. */
async function readToNoPurpose(reader: Reader, bytes: number): Promise<void> {
  let left = bytes;
  try {
    for (let next = await reader.read(); !next.done && left > 0; next = await reader.read()) left -= next.value.length;
    await reader.cancel();
  } catch {
    // The sender has gone: so much the better.
  }
}

/** Counts while it reads and stops at the limit, whatever length the request claims to have. */
async function readBytes(request: Request, limit: number): Promise<Read<Uint8Array>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); reader && next && !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > limit) {
      void readToNoPurpose(reader, PATIENCE * limit);
      return refused(refuse("body-too-large", { limit }));
    }
    pieces.push(next.value);
  }
  return { ok: true, value: new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer()) };
}

/** Where the parser stopped, for a person to find it. V8 names the position in some of its messages only. */
function whereIn(text: string, { message }: Error): string {
  if (/end of JSON input/.test(message)) return "it ends too early";
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return "it holds something that JSON does not allow";
  const lines = text.slice(0, Number(position)).split("\n");
  return Number(position) >= text.length
    ? "it ends too early"
    : `it goes wrong at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
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
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return refused(refuse("malformed-json", { where: whereIn(text, error) }));
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
