import { type RefObject, useEffect, useRef } from "react";

/** For an element that replaces one with the focus: the focus moves here. `when` is called once. */
export function useFocusOnMount<T extends HTMLElement>(when = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const wanted = useRef(when);
  useEffect(() => {
    if (!wanted.current) return;
    element.current?.focus({ preventScroll: true });
    // The replaced element may have been longer.
    element.current?.closest("dialog")?.scrollTo(0, 0);
  }, []);
  return element;
}
