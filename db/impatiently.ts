import type { Database } from "./client";

/** Works on the database without waiting for other writers: a busy database throws at once. */
export function impatiently<T>({ sqlite }: Database, work: () => T): T {
  const patience = sqlite.pragma("busy_timeout", { simple: true });
  sqlite.pragma("busy_timeout = 0");
  try {
    return work();
  } finally {
    sqlite.pragma(`busy_timeout = ${patience}`);
  }
}
