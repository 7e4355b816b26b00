import { type Rate, secondsToWait } from "../rate-limit";
import { running } from "../running";
import { refuse, retryAfter } from "./refusals";
import type { Reply } from "./reply";

const READS = ["GET", "HEAD", "OPTIONS"];

/** Refuses unknown parameters, and a parameter given twice. */
export function wrongParameters({ searchParams }: URL, known: readonly string[]): Reply | null {
  const names = [...searchParams.keys()];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return refuse("unknown-parameter", { name: unknown, known });
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  return repeated === undefined ? null : refuse("repeated-parameter", { name: repeated });
}

/** Refuses writes from other sites' pages: a browser names the page's origin, and our cookies come along with its requests. */
export function foreignOrigin(request: Request): Reply | null {
  const origin = request.headers.get("origin");
  const { publicUrl } = running().environment;
  return READS.includes(request.method) || origin === null || origin === publicUrl ? null : refuse("foreign-origin", { origin, publicUrl });
}

/** The network address of the client, set by lib/server/front-door.ts before Next sees the request. */
export const addressOf = ({ headers }: Request): string => headers.get("x-forwarded-for") ?? "unknown";

const tooManyRequests = (seconds: number): Reply => refuse("too-many-requests", { seconds }, retryAfter(seconds));

/** Counts a request from this address, and refuses it if there were too many. */
export async function overRate(address: string, rate: Rate | undefined): Promise<Reply | null> {
  const seconds = rate ? await secondsToWait(rate, address) : 0;
  return seconds === 0 ? null : tooManyRequests(seconds);
}
