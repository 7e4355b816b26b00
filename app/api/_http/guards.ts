import { freeBytes } from "@/lib/server/disk-space";
import { LIMITS } from "@/lib/server/limits";
import { type Rate, secondsToWait, uncount } from "@/lib/server/rate-limit";
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

/** Who sent a request, as settled before Next read it (lib/server/front-door.ts). */
export const addressOf = ({ headers }: Request): string => headers.get("x-forwarded-for") ?? "unknown";

const tooManyRequests = (seconds: number): Reply => refuse("too-many-requests", { seconds }, retryAfter(seconds));

/** Counts a request of this address, and refuses it where there were too many. */
export async function overRate(address: string, rate: Rate | undefined): Promise<Reply | null> {
  const seconds = rate ? await secondsToWait(rate, address) : 0;
  return seconds === 0 ? null : tooManyRequests(seconds);
}

/** Bytes of something as JSON. */
export const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify(body));

/** What a request would store anew. `isLarge`: whatever its bytes, it waits where the disk is nearly full. */
type Storing = { readonly bytes: number; readonly rows?: number; readonly isLarge?: boolean };

/** Seconds after which it may be worth trying again. */
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
 * Stores something, counted as what this address stores in a day, and refuses what is too much. What was refused otherwise was not stored
 * and does not count: nobody uses up the share of a whole club by asking for what he is not given. Below the floor of free space only
 * small things are stored, so that battles can be finished and armies changed until there is room again.
 */
export async function storing(address: string, what: Storing, store: () => Promise<Reply>): Promise<Reply> {
  const low = lowDisk(what);
  if (low) return low;
  const { bytes, rows = 1 } = what;
  const asked: readonly Counted[] = [
    ["stored-rows", rows],
    ["stored-bytes", bytes],
  ];
  const counted: Counted[] = [];
  for (const [rate, weight] of asked) {
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
