import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { COMMON } from "@/lib/words/site";

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
  const known = fetched ?? part.known();
  useEffect(() => {
    if (known !== null || failed) return;
    part.fetch().then(
      (now) => setFetched({ fetched: now }),
      (error: unknown) => {
        reportError(error);
        setFailed(true);
      },
    );
  }, [part, known, failed]);
  const again = useCallback(() => setFailed(false), []);
  return { part: known, failed, again };
}

const REACHED = "summary, a[href], button, input, select, textarea, [tabindex]";

/** When the part arrives while this has the focus, the first control around it gets the focus. */
function useFocusHandedOn(): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const awaiting = line.current;
    const around = awaiting?.parentElement;
    return () => {
      if (awaiting && awaiting === document.activeElement) queueMicrotask(() => around?.querySelector<HTMLElement>(REACHED)?.focus());
    };
  }, []);
  return line;
}

/** Holds the place of a part of the page until it is loaded. */
export function AwaitedPart({ failed, again }: Pick<Fetched<unknown>, "failed" | "again">) {
  const line = useFocusHandedOn();
  function retry(): void {
    // The button disappears as soon as it is pressed.
    line.current?.focus();
    again();
  }
  return (
    <p ref={line} tabIndex={-1} className={`focus-visible:outline-none ${failed ? "finding my-2" : "min-h-[44px] text-soft"}`}>
      {failed ? `${COMMON.notLoaded} ` : COMMON.loading}
      {failed && (
        <button type="button" className="button" data-small onClick={retry}>
          {COMMON.retry}
        </button>
      )}
    </p>
  );
}
