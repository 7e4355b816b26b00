import { createAlarm } from "../browser/connection";

export type Speaker = {
  /** Instead of what has not been said yet. */
  readonly say: (text: string) => void;
  readonly hush: () => void;
};

const QUIET_MS = 350;

/** Says the last of what it is given once nothing more has come for a while: a key held down is answered when it is let go of. */
export function createSpeaker(aloud: (text: string) => void, quiet = QUIET_MS): Speaker {
  let last = "";
  const alarm = createAlarm(() => aloud(last));
  return {
    say(text) {
      last = text;
      alarm.set(quiet);
    },
    hush: alarm.stop,
  };
}
