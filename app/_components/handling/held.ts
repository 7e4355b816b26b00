import { useCallback, useSyncExternalStore } from "react";
import type { Hand, Held } from "./hand";
import { isSameStance, type Stance } from "./task";

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

/**
 * Tells where what is in the hand rests: at once, and whenever it rests somewhere else. `isLetGo`: a pointer has carried it there, and so it
 * is in sight. Nothing is told while it is carried. Returns what ends it.
 */
export function followRests(hand: Pick<Hand, "now" | "subscribe">, rests: (stance: Stance, isLetGo: boolean) => void): () => void {
  let last: Stance | null = null;
  let wasMoving = false;
  const tell = () => {
    const held = hand.now();
    const isLetGo = wasMoving;
    wasMoving = held?.isMoving === true;
    if (!held || held.isMoving) return;
    const { stance } = held.judgement;
    if (last && isSameStance(last, stance)) return;
    last = stance;
    rests(stance, isLetGo);
  };
  tell();
  return hand.subscribe(tell);
}
