import { useCallback, useEffect, useState } from "react";

/** A part of the page that is fetched when it is first wanted, and then kept. */
export type Part<T> = {
  /** Null until it is fetched. */
  readonly known: () => T | null;
  /** Fetches it now, so that opening it later asks for no connection. */
  readonly fetch: () => Promise<T>;
};

export function fetchedPart<T>(load: () => Promise<T>): Part<T> {
  let known: T | null = null;
  return {
    known: () => known,
    async fetch() {
      known ??= await load();
      return known;
    },
  };
}

/** How it stands with a part: while it is null it is being fetched, or that failed. */
export type Fetched<T> = { readonly part: T | null; readonly failed: boolean; readonly again: () => void };

/** The part, fetched when the component that needs it is first drawn, and again when that failed and `again` is called. */
export function usePart<T>(part: Part<T>): Fetched<T> {
  const [{ fetched }, keep] = useState<{ readonly fetched: T | null }>({ fetched: part.known() });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (fetched !== null || failed) return;
    part.fetch().then(
      (now) => keep({ fetched: now }),
      (error: unknown) => {
        reportError(error);
        setFailed(true);
      },
    );
  }, [part, fetched, failed]);
  const again = useCallback(() => setFailed(false), []);
  return { part: fetched, failed, again };
}
