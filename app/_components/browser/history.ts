/** What is there now, how it came to that, and what was undone. `run`: of what run the last change was, if it may go on. */
export type History<T> = {
  readonly now: T;
  readonly past: readonly T[];
  /** The last one is redone first. */
  readonly future: readonly T[];
  readonly run: string | null;
};

export const begun = <T>(now: T): History<T> => ({ now, past: [], future: [], run: null });

/** One change made over and over (`run`) is one step; what changes nothing is none. */
export function changed<T>(history: History<T>, now: T, isSame: (one: T, other: T) => boolean, run: string | null = null): History<T> {
  if (isSame(history.now, now)) return history;
  const goesOn = run !== null && run === history.run;
  const past = goesOn ? history.past : [...history.past, history.now];
  const before = past.at(-1);
  // Turned until it lies as it lay, it was never turned.
  if (goesOn && before !== undefined && isSame(before, now)) return { now, past: past.slice(0, -1), future: [], run: null };
  return { now, past, future: [], run };
}

export function undone<T>(history: History<T>): History<T> {
  const { now, past, future } = history;
  const [before] = past.slice(-1);
  return before === undefined ? history : { now: before, past: past.slice(0, -1), future: [...future, now], run: null };
}

export function redone<T>(history: History<T>): History<T> {
  const { now, past, future } = history;
  const [after] = future.slice(-1);
  return after === undefined ? history : { now: after, past: [...past, now], future: future.slice(0, -1), run: null };
}
