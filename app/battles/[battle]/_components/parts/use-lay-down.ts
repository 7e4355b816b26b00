import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { BattleView } from "@/lib/model/battle-view";
import type { Sender } from "../live/create-sender";
import { isPrepared } from "../live/is-over";
import { whoIsAsked } from "./who-is-asked";

/** On one device a hand is put away by itself: when the other one is waited for, and when the page is left or out of sight. */
export function useLayDown(view: BattleView, sender: Sender, layDown: ((view: BattleView) => void) | null): void {
  const { seat, toAct } = view;
  // Whoever took it with nothing to do answers an offer.
  const [isForOffer] = useState(() => seat !== null && !toAct.includes(seat));
  const asked = isForOffer ? whoIsAsked(view) : toAct;
  const isDone = seat !== null && !asked.includes(seat) && (toAct.length > 0 || isPrepared(view));
  useLayoutEffect(() => {
    if (isDone) layDown?.(view);
  }, [isDone, layDown, view]);
  useEffect(() => {
    if (!layDown) return;
    // At once: the browser may keep the page just as it is then.
    const leave = () => flushSync(() => layDown(view));
    // What has no answer yet goes on being sent first.
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
