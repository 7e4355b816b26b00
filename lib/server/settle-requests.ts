import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { clientAddress } from "./client-address";
import { readablePath } from "./readable-path";

/**
 * Puts right what Next would take on trust, before it reads the request: it fills in `X-Forwarded-For` only where the client
 * did not, so that a client could choose its own address, and it answers 500 to a path that cannot be decoded.
 */
export function settleRequests(trustProxy: boolean): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers["x-forwarded-for"] = clientAddress(request.headers, request.socket.remoteAddress ?? "unknown", trustProxy);
    request.url = readablePath(request.url ?? "/");
  });
}
