import { type RefObject, useEffect, useState } from "react";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { type SeatNames, titleOf } from "@/lib/words/battle/names";
import { RECORD } from "@/lib/words/battle/record";
import { sentenceCase } from "@/lib/words/phrasing";

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

type ReplayBarProps = {
  readonly bar: RefObject<HTMLElement | null>;
  readonly replay: ReplayState;
  readonly head: string;
  readonly sentence: string;
};

/** Drawn on a field of 20 by 20. */
const SIGNS = {
  first: "M5 4v12M15 4l-8 6 8 6z",
  back: "M13 4l-8 6 8 6z",
  play: "M6 3.5v13l10-6.5z",
  pause: "M6 4h3v12h-3zM11 4h3v12h-3z",
  forward: "M7 4l8 6-8 6z",
  last: "M15 4v12M5 4l8 6-8 6z",
} as const;

function Sign({ of }: { readonly of: keyof typeof SIGNS }) {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor" stroke="currentColor" strokeWidth="1.5">
      <path d={SIGNS[of]} strokeLinejoin="round" />
    </svg>
  );
}

type StepProps = { readonly of: "first" | "back" | "forward" | "last"; readonly off: boolean; readonly act: () => void };

/** A button that is off keeps the focus. */
function Step({ of, off, act }: StepProps) {
  return (
    <button
      type="button"
      className="button replay-step"
      aria-label={RECORD.replay[of]}
      aria-disabled={off || undefined}
      onClick={() => off || act()}
    >
      <Sign of={of} />
    </button>
  );
}

/** What has just happened, and the buttons of the replay. */
export function ReplayBar({ bar, replay, head, sentence }: ReplayBarProps) {
  const { at, last, isPlaying, go, toggle } = replay;
  return (
    <section ref={bar} className="replay-bar" aria-label={RECORD.replay.name}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="eyebrow">{head}</span>
        <span className="text-soft">{RECORD.replay.place(at, last)}</span>
      </p>
      <p className="replay-sentence" aria-live="polite">
        {sentence}
      </p>
      <input
        type="range"
        className="replay-slider"
        aria-label={RECORD.replay.slider}
        aria-valuetext={RECORD.replay.placeAloud(at, last, sentence)}
        min={1}
        max={last}
        value={at}
        onChange={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <div className="flex gap-1.5">
        <Step of="first" off={at <= 1} act={() => go(1)} />
        <Step of="back" off={at <= 1} act={() => go(at - 1)} />
        <button type="button" className="button replay-step replay-play" aria-pressed={isPlaying} onClick={toggle}>
          <Sign of={isPlaying ? "pause" : "play"} />
          <span>{isPlaying ? RECORD.replay.pause : RECORD.replay.play}</span>
        </button>
        <Step of="forward" off={at >= last} act={() => go(at + 1)} />
        <Step of="last" off={at >= last} act={() => go(last)} />
      </div>
    </section>
  );
}

type ReplayEyesProps = { readonly replay: ReplayState; readonly names: SeatNames; readonly isPublished: boolean };

/** Whose view is shown. While hands are secret, it is the spectators'. */
export function ReplayEyes({ replay: { eyes, look }, names, isPublished }: ReplayEyesProps) {
  if (!isPublished) return <p className="max-w-prose text-soft">{RECORD.view.onlySpectators}</p>;
  const choices: readonly (readonly [SeatName | null, string])[] = [
    ...SEATS.map((seat) => [seat, sentenceCase(titleOf(names, seat))] as const),
    [null, RECORD.view.spectator],
  ];
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="float-left mr-2 text-soft">{RECORD.view.label}</legend>
      {choices.map(([seat, name]) => (
        <button key={name} type="button" className="replay-eye" aria-pressed={eyes === seat} onClick={() => look(seat)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
