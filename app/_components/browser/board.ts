import { useSyncExternalStore } from "react";

export type Board<T> = {
  readonly now: () => T;
  readonly show: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A value that changes outside React, and its listeners. */
export function createBoard<T>(first: T): Board<T> {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    now: () => shown,
    show(next) {
      if (Object.is(next, shown)) return;
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Shows these parts instead, unless none of them differs. */
export function showParts<T extends object>(board: Pick<Board<T>, "now" | "show">, parts: Partial<T>): void {
  const now = board.now();
  if (Object.entries(parts).some(([name, value]) => !Object.is(now[name as keyof T], value))) board.show({ ...now, ...parts });
}

/** What a board shows now; with `pick`, a part that compares by `Object.is`. Server and browser begin with the same. */
export function useBoard<T>(board: Pick<Board<T>, "now" | "subscribe">): T;
export function useBoard<T, P>(board: Pick<Board<T>, "now" | "subscribe">, pick: (shown: T) => P): P;
export function useBoard<T>({ now, subscribe }: Pick<Board<T>, "now" | "subscribe">, pick = (shown: T): unknown => shown): unknown {
  const read = () => pick(now());
  return useSyncExternalStore(subscribe, read, read);
}
