import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { FRONT_DOOR } from "../words/refusals";
import { clientAddress, isRouterState, readablePath } from "./client-request";
import type { Environment } from "./environment";
import { LIMITS } from "./limits";
import { oneByOne } from "./one-by-one";
import { type Refusal, refusalFor, refuse, replaceFailure } from "./plain-refusal";
import { databaseTrouble } from "./problems";
import { secondsToWait, takePlaces } from "./rate-limit";
import type { Running } from "./running";

/** Next, which answers a request that the front door lets through. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

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
  /^\/api\/(?:assess|sheets|lists|my-lists|list-shares|quick-reference|battlefields|openapi\.json|schema\.json)(?:\/|$)/,
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

const refusalOf = (error: unknown): Refusal => {
  const trouble = databaseTrouble(error);
  return trouble ? refusalFor(trouble) : BROKEN;
};

/** Plain text: it is sent before a request has come, so nobody knows whether a page was wanted. */
const TOO_MANY_CONNECTIONS = { status: 503, message: FRONT_DOOR.tooManyConnections(LIMITS.addressConnections) };

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

/** The address of a request that `settle` has seen. */
const addressOf = ({ headers }: IncomingMessage): string => String(headers["x-forwarded-for"]);

/** Corrects the headers and the path that Next would trust, and returns the refusal of a bad request. */
function settle(request: IncomingMessage, environment: Environment): Refusal | null {
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
  return wrongMethod(method, url);
}

/** Counts a page of this address. */
async function countPage({ headers }: IncomingMessage, url: string, address: string): Promise<Refusal | null> {
  if (!isPage(url)) return null;
  const seconds = await secondsToWait(headers["next-router-prefetch"] === undefined ? "pages" : "prefetches", address);
  return seconds === 0 ? null : tooManyPages(seconds);
}

/** A page is not begun that nothing can be read for. The API answers for itself. */
async function awayFor(url: string, { database }: Pick<Running, "database">): Promise<Refusal | null> {
  if (!isPage(url)) return null;
  try {
    await database.tryReading();
    return null;
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (trouble) return refusalFor(trouble);
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
  const crowdedFor = (url: string, request: IncomingMessage) =>
    isLong(url) && waitingOf(addressOf(request)) >= WAITING_MOST ? tooManyPages() : null;
  const admit: Handle = async (request, response) => {
    const { method, url: path = "/" } = request;
    const wrong = settle(request, environment);
    const url = request.url ?? path;
    const refusal =
      wrong ?? crowdedFor(url, request) ?? (await awayFor(url, running)) ?? (await countPage(request, url, addressOf(request)));
    if (refusal === null && request.socket.destroyed) return;
    if (refusal === null) {
      const began = performance.now();
      if (isPage(url)) replaceFailure(response, () => (running.database.failedSince(began) ? refusalFor("database-away") : null));
      return isLong(url) ? inLine(request, response) : handle(request, response);
    }
    refuse(response, refusal, isApi(url));
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
      else refuse(response, refusalOf(error), isApi(path));
    }
  });
  boundConnections(server, running);
  return server;
}
