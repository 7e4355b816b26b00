import { type Rate, secondsToWait } from "@/lib/server/rate-limit";
import { running } from "@/lib/server/running";
import { refuse } from "./refusals";
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

export async function overRate(request: Request, rate: Rate | undefined): Promise<Reply | null> {
  const seconds = rate ? await secondsToWait(rate, request.headers.get("x-forwarded-for") ?? "unknown") : 0;
  return seconds === 0 ? null : refuse("too-many-requests", { seconds }, { "retry-after": String(seconds) });
}
