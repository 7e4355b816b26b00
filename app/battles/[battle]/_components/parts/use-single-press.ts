import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { isSamePress, type Press } from "./same-press";

/**
 * A double tap, or Enter held down, is one press: what comes under the finger by the first shall not be done by the second, since most
 * of it is for good.
 */
export function useSinglePress() {
  const last = useRef<Press | null>(null);
  const isAgain = useRef(false);
  return {
    onPointerDownCapture: ({ timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
      isAgain.current = isSamePress(last.current, { at, x, y });
      last.current = { at, x, y };
    },
    onClickCapture: (event: MouseEvent) => {
      // By the keyboard it has no number.
      if (!isAgain.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.repeat && event.key === "Enter") event.preventDefault();
    },
  };
}
