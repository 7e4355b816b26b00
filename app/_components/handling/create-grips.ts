import type { FieldLayout, Spot } from "../battlefield/field-layout";
import type { Hand } from "./create-hand";
import { FIELD_MOVED } from "./field-events";
import type { FieldMargin } from "./field-viewport";
import { carried, type Grip, type TakenUp } from "./grip";

/** A grip as it stands in an element's `data-grip`: "body", "knob", "1 -1". */
export const gripText = (grip: Grip): string => (typeof grip === "string" ? grip : `${grip.w} ${grip.h}`);

function gripOf(text: string): Grip {
  if (text === "body" || text === "knob") return text;
  const [w, h] = text.split(" ").map(Number);
  return { w: Math.sign(w ?? 0) as -1 | 0 | 1, h: Math.sign(h ?? 0) as -1 | 0 | 1 };
}

const gripUnder = (target: EventTarget | null): Grip | null => {
  const text = target instanceof Element ? target.closest("[data-grip]")?.getAttribute("data-grip") : null;
  return text ? gripOf(text) : null;
};

const CAPTURED = { capture: true };

/** What has the keys once its grip is taken. */
const focusOf = (target: EventTarget | null): SVGElement | null =>
  target instanceof Element ? target.closest<SVGElement>("[tabindex]") : null;

/** Where a pointer is on the table. The box of the layer is asked of the browser once a drag, and again when something else moves. */
function createSpots(layer: HTMLElement, layout: FieldLayout, margin: FieldMargin, signal: AbortSignal) {
  let box: DOMRect | null = null;
  const forget = () => {
    box = null;
  };
  layer.addEventListener(FIELD_MOVED, forget, { signal });
  window.addEventListener("scroll", forget, { signal, capture: true, passive: true });
  window.addEventListener("resize", forget, { signal });
  return {
    forget,
    of({ clientX, clientY }: PointerEvent): Spot {
      box ??= layer.getBoundingClientRect();
      const units = (layout.width + margin.left + margin.right) / box.width;
      const [x, y] = [(clientX - box.left) * units - margin.left, (clientY - box.top) * units - margin.top];
      return layout.toTable({ x: Math.min(layout.width, Math.max(0, x)), y: Math.min(layout.height, Math.max(0, y)) });
    },
  };
}

/** Styles alone do not keep every browser from scrolling by what is drawn in SVG. */
function keepFromScrolling(layer: HTMLElement, signal: AbortSignal): void {
  const keep = (event: TouchEvent) => {
    if (gripUnder(event.target) && event.cancelable) event.preventDefault();
  };
  layer.addEventListener("touchstart", keep, { signal, passive: false });
}

/**
 * Carries what is in the hand by pointer: whichever grip of the overlay is taken keeps the pointer until it is let go of. What the browser
 * takes away, as a phone does that is turned, and Escape put it back.
 */
export function createGrips(
  layer: HTMLElement,
  hand: Hand,
  layout: FieldLayout,
  margin: FieldMargin,
  moved: (spot: Spot) => void,
): () => void {
  let taken: (TakenUp & { readonly pointer: number }) | null = null;
  const ends = new AbortController();
  const { signal } = ends;
  const spots = createSpots(layer, layout, margin, signal);
  keepFromScrolling(layer, signal);
  const follow = (event: PointerEvent) => {
    const held = hand.now();
    if (!held || taken?.pointer !== event.pointerId) return;
    // It is nobody else's: nothing on the page is asked about it.
    event.stopPropagation();
    const spot = spots.of(event);
    hand.put(carried(taken, spot, held.task.sides, event.shiftKey));
    moved(spot);
  };
  const stop = (act: () => void) => {
    if (!taken) return;
    const { pointer } = taken;
    taken = null;
    window.removeEventListener("pointermove", follow, CAPTURED);
    if (layer.hasPointerCapture(pointer)) layer.releasePointerCapture(pointer);
    act();
  };
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    layer.addEventListener(name, act, { signal });
  on("pointerdown", (event) => {
    const held = hand.now();
    const grip = gripUnder(event.target);
    if (!held || !grip) return;
    // The sheet below is not to move along with it.
    event.stopPropagation();
    if (event.button !== 0 || taken) return;
    // What the browser would do with a mouse besides, such as looking for text to be marked, costs it as much as our own part of a move.
    event.preventDefault();
    layer.toggleAttribute("data-pointed", true);
    focusOf(event.target)?.focus({ preventScroll: true });
    spots.forget();
    const { x, y } = held.judgement.stance;
    taken = { grip, stance: held.wanted, at: spots.of(event), centre: { x, y }, pointer: event.pointerId };
    layer.setPointerCapture(event.pointerId);
    window.addEventListener("pointermove", follow, CAPTURED);
    hand.begin();
  });
  const whenTaken = (act: () => void) => (event: PointerEvent) => taken?.pointer === event.pointerId && stop(act);
  on("pointerup", whenTaken(hand.end));
  on("pointercancel", whenTaken(hand.putBack));
  on("lostpointercapture", whenTaken(hand.end));
  // Until a key is pressed nobody asks where the keys go.
  const unpoint = () => layer.toggleAttribute("data-pointed", false);
  on("keydown", unpoint);
  on("focusout", unpoint);
  on("dblclick", (event) => gripUnder(event.target) && event.stopPropagation());
  const letGo = (event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape" || !taken) return;
    event.preventDefault();
    event.stopPropagation();
    stop(hand.putBack);
  };
  window.addEventListener("keydown", letGo, { signal, capture: true });
  return () => {
    stop(hand.end);
    ends.abort();
  };
}
