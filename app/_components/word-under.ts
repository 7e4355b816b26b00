const OPENS = "[data-term], .rules-phrase";
const OPERATED = "a, button, input, select, textarea, summary, label, dialog";

function distance(element: Element, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * The word of the rules that a click is meant for. Words are closer together than a finger is wide. Their targets are larger than the
 * words, lie below all other controls, and overlap from line to line. Of several the nearest counts.
 */
export function wordUnder({ target, detail, clientX: x, clientY: y }: MouseEvent): Element | null {
  if (!(target instanceof Element)) return null;
  const direct = target.closest(OPENS);
  // A key press has no coordinates.
  if (direct || detail === 0 || target.closest(OPERATED)) return direct;
  const near = document.elementsFromPoint(x, y).filter((one) => one.matches(OPENS) && target.contains(one));
  return near.sort((one, other) => distance(one, x, y) - distance(other, x, y))[0] ?? null;
}
