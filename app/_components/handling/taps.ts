import type { FieldLayout, Spot } from "../battlefield/field-layout";
import type { FieldMargin } from "./viewport-place";

/** In milliseconds and pixels: a second tap as near and as soon makes it a double tap, which goes nearer. */
const DOUBLE_MS = 320;
const STILL_PX = 8;
/** What has a meaning of its own when it is tapped. */
const ITS_OWN = "[data-grip], a, button, summary, .laid-mark, [data-takes-taps]";

type Press = { readonly id: number; readonly x: number; readonly y: number };

/**
 * Tells where on the table somebody taps or clicks, once it is no double tap: of nothing that is carried, zoomed or has a meaning of its own.
 * Returns what ends it.
 */
export function listenToTaps(layer: HTMLElement, layout: FieldLayout, margin: FieldMargin, tapped: (spot: Spot) => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const pane = layer.closest<HTMLElement>(".field-pane") ?? layer;
  let press: Press | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const box = layer.getBoundingClientRect();
    const units = (layout.width + margin.left + margin.right) / box.width;
    return { x: (clientX - box.left) * units - margin.left, y: (clientY - box.top) * units - margin.top };
  };
  const isOnTable = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= layout.width && y <= layout.height;
  const down = (event: PointerEvent) => {
    const isSecond = timer !== undefined || press !== null;
    clearTimeout(timer);
    timer = undefined;
    const isOurs = event.button === 0 && event.target instanceof Element && event.target.closest(ITS_OWN) === null;
    press = isOurs && !isSecond ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  };
  const up = (event: PointerEvent) => {
    const from = press;
    press = null;
    if (from?.id !== event.pointerId || Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) return;
    const spot = spotOf(event);
    if (!isOnTable(spot)) return;
    timer = setTimeout(() => {
      timer = undefined;
      tapped(layout.toTable(spot));
    }, DOUBLE_MS);
  };
  const off = () => {
    press = null;
  };
  // Before a grip keeps its own press to itself.
  pane.addEventListener("pointerdown", down, { signal, capture: true });
  pane.addEventListener("pointerup", up, { signal });
  pane.addEventListener("pointercancel", off, { signal });
  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}
