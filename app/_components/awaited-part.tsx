import { type RefObject, useLayoutEffect, useRef } from "react";
import { COMMON } from "@/lib/words/site";
import type { Fetched } from "./fetched-part";

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
