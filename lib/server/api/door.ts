import { databaseTrouble, PATIENCE } from "../problems";
import { running } from "../running";
import { type Address, documentOf, type Endpoint, type Params } from "./endpoint";
import { ADDRESSES } from "./endpoints";
import { addressOf, foreignOrigin, overRate, readJson, unstorable, wrongParameters } from "./guards";
import { refuse, retryAfter } from "./refusals";
import { asOwn, type Reply, respond } from "./reply";

type Found = { readonly address: Address; readonly params: Params };
type Row = { readonly address: Address; readonly parts: readonly string[] };

const rowOf = (address: Address): Row => ({ address, parts: address.path.split("/") });

const isParameter = (part: string | undefined): boolean => part?.startsWith("{") ?? false;

/** Whether some path is of both. */
const meet = ({ parts: one }: Row, { parts: other }: Row): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at] || isParameter(part) || isParameter(other[at]));

/** Whether every path of the one is of the other too. */
const isWithin = ({ parts: one }: Row, { parts: other }: Row): boolean =>
  one.every((part, at) => isParameter(other[at]) || part === other[at]);

const parametersIn = ({ parts }: Row): number => parts.filter(isParameter).length;

/** An address may only share a path with another that has parameters where it has words of its own: `/battles/mine` and `/battles/{id}`. */
function refuseTwins(rows: readonly Row[]): void {
  for (const [at, one] of rows.entries())
    for (const other of rows.slice(at + 1))
      if (meet(one, other) && isWithin(one, other) === isWithin(other, one))
        throw new Error(`${one.address.path} and ${other.address.path} answer the same path.`);
}

/** Escapes that are not UTF-8 are taken literally, as lib/server/client-request.ts takes them. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The parameters of a path with these parts; null where it is another path. No parameter is empty. Words have one spelling, without escapes:
 * the front door knows by them what takes long.
 */
function paramsIn(parts: readonly string[], asked: readonly string[]): Params | null {
  const fits = (part: string, at: number) => (isParameter(part) ? asked[at] !== "" : part === asked[at]);
  if (parts.length !== asked.length || !parts.every(fits)) return null;
  return Object.fromEntries(parts.flatMap((part, at) => (isParameter(part) ? [[part.slice(1, -1), decoded(String(asked[at]))]] : [])));
}

/** Finds the address of a path, as it is written in a URL. A word of a path goes before a parameter. */
export function tableOf(addresses: readonly Address[]): (pathname: string) => Found | null {
  const rows = addresses.map(rowOf).sort((one, other) => parametersIn(one) - parametersIn(other));
  refuseTwins(rows);
  return (pathname) => {
    const asked = pathname.split("/");
    for (const { address, parts } of rows) {
      const params = paramsIn(parts, asked);
      if (params) return { address, params };
    }
    return null;
  };
}

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
