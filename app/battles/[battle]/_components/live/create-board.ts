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
