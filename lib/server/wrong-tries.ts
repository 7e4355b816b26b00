import { WRONG_TRIES } from "./limits";

/** In milliseconds since 1970. `until`: nobody may try before it. */
type Tries = { readonly wrong: number; readonly until: number; readonly last: number };

/**
 * Whose tries are counted: strangers' at an account, those at an address that has none, and a browser's that has signed in before. Each
 * kind has room of its own, so that nobody pushes out the count of an account by inventing addresses or collecting browsers.
 */
export type TriedAt = "account" | "nobody" | "browser";

/** Every copy of this module counts together. The key that was tried last stands last. */
const shared = globalThis as typeof globalThis & { condottaWrongTries?: Map<TriedAt, Map<string, Tries>> };

function countsOf(at: TriedAt): Map<string, Tries> {
  shared.condottaWrongTries ??= new Map();
  const known = shared.condottaWrongTries.get(at) ?? new Map<string, Tries>();
  shared.condottaWrongTries.set(at, known);
  return known;
}

const NONE: Tries = { wrong: 0, until: 0, last: 0 };

function keep(known: Map<string, Tries>, key: string, tries: Tries): void {
  known.delete(key);
  if (tries.wrong > 0) known.set(key, tries);
  const [oldest] = known.keys();
  if (known.size > WRONG_TRIES.kept && oldest !== undefined) known.delete(oldest);
}

/** How long the next try has to wait after so many wrong ones, in milliseconds. */
const waitAfter = (wrong: number): number =>
  wrong < WRONG_TRIES.free ? 0 : 1000 * Math.min(WRONG_TRIES.longest, WRONG_TRIES.first * 2 ** (wrong - WRONG_TRIES.free));

type Begun = { readonly ok: true; readonly wasRight: () => void } | { readonly ok: false; readonly seconds: number };

/**
 * Counts a try as a wrong one before it is looked at, so that many at once are counted too; `wasRight` takes it back. Refused where
 * whoever `key` stands for has to wait, with the whole seconds.
 */
export function beginTry(at: TriedAt, key: string): Begun {
  const all = countsOf(at);
  const now = Date.now();
  const found = all.get(key) ?? NONE;
  const before = found.last + 1000 * WRONG_TRIES.forgotten < now ? NONE : found;
  if (now < before.until) return { ok: false, seconds: Math.ceil((before.until - now) / 1000) };
  const wrong = before.wrong + 1;
  const until = now + waitAfter(wrong);
  keep(all, key, { wrong, until, last: now });
  return {
    ok: true,
    wasRight: () => {
      const since = all.get(key) ?? NONE;
      keep(all, key, { ...since, wrong: since.wrong - 1, until: since.until === until ? before.until : since.until });
    },
  };
}
