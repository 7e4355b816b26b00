import type { Army } from "../../model/army";
import type { ListDraft } from "../../model/list-draft";
import { freeBytes } from "../health";
import type { User } from "../identity";
import { armyBytes, LIMITS, mostOf, RATES } from "../limits";
import { secondsToWait, uncount } from "../rate-limit";
import { running } from "../running";
import type { Refusals } from "./endpoint";
import { refuse, retryAfter } from "./refusals";
import { bytesOf, type Reply } from "./reply";

const LATER = "nothing was stored; send the same again later";
/** For what changes the database, even if it adds nothing. */
export const WRITES: Refusals = { "database-busy": LATER, "database-full": LATER };
/** For what stores a line at most. */
export const STORES_LITTLE: Refusals = {
  "too-much-stored": `one network address may add ${RATES["stored-bytes"].requests} bytes a day, of which each row takes ${LIMITS.row} at least`,
  ...WRITES,
};
/** For what can be large. */
export const STORES: Refusals = {
  ...STORES_LITTLE,
  "disk-low": `the disk is nearly full, and new battles and anything over ${LIMITS.smallSave} bytes have to wait`,
};

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
/** The maximum, and the lower one of an account without an email address. */
export const mostWords = (most: number, ofVisitor: number) => `${most} (${ofVisitor} without an email address)`;
export const TOO_MANY_BYTES = `armies, lists, shares and the bin may take at most ${megabytes(LIMITS.accountBytes)} together (${megabytes(LIMITS.visitorBytes)} without an email address)`;

/** The path of something that was made, for its answer. */
export const LOCATION = { Location: "The path of what was made." };
/** For long lists. */
export const IN_PARTS = `At most ${LIMITS.listed} at a time. If there are more, the header \`Link\` has the address of the next part (\`rel="next"\`).`;
export const LINK = (path: string) => ({ Link: `The next part: \`<${path}?before=...>; rel="next"\`.` });

/** For what reads an army. */
const NO_ARMY = "the document is not an army; `details` has every fault";
export const BAD_ARMY: Refusals = {
  "bad-document": NO_ARMY,
  "unknown-list": NO_ARMY,
  "unknown-list-version": NO_ARMY,
  "unknown-rules-version": NO_ARMY,
};
/** For what stores one. */
export const STORES_ARMY: Refusals = { ...BAD_ARMY, "army-too-large": "with its size", ...STORES };
export const ARMY_SIZE = `An army may take at most ${LIMITS.army} bytes of canonical JSON.`;

/** Refuses an army that is too large to store, share or play. */
export function tooLarge(army: Army): Reply | null {
  const bytes = armyBytes(army);
  return bytes > LIMITS.army ? refuse("army-too-large", { bytes, most: LIMITS.army }) : null;
}

/** The same of an own list. */
export function listTooLarge(list: ListDraft): Reply | null {
  const bytes = bytesOf(list);
  return bytes > LIMITS.list ? refuse("list-too-large", { bytes, most: LIMITS.list }) : null;
}

/** The refusal for a user whose armies and shares take the maximum of bytes. */
export const tooManyBytes = (user: User): Reply =>
  refuse("too-many-bytes", { most: mostOf(user).bytes, days: LIMITS.binDays, anonymous: user.anonymous });

/** What a request would add to the database. `isLarge`: it has to wait when the disk is nearly full, however few bytes it has. */
type Storing = { readonly bytes: number; readonly rows?: number; readonly isLarge?: boolean };

/** Seconds until a new try may succeed. */
const DISK_PATIENCE = 600;

function lowDisk({ bytes, isLarge = bytes > LIMITS.smallSave }: Storing): Reply | null {
  const { dataDirectory, freeSpaceFloor } = running().environment;
  if (!isLarge || freeSpaceFloor === 0 || freeBytes(dataDirectory) >= freeSpaceFloor) return null;
  return refuse("disk-low", { most: LIMITS.smallSave }, retryAfter(DISK_PATIENCE));
}

/**
 * Stores something and counts it towards what this address may store in a day. A request that is refused for another reason does not count,
 * so nobody can use up the share of a whole club with refused requests. Below the floor of free disk space only small things are stored, so
 * battles can be finished and armies changed until there is room again.
 */
export async function storing(address: string, what: Storing, store: () => Promise<Reply>): Promise<Reply> {
  const low = lowDisk(what);
  if (low) return low;
  const { bytes, rows = 1 } = what;
  const weight = Math.max(bytes, rows * LIMITS.row);
  const seconds = weight > 0 ? await secondsToWait("stored-bytes", address, weight) : 0;
  if (seconds > 0) return refuse("too-much-stored", { seconds }, retryAfter(seconds));
  let isStored = false;
  try {
    const reply = await store();
    isStored = reply.status < 400;
    return reply;
  } finally {
    if (!isStored && weight > 0) await uncount("stored-bytes", address, weight);
  }
}
