import { type RefObject, useLayoutEffect, useRef } from "react";

/** Moves the focus to the heading when the focused control is removed. */
export function useFocusKept(heading: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    heading.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: { readonly target: Element }) => {
      last.current = target;
    },
    // React removes an element without a blur; with the window's own focus it will come back.
    onBlur: () => {
      if (document.hasFocus()) last.current = null;
    },
  };
}
