import { useSyncExternalStore } from "react";

const ADDRESS = "condotta.ask";
const CHANGED = "condotta.ask";

/** For this page, where the browser forbids storage. */
let own = true;

function asks(): boolean {
  try {
    return localStorage.getItem(ADDRESS) !== "no";
  } catch {
    return own;
  }
}

export function askFirst(wanted: boolean): void {
  own = wanted;
  try {
    localStorage.setItem(ADDRESS, wanted ? "yes" : "no");
  } catch {
    // It holds for this page alone.
  }
  dispatchEvent(new Event(CHANGED));
}

function listen(changed: () => void): () => void {
  for (const name of [CHANGED, "storage"]) addEventListener(name, changed);
  return () => {
    for (const name of [CHANGED, "storage"]) removeEventListener(name, changed);
  };
}

/** Whether a tap only chooses, and a button confirms. */
export const useAskFirst = (): boolean => useSyncExternalStore(listen, asks, () => true);
