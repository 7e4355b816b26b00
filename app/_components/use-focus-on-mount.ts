import { type RefObject, useEffect, useRef } from "react";

/** For what takes the place of something that had the focus: whoever worked there goes on here. `when` is asked once. */
export function useFocusOnMount<T extends HTMLElement>(when = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const wanted = useRef(when);
  useEffect(() => {
    if (!wanted.current) return;
    element.current?.focus({ preventScroll: true });
    // What was there before may have been longer.
    element.current?.closest("dialog")?.scrollTo(0, 0);
  }, []);
  return element;
}
