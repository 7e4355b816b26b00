import { startTransition, useEffect, useState } from "react";
import type { Board } from "./board";

type Act = () => void;

/** Work for the next frame, with one request for all of it: a request costs more than most of the work. */
let waiting = new Set<Act>();

function onFrame(): void {
  const due = waiting;
  waiting = new Set();
  setTimeout(() => {
    for (const act of due) act();
  }, 0);
}

/** Runs after the next paint, or at once where nothing is painted, as in a hidden tab. Returns a function that cancels it. */
export function afterPaint(act: Act): () => void {
  if (document.visibilityState === "hidden") {
    act();
    return () => undefined;
  }
  // The same work may be requested twice and cancelled once.
  const own = () => act();
  const among = waiting;
  if (among.size === 0) requestAnimationFrame(onFrame);
  among.add(own);
  return () => {
    among.delete(own);
  };
}

/** What a board shows, one paint later: what is drawn at once does not wait for it, and all that follows is drawn together. */
export function usePainted<T>({ now, subscribe }: Pick<Board<T>, "now" | "subscribe">): T {
  const [painted, setPainted] = useState(now);
  useEffect(() => {
    const follow = () => startTransition(() => setPainted(() => now()));
    follow();
    return subscribe(() => void afterPaint(follow));
  }, [now, subscribe]);
  return painted;
}
