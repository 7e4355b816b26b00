import { type DatabaseTrouble, databaseTrouble } from "@/lib/server/database-problems";
import type { Rate } from "@/lib/server/rate-limit";
import { running } from "@/lib/server/running";
import { addressOf, foreignOrigin, overRate, wrongQuery } from "./guards";
import { readJson } from "./read-json";
import { refuse, retryAfter } from "./refusals";
import { type Reply, respond } from "./reply";

type Params = Readonly<Record<string, string | string[] | undefined>>;

export type Call = {
  readonly params: Params;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The parsed JSON, if the endpoint reads a body. */
  readonly body: unknown;
  readonly headers: Headers;
  /** The network address of the client, for the limits. */
  readonly address: string;
  /** Aborted when the client disconnects before its answer is complete. */
  readonly signal: AbortSignal;
};

type Endpoint = {
  /** The names of the query parameters. Any other is refused. */
  readonly query?: readonly string[];
  readonly rate?: Rate;
  /** The most bytes of JSON that it reads. Without it no body is read. */
  readonly body?: number;
  readonly answer: (call: Call) => Reply | Promise<Reply>;
};

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
type Endpoints = { readonly [M in Exclude<Method, "HEAD" | "OPTIONS">]?: Endpoint };
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

async function call(endpoint: Endpoint, request: Request, params: Params): Promise<Reply> {
  const url = new URL(request.url);
  const address = addressOf(request);
  const refused = wrongQuery(url, endpoint.query ?? []) ?? foreignOrigin(request) ?? (await overRate(address, endpoint.rate));
  if (refused) return refused;
  const base = { params, query: Object.fromEntries(url.searchParams), headers: request.headers, address, signal: request.signal };
  if (endpoint.body === undefined) return endpoint.answer({ ...base, body: undefined });
  const read = await readJson(request, endpoint.body);
  return read.ok ? endpoint.answer({ ...base, body: read.value }) : read.reply;
}

function allowedBy(endpoints: Endpoints): string {
  return [...Object.keys(endpoints), ...(endpoints.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function methodless(request: Request, endpoints: Endpoints): Reply {
  const headers = { allow: allowedBy(endpoints) };
  if (request.method === "OPTIONS") return { status: 204, body: null, headers };
  return refuse("method-not-allowed", { method: request.method, allowed: headers.allow }, headers);
}

const notFound = (request: Request): Reply => refuse("not-found", { path: new URL(request.url).pathname });

/** Seconds until a new try may succeed. */
const PATIENCE: Readonly<Record<DatabaseTrouble, number>> = { "database-busy": 1, "database-full": 60 };

function failure(error: unknown, method: string, path: string): Reply {
  const trouble = databaseTrouble(error);
  const { log } = running();
  if (trouble) {
    log.error({ err: error, method, path }, "the database could not be used");
    return refuse(trouble, {}, retryAfter(PATIENCE[trouble]));
  }
  log.error({ err: error, method, path }, "an unexpected exception");
  return refuse("internal", {});
}

/** Answers every request in the API's one format, errors included, and logs the answer. */
function handler(reply: (request: Request, params: Params) => Reply | Promise<Reply>): Handler {
  return async (request, context) => {
    const began = performance.now();
    const { log } = running();
    const { method } = request;
    const { pathname: path } = new URL(request.url);
    let response: Response;
    try {
      response = await respond(await reply(request, await context.params), request);
    } catch (error) {
      response = await respond(failure(error, method, path), request);
    }
    log.info({ method, path, status: response.status, ms: Math.round((performance.now() - began) * 10) / 10 }, "answered");
    return response;
  };
}

function forEveryMethod(one: Handler): Readonly<Record<Method, Handler>> {
  return { GET: one, HEAD: one, POST: one, PUT: one, PATCH: one, DELETE: one, OPTIONS: one };
}

/** The handlers of one address: its own methods, HEAD if it has GET, and a refusal for every other method. */
export function handlersOf(endpoints: Endpoints): Readonly<Record<Method, Handler>> {
  return forEveryMethod(
    handler((request, params) => {
      const method = request.method === "HEAD" ? "GET" : request.method;
      const endpoint = endpoints[method as keyof Endpoints];
      return endpoint ? call(endpoint, request, params) : methodless(request, endpoints);
    }),
  );
}

/** The handlers of an unknown address. */
export const nothingHere: Readonly<Record<Method, Handler>> = forEveryMethod(handler(notFound));
