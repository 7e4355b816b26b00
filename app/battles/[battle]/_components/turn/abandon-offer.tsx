import { type RefObject, useEffect, useState } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat } from "@/lib/model/other-seat";
import { isPrepared } from "../live/is-over";

type Props = {
  readonly view: BattleView;
  readonly accept: () => void;
  /** On one device: puts the hand away, which was taken for the offer alone where nothing else is asked of it. */
  readonly layDown: (() => void) | null;
  /** Where whoever plays on goes on. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** The other one would rather not go on. */
export function AbandonOffer({ view, accept, layDown, heading }: Props) {
  const [isPutOff, putOff] = useState(false);
  const { seat, abandonOffered } = view;
  const isOffered = seat !== null && abandonOffered[otherSeat(seat)];
  // One that was taken back and made again is a new one.
  useEffect(() => {
    if (!isOffered) putOff(false);
  }, [isOffered]);
  function playOn(): void {
    putOff(true);
    if (layDown && !view.toAct.some((one) => one === seat)) layDown();
    else heading.current?.focus({ preventScroll: true });
  }
  if (seat === null || isPrepared(view)) return null;
  if (abandonOffered[seat])
    return (
      <p className="finding screen-only" data-severity="warning">
        You have offered to abandon the battle. Playing on takes it back.
      </p>
    );
  if (!isOffered || isPutOff) return null;
  return (
    <section className="finding screen-only" data-severity="warning" aria-label="An offer">
      <p>Your opponent offers to abandon the battle.</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={accept}>
          Agree…
        </button>
        <button type="button" className="button" onClick={playOn}>
          Play on
        </button>
      </p>
    </section>
  );
}
