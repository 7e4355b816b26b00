import { freeBytes } from "@/lib/server/health";
import { LIMITS } from "@/lib/server/limits";
import { type Rate, secondsToWait, uncount } from "@/lib/server/rate-limit";
import { running } from "@/lib/server/running";
import { refuse, retryAfter } from "./refusals";
import type { Reply } from "./reply";

const READS = ["GET", "HEAD", "OPTIONS"];

/** Refuses unknown parameters, and a parameter given twice. */
export function wrongQuery({ searchParams }: URL, known: readonly string[]): Reply | null {
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

/** The bytes of a value as JSON. */
export const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify(body));

/** What a request would add to the database. `isLarge`: it has to wait when the disk is nearly full, however few bytes it has. */
type Storing = { readonly bytes: number; readonly rows?: number; readonly isLarge?: boolean };

/** Seconds until a new try may succeed. */
const DISK_PATIENCE = 600;

function lowDisk({ bytes, isLarge = bytes > LIMITS.smallSave }: Storing): Reply | null {
  const { dataDirectory, freeSpaceFloor } = running().environment;
  if (!isLarge || freeSpaceFloor === 0 || freeBytes(dataDirectory) >= freeSpaceFloor) return null;
  return refuse("disk-low", { most: LIMITS.smallSave }, retryAfter(DISK_PATIENCE));
}

type Counted = readonly [rate: Rate, weight: number];

const uncountAll = (address: string, counted: readonly Counted[]) =>
  Promise.all(counted.map(([rate, weight]) => uncount(rate, address, weight)));

/**
 * Stores something and counts it towards what this address may store in a day. A request that is refused for another reason does not count,
 * so nobody can use up the share of a whole club with refused requests. Below the floor of free disk space only small things are stored, so
 * battles can be finished and armies changed until there is room again.
 */
export async function storing(address: string, what: Storing, store: () => Promise<Reply>): Promise<Reply> {
  const low = lowDisk(what);
  if (low) return low;
  const { bytes, rows = 1 } = what;
  const weights: readonly Counted[] = [
    ["stored-rows", rows],
    ["stored-bytes", bytes],
  ];
  const counted: Counted[] = [];
  for (const [rate, weight] of weights) {
    const seconds = weight > 0 ? await secondsToWait(rate, address, weight) : 0;
    if (seconds > 0) {
      await uncountAll(address, counted);
      return refuse("too-much-stored", { seconds }, retryAfter(seconds));
    }
    if (weight > 0) counted.push([rate, weight]);
  }
  let isStored = false;
  try {
    const reply = await store();
    isStored = reply.status < 400;
    return reply;
  } finally {
    if (!isStored) await uncountAll(address, counted);
  }
}
