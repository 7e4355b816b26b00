import { callerOf, newAnonymousUser, type Saver } from "./identity";

/** How long the account made by the first of several first saves is kept for the others, in milliseconds. */
const TOGETHER = 10_000;
const KEY = /^[0-9A-Za-z_-]{16,64}$/;

/** All copies of this module share this map. */
const shared = globalThis as typeof globalThis & { condottaVisitors?: Map<string, Promise<Saver>> };

/** The cookies as a browser sends them back. */
const cookieHeader = (cookies: Saver["cookies"]): Headers => new Headers({ cookie: cookies.map((one) => one.split(";")[0]).join("; ") });

async function isStillThere(saver: Saver): Promise<boolean> {
  return (await callerOf(cookieHeader(saver.cookies))).user?.id === saver.user.id;
}

function make(key: string, waiting: Map<string, Promise<Saver>>): Promise<Saver> {
  const made = newAnonymousUser();
  waiting.set(key, made);
  setTimeout(() => waiting.get(key) === made && waiting.delete(key), TOGETHER).unref();
  made.catch(() => waiting.delete(key));
  return made;
}

/**
 * The anonymous user that a visitor's first save creates. Simultaneous first saves from several tabs of one browser have the same `Visitor-
 * Key`. They share one user and one session, so that no cookie replaces another and makes an army unreachable.
 */
export async function firstSaver(headers: Headers): Promise<Saver> {
  const key = headers.get("visitor-key") ?? "";
  if (!KEY.test(key)) return newAnonymousUser();
  shared.condottaVisitors ??= new Map();
  const waiting = shared.condottaVisitors;
  const known = await waiting.get(key);
  if (known && (await isStillThere(known))) return known;
  const meanwhile = waiting.get(key);
  return known || !meanwhile ? make(key, waiting) : meanwhile;
}
