import type { Spot } from "../battlefield/field-layout";

/** Told by a viewport to whatever lies on its sheet: it is larger or smaller now, or moved. */
export const FIELD_MOVED = "field-moved";
const FIELD_REVEAL = "field-reveal";

/** Asks the viewport in which an element lies to show this place of the sheet: parts of its width and height. */
export function askToReveal(element: Element, spot: Spot): void {
  if (element.closest("[data-zoomed]")) element.dispatchEvent(new CustomEvent<Spot>(FIELD_REVEAL, { detail: spot, bubbles: true }));
}

/** Hears what is asked for by `askToReveal`. Returns what ends it. */
export function onReveal(element: Element, show: (spot: Spot) => void): () => void {
  const listener = (event: Event) => show((event as CustomEvent<Spot>).detail);
  element.addEventListener(FIELD_REVEAL, listener);
  return () => element.removeEventListener(FIELD_REVEAL, listener);
}
