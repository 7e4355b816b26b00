import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "../model/http";
import { FRONT_DOOR } from "../words/refusals";
import { clientAddress, isRouterState, readablePath } from "./client-request";
import type { Environment } from "./environment";
import { LIMITS } from "./limits";
import { oneByOne } from "./one-by-one";
import { databaseTrouble } from "./problems";
import { secondsToWait, takePlaces } from "./rate-limit";
import type { Running } from "./running";

/** Next, which answers a request that the front door lets through. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

type Refusal = {
  readonly status: number;
  readonly code: string;
  /** The heading of the page. */
  readonly title: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Half a year, in seconds: it ends by itself when a club gives up its certificate. */
const HTTPS_ONLY = `max-age=${182 * 24 * 60 * 60}`;

/** The most unanswered requests of one connection. Browsers and proxies send the next request after the answer to the last. */
const UNANSWERED_MOST = 100;
/** The most pages and papers of one address that may wait to be made. */
const WAITING_MOST = 300;

/** The header in which Next's code in a browser says which parts of a page it has. */
const ROUTER_STATE = "next-router-state-tree";

const READ = ["GET", "HEAD"];
/** The API answers each of these itself. Next has no sensible answer to any other. */
const API_METHODS = [...READ, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The path that Next will answer: it resolves the dots in `/api/../lists`. */
const answeredPath = (url: string): string => (url.startsWith("/") ? new URL(`http://here${url}`).pathname : url);
const isApi = (url: string): boolean => /^\/api(?:\/|$)/.test(answeredPath(url));
/** Whether Next has to render it. */
const isPage = (url: string): boolean => !isApi(url) && !answeredPath(url).startsWith("/_next/static/");

/** The addresses of the API that make or judge whole papers, or compute for long. */
const PAPERS = [
  /^\/api\/(?:assess|sheets|lists|quick-reference|battlefields|openapi\.json|schema\.json)(?:\/|$)/,
  /^\/api\/battles(?:\/[^/]+\/(?:join|quick-reference|suggestion|places|likings))?$/,
];
/** Whether it takes so long to make that four at once would delay everybody else. */
const isLong = (url: string): boolean => isPage(url) || PAPERS.some((paper) => paper.test(answeredPath(url)));

/** The path and query of a request whose line names this server in full; null where it names another. */
function pathHere(url: string, { publicUrl }: Environment): string | null {
  if (url.startsWith("/") || url === "*") return url;
  if (!URL.canParse(url) || new URL(url).host !== new URL(publicUrl).host) return null;
  const rest = url.replace(/^[^/]*\/\/[^/?#]*/, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function wrongMethod(method: string, url: string): Refusal | null {
  const allowed = isApi(url) ? API_METHODS : READ;
  if (url !== "*" && allowed.includes(method)) return null;
  const allow = allowed.join(", ");
  return {
    status: 405,
    code: "method-not-allowed",
    title: FRONT_DOOR.methodNotAllowed.title,
    message: FRONT_DOOR.methodNotAllowed.message(method, allow),
    headers: { allow },
  };
}

const anotherServer = ({ publicUrl }: Environment): Refusal => ({
  status: 421,
  code: "misdirected-request",
  title: FRONT_DOOR.anotherServer.title,
  message: FRONT_DOOR.anotherServer.message(publicUrl),
});

const tooManyPages = (seconds = 1): Refusal => ({
  status: 429,
  code: "too-many-requests",
  title: FRONT_DOOR.tooManyPages.title,
  message: FRONT_DOOR.tooManyPages.message(seconds),
  headers: { "retry-after": String(seconds) },
});

/** Seconds until a new try may succeed. */
const DATABASE_PATIENCE = 5;
const DATABASE_AWAY: Refusal = {
  status: 503,
  code: "database-away",
  title: FRONT_DOOR.databaseAway.title,
  message: FRONT_DOOR.databaseAway.message,
  headers: { "retry-after": String(DATABASE_PATIENCE) },
};

/** No address of ours has a NUL, which the database could not look for. */
const UNREADABLE: Refusal = {
  status: 400,
  code: "unstorable-text",
  title: FRONT_DOOR.unreadable.title,
  message: FRONT_DOOR.unreadable.message,
};

const BROKEN: Refusal = {
  status: 500,
  code: "internal",
  title: FRONT_DOOR.broken.title,
  message: FRONT_DOOR.broken.message,
};

/** Plain text: it is sent before a request has come, so nobody knows whether a page was wanted. */
const TOO_MANY_CONNECTIONS = { status: 503, message: FRONT_DOOR.tooManyConnections(LIMITS.addressConnections) };

/** A page that repeats nothing of the request and is cheap to make. */
const pageOf = ({ title, message }: Refusal): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${message}</p></html>\n`;

/**
 * Limits the open connections of one address, idle ones included. Behind a proxy all connections are the proxy's own, so the proxy has to
 * do this. A connection too many is refused at once, before its first request.
 */
function boundConnections(server: Server, { environment, log }: Pick<Running, "environment" | "log">): void {
  if (environment.trustProxy) return;
  server.on("connection", (socket: Socket) => {
    const address = clientAddress({}, socket.remoteAddress ?? "unknown", false);
    const leave = takePlaces([{ of: `connections|${address}`, most: LIMITS.addressConnections }]);
    if (leave) return void socket.once("close", leave);
    const { status, message } = TOO_MANY_CONNECTIONS;
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${message}\n`);
    socket.destroySoon();
    log.info({ status }, "a connection too many from one address was refused");
  });
}

function refuse(url: string, response: ServerResponse, refusal: Refusal): void {
  const { status, code, message, headers } = refusal;
  const error: ErrorBody = { error: { code, message } };
  const body = isApi(url) ? JSON.stringify(error) : pageOf(refusal);
  response.writeHead(status, {
    ...headers,
    "content-length": Buffer.byteLength(body),
    "content-type": `${isApi(url) ? "application/json" : "text/html"}; charset=utf-8`,
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    // We do not wait for a request body that nobody reads.
    connection: "close",
  });
  response.end(body);
}

/** The address of a request that `settle` has seen. */
const addressOf = ({ headers }: IncomingMessage): string => String(headers["x-forwarded-for"]);

/** Corrects the headers and the path that Next would trust, and returns the refusal of a bad request. */
async function settle(request: IncomingMessage, environment: Environment): Promise<Refusal | null> {
  const { method = "", socket, headers } = request;
  const url = pathHere(request.url ?? "/", environment);
  if (url === null) return anotherServer(environment);
  if (/%00/.test(url)) return UNREADABLE;
  const address = clientAddress(headers, socket.remoteAddress ?? "unknown", environment.trustProxy);
  // Next fills this in only where the client did not: a client could choose its own address.
  headers["x-forwarded-for"] = address;
  request.url = readablePath(url);
  // Next answers 500 where it cannot read this header. Without it, it sends the whole page.
  if (!isRouterState(headers[ROUTER_STATE])) delete headers[ROUTER_STATE];
  const refusal = wrongMethod(method, url);
  if (refusal || !isPage(url)) return refusal;
  const seconds = await secondsToWait(headers["next-router-prefetch"] === undefined ? "pages" : "prefetches", address);
  return seconds === 0 ? null : tooManyPages(seconds);
}

/** A page that cannot be read for would be a 500: Next decides that. The API answers for itself. */
async function awayFor(url: string, { database }: Pick<Running, "database">): Promise<Refusal | null> {
  if (!isPage(url)) return null;
  try {
    await database.tryReading();
    return null;
  } catch (error) {
    if (databaseTrouble(error)) return DATABASE_AWAY;
    throw error;
  }
}

/**
 * Says whether to answer a request. A connection with too many unanswered requests is cut off: Node reads every request that comes, so a
 * client that reads no answers would fill the memory. Requests already received of it still come in, and are ignored.
 */
function newGuard(log: Running["log"]): (socket: Socket, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  return (socket, response) => {
    if (socket.destroyed) return false;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > UNANSWERED_MOST) {
      log.info({ unanswered: count }, "a connection with too many requests was cut off");
      socket.destroy();
      return false;
    }
    unanswered.set(socket, count);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return true;
  };
}

/**
 * The HTTP server in front of Next. `handle` answers what it lets through: pages and papers one at a time, the addresses taking turns. It has
 * no listener for `upgrade`, so Node answers an upgrade request as an ordinary one: we speak only HTTP, and no socket is left open.
 */
export function frontDoor(running: Pick<Running, "database" | "environment" | "log" | "metrics">, handle: Handle): Server {
  const { environment, log } = running;
  const isHttps = environment.publicUrl.startsWith("https:");
  const isWorthAnswering = newGuard(log);
  const { enter, waitingOf } = oneByOne();
  const inLine: Handle = (request, response) => {
    const address = addressOf(request);
    // A client that left while it waited is not answered. Node reports that only for the first answer of a connection.
    return enter(address, async () => (request.socket.destroyed ? undefined : handle(request, response)));
  };
  const admit: Handle = async (request, response) => {
    const { method, url: path = "/" } = request;
    const wrong = await settle(request, environment);
    const url = request.url ?? path;
    const crowded = isLong(url) && waitingOf(addressOf(request)) >= WAITING_MOST ? tooManyPages() : null;
    const refusal = wrong ?? crowded ?? (await awayFor(url, running));
    if (refusal === null && request.socket.destroyed) return;
    if (refusal === null) return isLong(url) ? inLine(request, response) : handle(request, response);
    refuse(url, response, refusal);
    log.info({ method, path, status: refusal.status }, "refused at the front door");
    running.metrics?.refused(refusal.status);
  };
  const server = createServer(async (request, response) => {
    const { method, url: path = "/" } = request;
    if (!isWorthAnswering(request.socket, response)) return;
    if (isHttps) response.setHeader("strict-transport-security", HTTPS_ONLY);
    try {
      await admit(request, response);
    } catch (error) {
      log.error({ err: error, method, path }, "a request could not be answered");
      // A half answer that ended normally would pass for a whole one.
      if (response.headersSent) response.destroy();
      else refuse(path, response, databaseTrouble(error) ? DATABASE_AWAY : BROKEN);
    }
  });
  boundConnections(server, running);
  return server;
}
