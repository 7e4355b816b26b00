import { TABLE } from "@/lib/words/battle/table-panels";
import type { ForMe as Choosing } from "./use-for-me";
import type { ShowMe } from "./use-show-me";

type Props = {
  readonly forMe: Choosing;
  /** The button for one choice; null where there is none now. */
  readonly words: string | null;
  /** Whether these are the only buttons. */
  readonly isOnly: boolean;
  /** Shows a legal position for the next thing before it is placed. */
  readonly showMe?: ShowMe | null;
};

const { computer: COMPUTER } = TABLE;

/** The computer can do the next thing, or everything up to the battle. */
export function ForMe({ forMe, words, isOnly, showMe = null }: Props) {
  const { isBusy, isGoingOn, trouble, once, goOn, stop } = forMe;
  if (words === null && !isGoingOn && trouble === null) return null;
  return (
    <div className="for-me screen-only">
      {isGoingOn ? (
        <>
          <button type="button" className="button" onClick={stop}>
            {COMPUTER.stop}
          </button>
          <p role="status" className="send-note">
            {COMPUTER.playing}
          </p>
        </>
      ) : (
        <>
          {showMe && (
            <button type="button" className="button" data-small aria-disabled={isBusy || showMe.isAsking} onClick={showMe.show}>
              {COMPUTER.showPosition}
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
            {COMPUTER.toTheEnd}
          </button>
          <p className="send-note" role={showMe?.said ? "status" : undefined}>
            {showMe?.said ?? COMPUTER.decides}
          </p>
        </>
      )}
      <p role="alert" className={trouble ? "finding" : "sr-only"}>
        {trouble}
      </p>
    </div>
  );
}
