import type { ErrorBody } from "@/lib/model/http";
import type { Reply } from "./reply";

const of = <Params>(status: number, sentence: (params: Params) => string) => ({ status, sentence });

/** Everything this API refuses before, or instead of, looking at what a document says. */
const REFUSALS = {
  "not-found": of(404, (p: { path: string }) => `There is nothing at ${p.path}. GET /api/openapi.json says what there is.`),
  "method-not-allowed": of(405, (p: { method: string; allowed: string }) => `${p.method} is not answered here; allowed are ${p.allowed}.`),
  "unknown-parameter": of(400, (p: { name: string; known: readonly string[] }) =>
    p.known.length === 0
      ? `${p.name} is not a parameter of this address; it takes none.`
      : `${p.name} is not a parameter of this address; it takes ${p.known.join(", ")}.`,
  ),
  "repeated-parameter": of(400, (p: { name: string }) => `${p.name} is given more than once; give it once.`),
  "foreign-origin": of(
    403,
    (p: { origin: string; publicUrl: string }) =>
      `The request names ${p.origin} as its origin, but this server takes requests only from its own pages, at ${p.publicUrl}. If that is not its address, set PUBLIC_URL to the one in use.`,
  ),
  "too-many-requests": of(429, (p: { seconds: number }) => `Too many requests from your address; try again in ${p.seconds} s.`),
  "not-json": of(
    415,
    (p: { type: string | null }) =>
      `The body must be JSON in UTF-8, sent with Content-Type: application/json; ${p.type === null ? "the request names no type" : `the request names ${p.type}`}.`,
  ),
  "body-too-large": of(413, (p: { limit: number }) => `The body is larger than the ${p.limit} bytes that are read here.`),
  "body-missing": of(400, (_: object) => "The body is empty; send a JSON document."),
  "body-cut-short": of(400, (_: object) => "The body ended before all of it had arrived."),
  "not-utf-8": of(400, (_: object) => "The body is not UTF-8 text; send JSON in UTF-8."),
  "malformed-json": of(400, (p: { where: string }) => `The body is not JSON: ${p.where}.`),
  internal: of(500, (_: object) => "Something went wrong here, not in what you sent. It has been noted; try again later."),
} as const;

type RefusalCode = keyof typeof REFUSALS;
type ParamsOf<Code extends RefusalCode> = Parameters<(typeof REFUSALS)[Code]["sentence"]>[0];

export function refuse<Code extends RefusalCode>(code: Code, params: ParamsOf<Code>, headers: Reply["headers"] = {}): Reply {
  const { status, sentence } = REFUSALS[code];
  const body: ErrorBody = { error: { code, message: (sentence as (params: ParamsOf<Code>) => string)(params) } };
  return { status, body, headers };
}
