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
