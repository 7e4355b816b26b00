import type { Spot } from "../battlefield/field-layout";

/** Told by a viewport to whatever lies on its sheet: it is larger or smaller now, or moved. */
export const FIELD_MOVED = "field-moved";
const FIELD_REVEAL = "field-reveal";
const FIELD_IN_HAND = "field-in-hand";

/** Asks the viewport in which an element lies to show this place of the sheet: parts of its width and height. */
export function askToReveal(element: Element, spot: Spot): void {
  if (element.closest("[data-zoomed]")) element.dispatchEvent(new CustomEvent<Spot>(FIELD_REVEAL, { detail: spot, bubbles: true }));
}

type InHand = {
  /** Parts of the sheet's width and height; null of nothing. */
  readonly spot: Spot | null;
  /** It is to be brought into sight. */
  readonly isWanted: boolean;
};

/** Tells the viewport in which an element lies where what is in the hand rests. */
export function tellInHand(element: Element, detail: InHand): void {
  element.dispatchEvent(new CustomEvent<InHand>(FIELD_IN_HAND, { detail, bubbles: true }));
}

/** Hears what is told by `tellInHand`. Returns what ends it. */
export function onInHand(element: Element, hear: (told: InHand) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<InHand>).detail);
  element.addEventListener(FIELD_IN_HAND, listener);
  return () => element.removeEventListener(FIELD_IN_HAND, listener);
}

/** Hears what is asked for by `askToReveal`. Returns what ends it. */
export function onReveal(element: Element, show: (spot: Spot) => void): () => void {
  const listener = (event: Event) => show((event as CustomEvent<Spot>).detail);
  element.addEventListener(FIELD_REVEAL, listener);
  return () => element.removeEventListener(FIELD_REVEAL, listener);
}
