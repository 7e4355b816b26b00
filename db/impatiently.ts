import type { Database } from "./client";

/** Does something with the database without waiting for whoever else writes: what is in the way is thrown at once. */
export function impatiently<T>({ sqlite }: Database, work: () => T): T {
  const patience = sqlite.pragma("busy_timeout", { simple: true });
  sqlite.pragma("busy_timeout = 0");
  try {
    return work();
  } finally {
    sqlite.pragma(`busy_timeout = ${patience}`);
  }
}
