import type { IncomingHttpHeaders } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import { z } from "zod";

/** An address without brackets, port and zone: `[2001:db8::1%eth0]:443` is `2001:db8::1`, `192.0.2.1:443` is `192.0.2.1`. */
function bare(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, before] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return (bracketed ?? before ?? text).replace(/%.*$/, "");
}

/** The eight groups of an IPv6 address, each in hexadecimal without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // URL normalises every spelling of an address: lower case, no leading zeros, no dotted end.
  const [start = "", end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [start, end ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

const dotted = (high: string, low: string): string =>
  [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");

/**
 * The address under which limits count a client; null for text that is not an address. An IPv6 address counts as its first 64 bits, because
 * one household has all addresses that share them. An IPv4 address written as IPv6 counts as IPv4.
 */
function counted(text: string): string | null {
  const address = bare(text);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  const isIPv4Within = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isIPv4Within ? dotted(groups[6] ?? "0", groups[7] ?? "0") : `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * The client's address, as limits count it: the socket's other end or, behind a trusted proxy, the last address of `X-Forwarded-For`, which
 * the proxy itself added. Earlier ones were written by the client and prove nothing. If the proxy added no valid address, its own counts.
 */
export function clientAddress(headers: IncomingHttpHeaders, socketAddress: string, trustProxy: boolean): string {
  const forwarded = trustProxy ? [headers["x-forwarded-for"] ?? []].flat().join(",") : "";
  return counted(forwarded.split(",").at(-1)?.trim() ?? "") ?? counted(socketAddress) ?? socketAddress;
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A request's path and query with a path that can be decoded. Escapes that are not UTF-8 are taken literally. */
export function readablePath(url: string): string {
  const [path = "", ...query] = url.split("?");
  return decodes(path) ? url : [path.replaceAll("%", "%25"), ...query].join("?");
}

/** The kinds of segment with a value from the address. */
const KINDS = ["c", "ci(..)(..)", "ci(.)", "ci(..)", "ci(...)", "oc", "d", "di(..)(..)", "di(.)", "di(..)", "di(...)"] as const;
const segment = z.union([z.string(), z.tuple([z.string(), z.string(), z.enum(KINDS), z.array(z.string()).nullable()])]);

/** As Next 16 checks it (`flightRouterStateSchema`), or a little stricter. */
const routerState: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), routerState),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

/** Whether Next can read the header that says which parts of a page a browser has. */
export function isRouterState(header: string | readonly string[] | undefined): boolean {
  if (typeof header !== "string") return false;
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
