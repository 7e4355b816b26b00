type Alarm = {
  /** Rings once after so many milliseconds; setting it again replaces the earlier time. */
  readonly set: (milliseconds: number) => void;
  readonly stop: () => void;
};

export function createAlarm(ring: () => void): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When it rings, and when its timer looks at the time. */
  let [due, looks] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  function lookAt(now: number): void {
    clearTimeout(timer);
    looks = due;
    timer = setTimeout(look, Math.ceil(due - now));
  }
  function look(): void {
    const now = performance.now();
    if (now < due) lookAt(now);
    else {
      stop();
      ring();
    }
  }
  function stop(): void {
    clearTimeout(timer);
    due = looks = Number.POSITIVE_INFINITY;
  }
  return {
    // What is only put off keeps its timer: that costs less than another one for each sign of life.
    set(milliseconds) {
      const now = performance.now();
      due = now + milliseconds;
      if (due < looks) lookAt(now);
    },
    stop,
  };
}

/** In milliseconds: the pause after the first failure, and the longest. */
type RetryTimes = { readonly first: number; readonly most: number };

/** Milliseconds until the next try: twice as long after every failure, and never sooner than the server asks (in seconds). */
export const retryPause = (failures: number, { first, most }: RetryTimes, asked: number | null = null): number =>
  Math.max((asked ?? 0) * 1000, Math.min(most, first * 2 ** failures));

/** What the window tells of the page and of the device. `hidden`: also when the page is left. */
type WindowEvents = {
  readonly shown: () => void;
  readonly hidden: () => void;
  readonly online: () => void;
  readonly offline?: () => void;
};

/** Returns what ends it. */
export function listenToWindow({ shown, hidden, online, offline = () => undefined }: WindowEvents): () => void {
  const end = new AbortController();
  const { signal } = end;
  const turn = () => (document.visibilityState === "visible" ? shown() : hidden());
  // A page that the browser kept whole comes back without being loaded.
  const back = ({ persisted }: PageTransitionEvent) => persisted && turn();
  document.addEventListener("visibilitychange", turn, { signal });
  window.addEventListener("pageshow", back, { signal });
  window.addEventListener("pagehide", hidden, { signal });
  window.addEventListener("online", online, { signal });
  window.addEventListener("offline", offline, { signal });
  return () => end.abort();
}
