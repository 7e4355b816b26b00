import type { Armies } from "../../db/armies";
import { DAY } from "./day";
import { LIMITS } from "./limits";
import type { Running } from "./running";

/** Throws away, for good, what has lain in anybody's bin for as long as it is promised to. */
export const emptyBins = (armies: Armies, now: Date): Promise<void> =>
  armies.throwAwayBefore(new Date(now.getTime() - LIMITS.binDays * DAY));

/** Does so now and every day that this process lives. */
export function emptyBinsDaily({ armies, log }: Running): void {
  const empty = () => emptyBins(armies, new Date()).catch((error: unknown) => log.error({ err: error }, "the bins could not be emptied"));
  void empty();
  setInterval(empty, DAY).unref();
}
