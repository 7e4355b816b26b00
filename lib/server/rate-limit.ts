import { createHmac } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import type { PostgresDatabase } from "../../db/postgres";
import { RATES } from "./limits";

export type Rate = keyof typeof RATES;

/** All copies of this module share these counts. `condottaCounts`: where several processes count together. `condottaPlaces`: the taken places by name. */
const shared = globalThis as typeof globalThis & {
  condottaLimiters?: Map<Rate, RateLimiterAbstract>;
  condottaCounts?: { readonly connections: PostgresDatabase["connections"]; readonly secret: string };
  condottaPlaces?: Map<string, number>;
};

/** Counts together with all processes on the same database. While that is away, each counts alone. `secret`: the same for all of them. */
export function countTogether({ connections }: PostgresDatabase, secret: string): void {
  shared.condottaCounts = { connections, secret };
  delete shared.condottaLimiters;
}

function limiterOf(rate: Rate): RateLimiterAbstract {
  shared.condottaLimiters ??= new Map();
  const known = shared.condottaLimiters.get(rate);
  if (known) return known;
  const limit = { keyPrefix: rate, points: RATES[rate].requests, duration: RATES[rate].seconds };
  const alone = new RateLimiterMemory(limit);
  const counts = shared.condottaCounts;
  const limiter = counts
    ? new RateLimiterPostgres({
        ...limit,
        storeClient: counts.connections,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        insuranceLimiter: alone,
      })
    : alone;
  shared.condottaLimiters.set(rate, limiter);
  return limiter;
}

/** Network addresses and email addresses stay in memory: what is stored nobody can tell them from who has not the secret. */
function countedAs(key: string): string {
  const secret = shared.condottaCounts?.secret;
  return secret === undefined ? key : createHmac("sha256", secret).update(`condotta.rates/1\n${key}`).digest("hex").slice(0, 32);
}

/** Removes one counted request, or `weight` of them. */
export async function uncount(rate: Rate, key: string, weight = 1): Promise<void> {
  await limiterOf(rate).reward(countedAs(key), weight);
}

/**
 * Counts one request under `key`, or `weight` of them. Returns 0, or the whole seconds to wait. A refused request with more weight than one
 * is not counted, so that a smaller one may still pass.
 */
export async function secondsToWait(rate: Rate, key: string, weight = 1): Promise<number> {
  try {
    await limiterOf(rate).consume(countedAs(key), weight);
    return 0;
  } catch (refused) {
    // The library refuses with what is no error. It is of another class where another copy of this module made the limiter.
    if (refused instanceof Error) throw refused;
    if (weight > 1) await uncount(rate, key, weight);
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
  }
}

/** Something of which there may be so many at a time. `of`: its name. */
type Place = { readonly of: string; readonly most: number };

/** Takes one place each, and returns the function that frees them, once; null if one of them is full. */
export function takePlaces(wanted: readonly Place[]): (() => void) | null {
  shared.condottaPlaces ??= new Map();
  const taken = shared.condottaPlaces;
  const takenOf = (of: string) => taken.get(of) ?? 0;
  if (wanted.some(({ of, most }) => takenOf(of) >= most)) return null;
  for (const { of } of wanted) taken.set(of, takenOf(of) + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    for (const { of } of wanted) {
      if (takenOf(of) > 1) taken.set(of, takenOf(of) - 1);
      else taken.delete(of);
    }
  };
}
