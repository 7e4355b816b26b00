import { useEffect, useLayoutEffect } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { Sender } from "../live/create-sender";

/** On one device a hand is put away by itself: when the other one is waited for, and when the page is left or out of sight. */
export function useLayDown(view: BattleView, sender: Sender, layDown: ((view: BattleView) => void) | null): void {
  const { seat, toAct } = view;
  const isDone = seat !== null && !toAct.includes(seat) && (toAct.length > 0 || view.step === "ready" || view.step === "abandoned");
  useLayoutEffect(() => {
    if (isDone) layDown?.(view);
  }, [isDone, layDown, view]);
  useEffect(() => {
    if (!layDown) return;
    const leave = () => layDown(view);
    // What has no answer yet goes on being sent.
    const turn = () => document.visibilityState === "hidden" && sender.now().kind === "idle" && layDown(view);
    document.addEventListener("visibilitychange", turn);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", turn);
      window.removeEventListener("pagehide", leave);
    };
  }, [layDown, sender, view]);
}
