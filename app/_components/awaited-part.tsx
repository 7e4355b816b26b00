import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Fetched } from "./fetched-part";

const REACHED = "summary, a[href], button, input, select, textarea, [tabindex]";

/** Whoever has the focus here when the part comes goes on where that in which both stand begins. */
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

/** Stands where a part of the page will be, until it is fetched. */
export function AwaitedPart({ failed, again }: Pick<Fetched<unknown>, "failed" | "again">) {
  const line = useFocusHandedOn();
  function tryAgain(): void {
    // The button goes as soon as it is pressed.
    line.current?.focus();
    again();
  }
  return (
    <p ref={line} tabIndex={-1} className={`focus-visible:outline-none ${failed ? "finding my-2" : "min-h-[44px] text-soft"}`}>
      {failed ? "This could not be fetched: the server cannot be reached. " : "Opening…"}
      {failed && (
        <button type="button" className="button" data-small onClick={tryAgain}>
          Try again
        </button>
      )}
    </p>
  );
}
