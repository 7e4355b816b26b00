import { useEffect, useState } from "react";
import { otherSeat } from "@/lib/model/by-seat";
import { ROOM } from "@/lib/words/battle/room";
import { isPrepared } from "../live/is-over";
import { useRoom, useView } from "../room-context";

/** The opponent's offer to abandon the battle, or the reader's own. */
export function AbandonOffer({ accept }: { readonly accept: () => void }) {
  const { hide, heading } = useRoom();
  const view = useView();
  const [isPutOff, setPutOff] = useState(false);
  const { seat, abandonOffered } = view;
  const isOffered = seat !== null && abandonOffered[otherSeat(seat)];
  // An offer that was withdrawn and made again is a new one.
  useEffect(() => {
    if (!isOffered) setPutOff(false);
  }, [isOffered]);
  function playOn(): void {
    setPutOff(true);
    // On one device the hand may have been taken for the offer alone.
    if (hide && !view.toAct.some((one) => one === seat)) hide();
    else heading.current?.focus({ preventScroll: true });
  }
  if (seat === null || isPrepared(view)) return null;
  if (abandonOffered[seat])
    return (
      <p className="finding screen-only" data-severity="warning">
        {ROOM.abandon.offered}
      </p>
    );
  if (!isOffered || isPutOff) return null;
  return (
    <section className="finding screen-only" data-severity="warning" aria-label={ROOM.abandon.received.name}>
      <p>{ROOM.abandon.received.text}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={accept}>
          {ROOM.abandon.received.agree}
        </button>
        <button type="button" className="button" onClick={playOn}>
          {ROOM.abandon.playOn}
        </button>
      </p>
    </section>
  );
}
