import type { IncomingHttpHeaders } from "node:http";

/**
 * Who sent a request: the socket's other end, or, behind a trusted proxy, the last address of `X-Forwarded-For`, which is
 * the one the proxy itself added. What stands before it was written by the client and proves nothing.
 */
export function clientAddress(headers: IncomingHttpHeaders, socketAddress: string, trustProxy: boolean): string {
  const forwarded = trustProxy ? [headers["x-forwarded-for"] ?? []].flat().join(",") : "";
  return forwarded.split(",").at(-1)?.trim() || socketAddress;
}
