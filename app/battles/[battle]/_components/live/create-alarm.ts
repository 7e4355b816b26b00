export type Alarm = {
  /** Rings once after so many milliseconds; set again, it forgets the time before. */
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
