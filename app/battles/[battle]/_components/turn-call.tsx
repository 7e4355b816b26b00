import { useEffect, useRef, useState } from "react";
import { inBrowser, useKeptText } from "@/app/_components/browser/storage";
import { ROOM } from "@/lib/words/battle/room";

const SOUND = "condotta.turn-sound";
const NOTICE = "condotta.turn-notice";
const YES = "yes";

const keep = (key: string, wanted: boolean): void => {
  if (wanted) inBrowser.write(key, YES);
  else inBrowser.remove(key);
};

/** In hertz and seconds: two strokes of a drum. */
const STROKES = [
  { pitch: 196, after: 0 },
  { pitch: 147, after: 0.16 },
] as const;

let audio: AudioContext | null = null;

/** A browser that has not been touched yet plays nothing: then it is left out. */
function drum(): void {
  try {
    audio ??= new AudioContext();
    for (const { pitch, after } of STROKES) {
      const [tone, loudness, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
      tone.type = "triangle";
      tone.frequency.setValueAtTime(pitch, start);
      tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.25);
      loudness.gain.setValueAtTime(0.35, start);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.3);
    }
  } catch {
    audio = null;
  }
}

/** The browser's own notice. On a phone only the page's worker may show one. */
async function notify(words: string, battle: string): Promise<void> {
  const options = { tag: battle, icon: "/your-turn.svg" };
  try {
    const notice = new Notification(words, options);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification(words, { ...options, data: { address: `/battles/${battle}` } }).catch(() => undefined);
  }
}

const mayNotify = (): boolean => typeof Notification !== "undefined" && Notification.permission === "granted";

/** Calls the player when the turn becomes theirs, by what they have asked for: a sound, and a notice while another page is in front. */
export function useTurnCall(words: string, isTurn: boolean, battle: string): void {
  const [sound, notice] = [useKeptText(SOUND), useKeptText(NOTICE)];
  const was = useRef(isTurn);
  useEffect(() => {
    const hasCome = isTurn && !was.current;
    was.current = isTurn;
    if (!hasCome) return;
    if (sound === YES) drum();
    if (notice === YES && document.hidden && mayNotify()) void notify(words, battle);
  }, [isTurn, words, battle, sound, notice]);
}

/** Ticks for both. The browser is asked for its leave when notices are first wanted. */
export function TurnCalls() {
  const [sound, notice] = [useKeptText(SOUND), useKeptText(NOTICE)];
  const [isRefused, setRefused] = useState(false);
  async function wantNotices(wanted: boolean): Promise<void> {
    const isAllowed = !wanted || (typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted");
    setRefused(!isAllowed);
    keep(NOTICE, wanted && isAllowed);
  }
  function wantSound(wanted: boolean): void {
    keep(SOUND, wanted);
    if (wanted) drum();
  }
  return (
    <>
      <label className="tick inline-flex items-center gap-2">
        <input type="checkbox" checked={sound === YES} onChange={(event) => wantSound(event.target.checked)} />
        {ROOM.calls.sound}
      </label>
      <label className="tick inline-flex items-center gap-2">
        <input type="checkbox" checked={notice === YES} onChange={(event) => void wantNotices(event.target.checked)} />
        {ROOM.calls.notice}
      </label>
      {isRefused && (
        <p role="status" className="finding" data-severity="warning">
          {ROOM.calls.refused}
        </p>
      )}
    </>
  );
}
