type Act = () => void;

/** What waits for the next frame: asking for one costs more than most of what is done after it. */
let waiting = new Set<Act>();

function onFrame(): void {
  const due = waiting;
  waiting = new Set();
  setTimeout(() => {
    for (const act of due) act();
  }, 0);
}

/** Does what can wait once the next frame is painted; at once where nothing is painted, as in a hidden tab. Returns what calls it off. */
export function afterPaint(act: Act): () => void {
  if (document.visibilityState === "hidden") {
    act();
    return () => undefined;
  }
  // The same may be asked for twice, and called off once.
  const own = () => act();
  const among = waiting;
  if (among.size === 0) requestAnimationFrame(onFrame);
  among.add(own);
  return () => {
    among.delete(own);
  };
}
