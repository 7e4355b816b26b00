import { databaseTrouble, PATIENCE } from "../problems";
import { running } from "../running";
import { type Found, tableOf } from "./address-table";
import { type Address, documentOf, type Endpoint, type Params } from "./endpoint";
import { ADDRESSES } from "./endpoints";
import { addressOf, foreignOrigin, overRate, readJson, unstorable, wrongParameters } from "./guards";
import { refuse, retryAfter } from "./refusals";
import { asOwn, type Reply, respond } from "./reply";

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

function endpointOf({ methods }: Address, method: string): Endpoint | undefined {
  return methods[(method === "HEAD" ? "GET" : method) as keyof Address["methods"]];
}

function replyTo(request: Request, found: Found | null): Reply | Promise<Reply> {
  if (!found) return refuse("not-found", { path: new URL(request.url).pathname });
  const endpoint = endpointOf(found.address, request.method);
  return endpoint ? call(endpoint, request, found.params) : methodless(request, found.address);
}

/**
 * Answers every request to these addresses in the API's one format, errors included, and logs the answer: their own methods, HEAD where there
 * is GET, and a refusal of every other method and every other address.
 */
export function doorOf(addresses: readonly Address[]): (request: Request) => Promise<Response> {
  const find = tableOf(addresses);
  return async (request) => {
    const began = performance.now();
    const { log, metrics } = running();
    const { method } = request;
    const { pathname: path } = new URL(request.url);
    const found = find(path);
    let response: Response;
    try {
      response = await respond(await replyTo(request, found), request);
    } catch (error) {
      response = await respond(failure(error, method, path), request);
    }
    const milliseconds = performance.now() - began;
    log.info({ method, path, status: response.status, ms: Math.round(milliseconds * 10) / 10 }, "answered");
    metrics?.answered((found && endpointOf(found.address, method)?.id) ?? "none", response.status, milliseconds);
    return response;
  };
}

/** Answers every request to the API. */
export const door = doorOf(ADDRESSES);
