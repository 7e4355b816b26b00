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
