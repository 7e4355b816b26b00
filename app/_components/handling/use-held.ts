import { useCallback, useSyncExternalStore } from "react";
import type { Hand, Held } from "./create-hand";

/** Text changes no more often than this while a thing is carried: each change costs a layout. */
export const READABLE_MS = 90;

/** Something of what is in the hand that compares by `Object.is`, such as a string: drawn again only when that changes. */
export function useOfHeldEachFrame<T>(hand: Hand, pick: (held: Held | null) => T): T {
  return useSyncExternalStore(
    hand.subscribe,
    () => pick(hand.now()),
    () => pick(null),
  );
}

/** Tells of every change at once, but while a thing is carried of all that came in a while together. Returns what ends it. */
export function subscribeCalmly(hand: Pick<Hand, "now" | "subscribe">, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    listener();
  };
  const end = hand.subscribe(() => {
    if (!hand.now()?.isMoving) tell();
    else timer ??= setTimeout(tell, READABLE_MS);
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** The same, for what is read: while a thing is carried it may be a moment behind. */
export function useOfHeld<T>(hand: Hand, pick: (held: Held | null) => T): T {
  const subscribe = useCallback((listener: () => void) => subscribeCalmly(hand, listener), [hand]);
  return useSyncExternalStore(
    subscribe,
    () => pick(hand.now()),
    () => pick(null),
  );
}
