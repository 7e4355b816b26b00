export type Alarm = {
  /** Rings once after so many milliseconds; setting it again replaces the earlier time. */
  readonly set: (milliseconds: number) => void;
  readonly stop: () => void;
};

export function createAlarm(ring: () => void): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set(milliseconds) {
      clearTimeout(timer);
      timer = setTimeout(ring, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

/** In milliseconds: the pause after the first failure, and the longest. */
type RetryTimes = { readonly first: number; readonly most: number };

/** Milliseconds until the next try: twice as long after every failure, and never sooner than the server asks (in seconds). */
export const retryPause = (failures: number, { first, most }: RetryTimes, asked: number | null = null): number =>
  Math.max((asked ?? 0) * 1000, Math.min(most, first * 2 ** failures));

/** What the window tells of the page and of the device. `hidden`: also when the page is left. */
export type WindowEvents = {
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
