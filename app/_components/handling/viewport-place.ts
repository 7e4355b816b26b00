import type { Spot } from "../battlefield/field-layout";

/** How the sheet lies under its window: so many times as large, its corner moved by parts of the window's width and height. */
export type ViewportPlace = { readonly zoom: number; readonly x: number; readonly y: number };

/** How far the picture reaches beyond the table, in units of the drawing. */
export type FieldMargin = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const WHOLE: ViewportPlace = { zoom: 1, x: 0, y: 0 };

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The window never shows what is beyond the sheet. */
function covering({ zoom, x, y }: ViewportPlace): ViewportPlace {
  return zoom <= 1.001 ? WHOLE : { zoom, x: between(1 - zoom, x, 0), y: between(1 - zoom, y, 0) };
}

/** Larger or smaller; what is at this place of the window (parts of it) stays there. */
export function zoomedAt({ zoom, x, y }: ViewportPlace, factor: number, at: Spot, most: number): ViewportPlace {
  const next = between(1, zoom * factor, most);
  const grown = next / zoom;
  return covering({ zoom: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown });
}

export const panned = ({ zoom, x, y }: ViewportPlace, by: Spot): ViewportPlace => covering({ zoom, x: x + by.x, y: y + by.y });

/** Where in the window (parts of it) a place of the sheet (parts of that) is. */
const seenAt = ({ zoom, x, y }: ViewportPlace, spot: Spot): Spot => ({ x: x + spot.x * zoom, y: y + spot.y * zoom });

export function isInSight(place: ViewportPlace, spot: Spot): boolean {
  const { x, y } = seenAt(place, spot);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

/** Moved as little as brings this place of the sheet (parts of it) within the window, and not at its border. */
export function revealing(place: ViewportPlace, spot: Spot, border = 0.12): ViewportPlace {
  const seen = seenAt(place, spot);
  return panned(place, { x: between(border, seen.x, 1 - border) - seen.x, y: between(border, seen.y, 1 - border) - seen.y });
}

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
