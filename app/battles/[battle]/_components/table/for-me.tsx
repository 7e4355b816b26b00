import type { ForMe as Choosing } from "./use-for-me";
import type { ShowMe } from "./use-show-me";

type Props = {
  readonly forMe: Choosing;
  /** What the button says that leaves one choice to it; null where there is none now. */
  readonly words: string | null;
  /** Whether there is nothing else to press. */
  readonly isOnly: boolean;
  /** Where the next thing has a place: it may be shown before it is set down. */
  readonly showMe?: ShowMe | null;
};

/** Where a thing goes need not be said: it is found with the sense that leads the house commander. */
export function ForMe({ forMe, words, isOnly, showMe = null }: Props) {
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
          {showMe && (
            <button type="button" className="button" data-small aria-disabled={isBusy || showMe.isAsking} onClick={showMe.show}>
              Show me a place
            </button>
          )}
          {words && (
            <button
              type="button"
              className="button"
              data-small={!isOnly || undefined}
              data-filled={isOnly || undefined}
              aria-disabled={isBusy}
              onClick={once}
            >
              {words}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-small={!isOnly || undefined}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : goOn}
          >
            Play on for me
          </button>
          <p className="send-note" role={showMe?.said ? "status" : undefined}>
            {showMe?.said ?? "With the sense of the house commander: this once, or until the battle is ready."}
          </p>
        </>
      )}
      <p role="alert" className={trouble ? "finding" : "sr-only"}>
        {trouble}
      </p>
    </div>
  );
}
