import { useCallback, useEffect, useState } from "react";

/** A part of the page that is loaded when first needed, and then kept. */
export type Part<T> = {
  /** Null until it is loaded. */
  readonly known: () => T | null;
  /** Loads it now, so that opening it later needs no connection. */
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

/** A part: while it is null it is loading, or loading failed. */
export type Fetched<T> = { readonly part: T | null; readonly failed: boolean; readonly again: () => void };

/** Loads the part when the component is first drawn. If that fails, `again` retries. */
export function usePart<T>(part: Part<T>): Fetched<T> {
  const [{ fetched }, setFetched] = useState<{ readonly fetched: T | null }>({ fetched: part.known() });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (fetched !== null || failed) return;
    part.fetch().then(
      (now) => setFetched({ fetched: now }),
      (error: unknown) => {
        reportError(error);
        setFailed(true);
      },
    );
  }, [part, fetched, failed]);
  const again = useCallback(() => setFailed(false), []);
  return { part: fetched, failed, again };
}
