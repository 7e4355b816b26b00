import { type RefObject, useLayoutEffect, useRef } from "react";

/** When the control that has the focus goes away with what is drawn, whoever worked there goes on at the heading. */
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
    // What React takes away is not blurred for it; what loses the focus with its window will have it back.
    onBlur: () => {
      if (document.hasFocus()) last.current = null;
    },
  };
}
