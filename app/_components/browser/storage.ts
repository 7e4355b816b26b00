import { useSyncExternalStore } from "react";

/** What a browser keeps for this site, by keys. A browser may forbid it, or have no room left. */
type BrowserStorage = {
  /** What was written last, if only for this page. */
  readonly read: (key: string) => string | null;
  /** Returns whether the browser keeps it. Where it does not, it lasts as long as this page. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: (prefix: string) => readonly string[];
  /** Calls the listener after each change, made on this page or in another tab. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** The one place that touches `localStorage` and `sessionStorage`: each call may throw, even the look at whether there is one. */
function createStorage(place: () => Storage): BrowserStorage {
  const ofThisPage = new Map<string, string>();
  const listeners = new Set<() => void>();
  function tried<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(place());
    } catch {
      return otherwise;
    }
  }
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (key) => ofThisPage.get(key) ?? tried((storage) => storage.getItem(key), null),
    write(key, text) {
      const isKept = tried((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isKept) ofThisPage.delete(key);
      else ofThisPage.set(key, text);
      tell();
      return isKept;
    },
    remove(key) {
      ofThisPage.delete(key);
      tried((storage) => storage.removeItem(key), undefined);
      tell();
    },
    keys(prefix) {
      const kept = tried((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ""), []);
      return [...new Set([...kept, ...ofThisPage.keys()])].filter((key) => key.startsWith(prefix));
    },
    subscribe(listener) {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}

/** Kept until it is removed, for every tab of this browser. */
export const inBrowser = createStorage(() => localStorage);
/** Kept for this tab alone, until it is closed. */
export const inTab = createStorage(() => sessionStorage);

/** JSON that was kept; null where there is none, or where `as` finds something else in it. */
export function parsedAs<T>(text: string | null, as: (value: unknown) => T | null): T | null {
  if (text === null) return null;
  try {
    return as(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What is kept under a key in this browser; undefined on the server, and until the page has come alive. */
export const useKeptText = (key: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    inBrowser.subscribe,
    () => inBrowser.read(key),
    () => undefined,
  );
