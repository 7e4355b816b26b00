import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "../model/http";
import { clientAddress } from "./client-address";
import type { Environment } from "./environment";
import { LIMITS } from "./limits";
import { oneByOne } from "./one-by-one";
import { secondsToWait } from "./rate-limit";
import { readablePath } from "./readable-path";
import { isRouterState } from "./router-state";
import type { Running } from "./running";
import { takePlaces } from "./take-places";

/** What answers a request that the front door lets through: Next. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

type Refusal = {
  readonly status: number;
  readonly code: string;
  /** The heading of the page. */
  readonly title: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Half a year: long enough for browsers to rely on it, and it ends by itself when a club gives up its certificate. */
const HTTPS_ONLY = `max-age=${182 * 24 * 60 * 60}`;

/** Requests of one connection that may wait for their answers: browsers and proxies send the next when the one before is answered. */
const UNANSWERED_MOST = 100;
/** Pages and papers of one address that may wait to be made. */
const WAITING_MOST = 300;

/** In it Next's own program in a browser says which parts of a page it has. */
const ROUTER_STATE = "next-router-state-tree";

const READ = ["GET", "HEAD"];
/** Those that the API's own addresses answer, each in its own way; Next answers no other with sense. */
const API_METHODS = [...READ, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The path that Next will answer: it follows the dots in `/api/../lists`. */
const answeredPath = (url: string): string => (url.startsWith("/") ? new URL(`http://here${url}`).pathname : url);
const isApi = (url: string): boolean => /^\/api(?:\/|$)/.test(answeredPath(url));
/** Whatever Next has to make for whoever asks. */
const isPage = (url: string): boolean => !isApi(url) && !answeredPath(url).startsWith("/_next/static/");

/** What of the API makes or judges whole papers, or reckons for long. */
const PAPERS = [
  /^\/api\/(?:assess|sheets|lists|quick-reference|battlefields|openapi\.json|schema\.json)(?:\/|$)/,
  /^\/api\/battles(?:\/[^/]+\/(?:join|quick-reference|suggestion|places|likings))?$/,
];
/** What takes so long to make that four at once would hold up everybody else. */
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
    title: "This cannot be done here",
    message: `${method} is not answered here; allowed are ${allow}.`,
    headers: { allow },
  };
}

const anotherServer = ({ publicUrl }: Environment): Refusal => ({
  status: 421,
  code: "misdirected-request",
  title: "This is another server",
  message: `The request is for another server: this one answers for ${publicUrl} alone.`,
});

const tooManyPages = (seconds = 1): Refusal => ({
  status: 429,
  code: "too-many-requests",
  title: "Too many pages at once",
  message: `Too many pages were asked for from your address. Try again in ${seconds} s.`,
  headers: { "retry-after": String(seconds) },
});

const BROKEN: Refusal = {
  status: 500,
  code: "internal",
  title: "Something went wrong",
  message: "Something went wrong here, not in what you sent. It has been noted; try again later.",
};

/** Before anything is asked for, so that it can be no page. */
const TOO_MANY_CONNECTIONS = {
  status: 503,
  message: `Your address has ${LIMITS.addressConnections} connections open here, which is all it may have. Close some, and try again.`,
};

/** Plain, and without anything that was sent: whatever is wrong, nobody is to wait long for being told so. */
const pageOf = ({ title, message }: Refusal): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${message}</p></html>\n`;

/**
 * Lets no address keep more connections open than it may, whether anything is asked by them or not. Behind a proxy all of them are the
 * proxy's own, so that it has to see to this. What is refused is told so before it asks for anything: nobody waits to hear what that is.
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
    // A body that nobody reads is not waited for.
    connection: "close",
  });
  response.end(body);
}

/** Of a request that is settled. */
const addressOf = ({ headers }: IncomingMessage): string => String(headers["x-forwarded-for"]);

/** Puts right what Next would take on trust, and returns what is wrong with the request, if anything is. */
async function settle(request: IncomingMessage, environment: Environment): Promise<Refusal | null> {
  const { method = "", socket, headers } = request;
  const url = pathHere(request.url ?? "/", environment);
  if (url === null) return anotherServer(environment);
  const address = clientAddress(headers, socket.remoteAddress ?? "unknown", environment.trustProxy);
  // Next fills it in only where the client did not, so that a client could choose its own address.
  headers["x-forwarded-for"] = address;
  request.url = readablePath(url);
  // Next answers 500 where it cannot read this; without it, it sends the whole page.
  if (!isRouterState(headers[ROUTER_STATE])) delete headers[ROUTER_STATE];
  const refusal = wrongMethod(method, url);
  if (refusal || !isPage(url)) return refusal;
  const seconds = await secondsToWait(headers["next-router-prefetch"] === undefined ? "pages" : "prefetches", address);
  return seconds === 0 ? null : tooManyPages(seconds);
}

/**
 * Tells whether a connection is worth answering. One on which too much waits is cut off: Node reads as many requests from it as come, and
 * whoever reads no answers would fill the memory with them. What had come of it already still comes in, and is left alone.
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
 * The HTTP server that everybody talks to; what it lets through, `handle` answers, pages and papers one by one, in turn for each address. It
 * has no listener for `upgrade`, so Node answers a request that asks for one as though it had not: nothing here speaks anything but HTTP, and
 * nobody is left to close such a socket.
 */
export function frontDoor(running: Pick<Running, "environment" | "log">, handle: Handle): Server {
  const { environment, log } = running;
  const isHttps = environment.publicUrl.startsWith("https:");
  const isWorthAnswering = newGuard(log);
  const { enter, waitingOf } = oneByOne();
  const inLine: Handle = (request, response) => {
    const address = addressOf(request);
    // Whoever has gone while he waited is not answered. Node tells that of a connection's first answer, and of no other.
    return enter(address, async () => (request.socket.destroyed ? undefined : handle(request, response)));
  };
  const admit: Handle = async (request, response) => {
    const { method, url: path = "/" } = request;
    const wrong = await settle(request, environment);
    const url = request.url ?? path;
    const refusal = wrong ?? (isLong(url) && waitingOf(addressOf(request)) >= WAITING_MOST ? tooManyPages() : null);
    if (refusal === null && request.socket.destroyed) return;
    if (refusal === null) return isLong(url) ? inLine(request, response) : handle(request, response);
    refuse(url, response, refusal);
    log.info({ method, path, status: refusal.status }, "refused at the front door");
  };
  const server = createServer(async (request, response) => {
    const { method, url: path = "/" } = request;
    if (!isWorthAnswering(request.socket, response)) return;
    if (isHttps) response.setHeader("strict-transport-security", HTTPS_ONLY);
    try {
      await admit(request, response);
    } catch (error) {
      log.error({ err: error, method, path }, "a request could not be answered");
      // Half an answer that ended as it should would be taken for the whole.
      if (response.headersSent) response.destroy();
      else refuse(path, response, BROKEN);
    }
  });
  boundConnections(server, running);
  return server;
}
