import { useSyncExternalStore } from "react";
import type { MadeCode } from "@/lib/model/battle";

/** What a code is for: the open seat of a battle, or a partner at a seat. */
export type CodeUse =
  | { readonly battle: string; readonly use: "invite" }
  | { readonly battle: string; readonly use: "partner-a" | "partner-b" };

const CHANGED = "condotta.codes";

const addressOf = ({ battle, use }: CodeUse): string => `condotta.${use}.${battle}`;

function stored(address: string): string | null {
  try {
    return localStorage.getItem(address);
  } catch {
    // The browser forbids storage.
    return null;
  }
}

/** A code from its stored text; null where it has expired or is none. */
export function codeIn(text: string | null, now: number): MadeCode | null {
  if (text === null) return null;
  try {
    const { code, expires } = JSON.parse(text) as Partial<MadeCode>;
    return typeof code === "string" && typeof expires === "string" && Date.parse(expires) > now ? ({ code, expires } as MadeCode) : null;
  } catch {
    return null;
  }
}

/** Only the browser that made a code knows it: the server sends it once. */
export function keepCode(of: CodeUse, made: MadeCode): void {
  try {
    localStorage.setItem(addressOf(of), JSON.stringify(made));
  } catch {
    // The page shows it for as long as it is open.
  }
  dispatchEvent(new Event(CHANGED));
}

export function dropCode(of: CodeUse): void {
  try {
    localStorage.removeItem(addressOf(of));
  } catch {
    // Nothing was stored.
  }
  dispatchEvent(new Event(CHANGED));
}

function listen(changed: () => void): () => void {
  for (const name of [CHANGED, "storage"]) addEventListener(name, changed);
  return () => {
    for (const name of [CHANGED, "storage"]) removeEventListener(name, changed);
  };
}

/** The code that this browser knows; null where it knows none, undefined before the page has come alive. */
export function useKeptCode(of: CodeUse): MadeCode | null | undefined {
  const text = useSyncExternalStore(
    listen,
    () => stored(addressOf(of)),
    () => undefined,
  );
  return text === undefined ? undefined : codeIn(text, Date.now());
}
