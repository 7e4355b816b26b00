import type { RefObject } from "react";
import { RECORD } from "@/lib/words/battle/record";
import type { ReplayState } from "./use-replay";

type Props = {
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
export function ReplayBar({ bar, replay, head, sentence }: Props) {
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
