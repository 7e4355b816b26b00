import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { isSamePress, type Press } from "./same-press";

/**
 * A double tap, or Enter held down, counts as one press: the second must not trigger what the first brought under the finger, since most
 * moves are final.
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
      // A click by the keyboard has the detail 0.
      if (!isAgain.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.repeat && event.key === "Enter") event.preventDefault();
    },
  };
}
