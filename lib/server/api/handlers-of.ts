import { databaseTrouble, PATIENCE } from "../problems";
import { running } from "../running";
import { type Address, documentOf, type Endpoint, type Params } from "./endpoint";
import { addressOf, foreignOrigin, overRate, readJson, unstorable, wrongParameters } from "./guards";
import { refuse, retryAfter } from "./refusals";
import { asOwn, type Reply, respond } from "./reply";

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

const NO_BODY = { ok: true, value: undefined } as const;
const nobodySent = (): never => {
  throw new Error("This endpoint reads no body.");
};

/** In this order: the parameters, the origin, the rate, the body, the caller, the query, the answer. */
async function call({ who, query, body, rate, answer }: Endpoint, request: Request, params: Params): Promise<Reply> {
  const url = new URL(request.url);
  const address = addressOf(request);
  const refused =
    unstorable({ ...Object.fromEntries(url.searchParams), ...params }) ??
    wrongParameters(url, Object.keys(query?.of ?? {})) ??
    foreignOrigin(request) ??
    (await overRate(address, rate));
  if (refused) return refused;
  const read = body ? await readJson(request, body.most) : NO_BODY;
  if (!read.ok) return read.reply;
  const sent = Object.fromEntries(url.searchParams);
  const document = body ? () => documentOf(read.value, body.shape) : nobodySent;
  const made = { params, query: sent, sent, body: read.value, document, headers: request.headers, address, signal: request.signal };
  const found = await who?.find?.(made);
  if (found && "status" in found) return found;
  const wanted = query ? query.read(sent) : { ok: true as const, value: sent };
  const reply = wanted.ok ? await answer({ ...made, query: wanted.value }, found?.known) : wanted.reply;
  return found ? asOwn(reply, found.cookies) : reply;
}

function allowedBy({ methods }: Address): string {
  return [...Object.keys(methods), ...(methods.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function methodless(request: Request, address: Address): Reply {
  const headers = { allow: allowedBy(address) };
  if (request.method === "OPTIONS") return { status: 204, body: null, headers };
  return refuse("method-not-allowed", { method: request.method, allowed: headers.allow }, headers);
}

const notFound = (request: Request): Reply => refuse("not-found", { path: new URL(request.url).pathname });

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
function handler(
  reply: (request: Request, params: Params) => Reply | Promise<Reply>,
  endpointOf: (request: Request) => Endpoint | undefined = () => undefined,
): Handler {
  return async (request, context) => {
    const began = performance.now();
    const { log, metrics } = running();
    const { method } = request;
    const { pathname: path } = new URL(request.url);
    let response: Response;
    try {
      response = await respond(await reply(request, await context.params), request);
    } catch (error) {
      response = await respond(failure(error, method, path), request);
    }
    const milliseconds = performance.now() - began;
    log.info({ method, path, status: response.status, ms: Math.round(milliseconds * 10) / 10 }, "answered");
    metrics?.answered(endpointOf(request)?.id ?? "none", response.status, milliseconds);
    return response;
  };
}

function forEveryMethod(one: Handler): Readonly<Record<Method, Handler>> {
  return { GET: one, HEAD: one, POST: one, PUT: one, PATCH: one, DELETE: one, OPTIONS: one };
}

/** The handlers of one address: its own methods, HEAD if it has GET, and a refusal for every other method. */
export function handlersOf(address: Address): Readonly<Record<Method, Handler>> {
  const endpointOf = ({ method }: Request) => address.methods[(method === "HEAD" ? "GET" : method) as keyof Address["methods"]];
  const reply = (request: Request, params: Params) => {
    const endpoint = endpointOf(request);
    return endpoint ? call(endpoint, request, params) : methodless(request, address);
  };
  return forEveryMethod(handler(reply, endpointOf));
}

/** The handlers of an unknown address. */
export const nothingHere: Readonly<Record<Method, Handler>> = forEveryMethod(handler(notFound));
