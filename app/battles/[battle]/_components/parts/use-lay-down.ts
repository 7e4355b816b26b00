import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { BattleView } from "@/lib/model/battle-view";
import { isPrepared } from "../live/is-over";
import { useSender, useView } from "../room-context";
import { seatsToAct } from "./seats-to-act";

/** On one device hides a hand when the other player's turn comes, and when the page is left or hidden. */
export function useLayDown(layDown: ((view: BattleView) => void) | null): void {
  const view = useView();
  const sender = useSender();
  const { seat, toAct } = view;
  // A hand that was taken out of turn answers an offer.
  const [isForOffer] = useState(() => seat !== null && !toAct.includes(seat));
  const asked = isForOffer ? seatsToAct(view) : toAct;
  const isDone = seat !== null && !asked.includes(seat) && (toAct.length > 0 || isPrepared(view));
  useLayoutEffect(() => {
    if (isDone) layDown?.(view);
  }, [isDone, layDown, view]);
  useEffect(() => {
    if (!layDown) return;
    // At once: the browser may keep the page as it is then.
    const leave = () => flushSync(() => layDown(view));
    // A command without an answer is sent first.
    const turn = () => document.visibilityState === "hidden" && sender.now().kind === "idle" && leave();
    const endSending = sender.subscribe(turn);
    document.addEventListener("visibilitychange", turn);
    window.addEventListener("pagehide", leave);
    return () => {
      endSending();
      document.removeEventListener("visibilitychange", turn);
      window.removeEventListener("pagehide", leave);
    };
  }, [layDown, sender, view]);
}
