import type { ForMe as Choosing } from "./use-for-me";

type Props = {
  readonly forMe: Choosing;
  /** What the button says that leaves one choice to it; null where there is none now. */
  readonly words: string | null;
  /** Whether there is nothing else to press. */
  readonly isOnly: boolean;
};

/** Where a thing goes need not be said: it is found with the sense that leads the house commander. */
export function ForMe({ forMe, words, isOnly }: Props) {
  const { isBusy, isGoingOn, trouble, once, goOn, stop } = forMe;
  if (words === null && !isGoingOn && trouble === null) return null;
  return (
    <div className="for-me screen-only">
      {isGoingOn ? (
        <>
          <button type="button" className="button" onClick={stop}>
            Stop
          </button>
          <p role="status" className="send-note">
            Playing on for you, with the sense of the house commander…
          </p>
        </>
      ) : (
        <>
          {words && (
            <button type="button" className="button" data-filled={isOnly || undefined} aria-disabled={isBusy} onClick={once}>
              {words}
            </button>
          )}
          <button type="button" className="button" aria-disabled={isBusy} onClick={isBusy ? undefined : goOn}>
            Play on for me
          </button>
          <p className="send-note">With the sense of the house commander: this once, or until the battle is ready.</p>
        </>
      )}
      <p role="alert" className={trouble ? "finding" : "sr-only"}>
        {trouble}
      </p>
    </div>
  );
}
