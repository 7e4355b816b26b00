import { useEffect, useState } from "react";
import type { SeatName } from "@/lib/model/by-seat";

/** Milliseconds for each event while the replay plays. */
const PACE = 1600;

type Start = { readonly last: number; readonly at: number | null; readonly eyes: SeatName | null };

/** `at`: how many events have happened. */
export type ReplayState = {
  readonly at: number;
  readonly last: number;
  readonly eyes: SeatName | null;
  readonly isPlaying: boolean;
  readonly go: (at: number) => void;
  readonly look: (eyes: SeatName | null) => void;
  readonly toggle: () => void;
};

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 1,
  End: (_, last) => last,
};

/** Elements that use the arrow keys themselves. */
const OWN_KEYS = "input, textarea, select, dialog, [role=radiogroup]";

function useKeys(at: number, last: number, go: (at: number) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!step || !isPlain || event.defaultPrevented || (event.target instanceof Element && event.target.closest(OWN_KEYS))) return;
      event.preventDefault();
      go(step(at, last));
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [at, last, go]);
}

/** The address names what is shown, so that a link leads to the same moment. */
function useAddress(at: number, eyes: SeatName | null): void {
  useEffect(() => {
    const address = new URL(location.href);
    address.searchParams.set("at", String(at));
    address.searchParams.set("eyes", eyes ?? "public");
    history.replaceState(history.state, "", address);
  }, [at, eyes]);
}

/** Which event of the record is shown, and whose view. It begins at the last event unless the address names one. */
export function useReplay(start: Start): ReplayState {
  const { last } = start;
  const within = (wanted: number) => Math.min(Math.max(Math.trunc(wanted), 1), last);
  const [at, setAt] = useState(within(start.at ?? last));
  const [eyes, setEyes] = useState(start.eyes);
  const [isPlaying, setPlaying] = useState(false);
  const go = (wanted: number) => {
    setPlaying(false);
    setAt(within(wanted));
  };
  useEffect(() => {
    if (!isPlaying) return;
    const next = setTimeout(() => {
      setAt(at + 1);
      if (at + 1 >= last) setPlaying(false);
    }, PACE);
    return () => clearTimeout(next);
  }, [isPlaying, at, last]);
  const toggle = () => {
    if (!isPlaying && at >= last) setAt(1);
    setPlaying(!isPlaying && last > 1);
  };
  useKeys(at, last, go);
  useAddress(at, eyes);
  return { at, last, eyes, isPlaying, go, look: setEyes, toggle };
}
