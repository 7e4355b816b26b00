import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { LIMITS } from "./limits";

export type Rate = "assess";

/** Every copy of this module counts together. */
const shared = globalThis as typeof globalThis & { condottaLimiters?: Map<Rate, RateLimiterMemory> };

function limiterOf(rate: Rate): RateLimiterMemory {
  shared.condottaLimiters ??= new Map();
  const known = shared.condottaLimiters.get(rate);
  if (known) return known;
  const limiter = new RateLimiterMemory({ points: LIMITS[rate].requests, duration: LIMITS[rate].seconds });
  shared.condottaLimiters.set(rate, limiter);
  return limiter;
}

/** Counts one request of an address. Returns 0, or the whole seconds after which it may ask again. */
export async function secondsToWait(rate: Rate, address: string): Promise<number> {
  try {
    await limiterOf(rate).consume(address);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
