import { WRONG_TRIES } from "./limits";

/** In milliseconds since 1970. `until`: no try is allowed before it. */
type Tries = { readonly wrong: number; readonly until: number; readonly last: number };

/**
 * Three kinds of counts: strangers at an account, tries at an email address without an account, and known browsers. Each kind has its own
 * room, so that invented addresses or many browsers cannot push out the count of an account.
 */
export type TriedAt = "account" | "nobody" | "browser";

/** All copies of this module share these counts. The most recently tried key is last. */
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

/** The wait before the next try after so many wrong ones, in milliseconds. */
const waitAfter = (wrong: number): number =>
  wrong < WRONG_TRIES.free ? 0 : 1000 * Math.min(WRONG_TRIES.longest, WRONG_TRIES.first * 2 ** (wrong - WRONG_TRIES.free));

type Begun = { readonly ok: true; readonly wasRight: () => void } | { readonly ok: false; readonly seconds: number };

/**
 * Counts a try as wrong before it is checked, so that simultaneous tries count too; `wasRight` undoes it. If `key` has to wait, it returns
 * the whole seconds.
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
