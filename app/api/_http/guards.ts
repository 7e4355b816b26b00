import { type Rate, secondsToWait } from "@/lib/server/rate-limit";
import { running } from "@/lib/server/running";
import { refuse, retryAfter } from "./refusals";
import type { Reply } from "./reply";

const READS = ["GET", "HEAD", "OPTIONS"];

/** A parameter nobody asked for is a mistake, and one given twice means two things. */
export function wrongQuery({ searchParams }: URL, known: readonly string[]): Reply | null {
  const names = [...searchParams.keys()];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return refuse("unknown-parameter", { name: unknown, known });
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  return repeated === undefined ? null : refuse("repeated-parameter", { name: repeated });
}

/** A browser names the origin of the page that asks: other sites' pages may not write here in their readers' name. */
export function foreignOrigin(request: Request): Reply | null {
  const origin = request.headers.get("origin");
  const { publicUrl } = running().environment;
  return READS.includes(request.method) || origin === null || origin === publicUrl ? null : refuse("foreign-origin", { origin, publicUrl });
}

/** Who sent a request, as settled before Next read it (lib/server/settle-requests.ts). */
export const addressOf = ({ headers }: Request): string => headers.get("x-forwarded-for") ?? "unknown";

export const tooManyRequests = (seconds: number): Reply => refuse("too-many-requests", { seconds }, retryAfter(seconds));

/** Counts a request of this address, and refuses it where there were too many. */
export async function overRate(address: string, rate: Rate | undefined): Promise<Reply | null> {
  const seconds = rate ? await secondsToWait(rate, address) : 0;
  return seconds === 0 ? null : tooManyRequests(seconds);
}
