import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { RATES } from "./limits";

export type Rate = keyof typeof RATES;

/** Every copy of this module counts together. */
const shared = globalThis as typeof globalThis & { condottaLimiters?: Map<Rate, RateLimiterMemory> };

function limiterOf(rate: Rate): RateLimiterMemory {
  shared.condottaLimiters ??= new Map();
  const known = shared.condottaLimiters.get(rate);
  if (known) return known;
  const limiter = new RateLimiterMemory({ points: RATES[rate].requests, duration: RATES[rate].seconds });
  shared.condottaLimiters.set(rate, limiter);
  return limiter;
}

/** Takes back one request that was counted, or as much as `weight` says. */
export async function uncount(rate: Rate, key: string, weight = 1): Promise<void> {
  await limiterOf(rate).reward(key, weight);
}

/**
 * Counts one request of whoever `key` stands for, or as much as `weight` says. Returns 0, or the whole seconds after which it may ask
 * again; what weighs more than one and is refused is not counted, so that something smaller may still find room.
 */
export async function secondsToWait(rate: Rate, key: string, weight = 1): Promise<number> {
  try {
    await limiterOf(rate).consume(key, weight);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    if (weight > 1) await uncount(rate, key, weight);
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
