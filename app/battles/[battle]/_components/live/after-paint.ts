/** Does what can wait once the next frame is painted; at once where nothing is painted, as in a hidden tab. Returns what calls it off. */
export function afterPaint(act: () => void): () => void {
  if (document.visibilityState === "hidden") {
    act();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
