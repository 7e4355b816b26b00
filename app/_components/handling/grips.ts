import type { FieldLayout, Spot } from "../battlefield/field-layout";
import type { Hand, Held } from "./hand";
import type { Stance } from "./task";
import { FIELD_MOVED, type FieldMargin } from "./viewport-place";

/** By what a thing is taken: its body, the knob that turns it, or a corner or side of it (1, 0 or -1 along its own width and depth). */
export type Grip = "body" | "knob" | { readonly w: -1 | 0 | 1; readonly h: -1 | 0 | 1 };

export type TakenUp = {
  readonly grip: Grip;
  readonly stance: Stance;
  /** Where the pointer was, on the table. */
  readonly at: Spot;
  /** About what it turns. */
  readonly centre: Spot;
};

const QUARTER_HOUR = 15;
/** So near to a multiple of 15 degrees it turns there of itself. */
const NEAR = 2;

const degreesTo = ({ x, y }: Spot, centre: Spot): number => (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;

function turnedBy(angle: number, isStepped: boolean): number {
  const step = Math.round(angle / QUARTER_HOUR) * QUARTER_HOUR;
  return isStepped || Math.abs(angle - step) <= NEAR ? step : angle;
}

function resized(stance: Stance, grip: Exclude<Grip, string>, by: Spot, sides: Sides): Stance {
  const turn = (stance.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const grown = (side: number, more: number) => Math.min(sides.max, Math.max(sides.min, side + more));
  const w = grip.w === 0 ? stance.w : grown(stance.w, grip.w * (by.x * cos + by.y * sin));
  const h = grip.h === 0 ? stance.h : grown(stance.h, grip.h * (by.y * cos - by.x * sin));
  // The opposite side stays where it is.
  const [along, across] = [(grip.w * (w - stance.w)) / 2, (grip.h * (h - stance.h)) / 2];
  return { ...stance, w, h, x: stance.x + along * cos - across * sin, y: stance.y + along * sin + across * cos };
}

type Sides = { readonly min: number; readonly max: number };

/** Where a thing taken up by a grip is once the pointer is `to`; `isStepped`: it turns by whole steps of 15 degrees. */
export function carried({ grip, stance, at, centre }: TakenUp, to: Spot, sides: Sides | null, isStepped: boolean): Stance {
  const by = { x: to.x - at.x, y: to.y - at.y };
  if (grip === "body") return { ...stance, x: stance.x + by.x, y: stance.y + by.y };
  if (grip === "knob") {
    const angle = stance.angle + degreesTo(to, centre) - degreesTo(at, centre);
    return { ...stance, angle: turnedBy(angle, isStepped) };
  }
  return sides ? resized(stance, grip, by, sides) : stance;
}

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

/** Less, in pixels, is no other box. */
const SAME_PX = 1;
const isOtherBox = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.left - other.left) > SAME_PX || Math.abs(one.width - other.width) > SAME_PX;

/** Where a pointer is on the table. The box of the layer is asked of the browser once a drag, and again when something else moves. */
function createSpots(layer: HTMLElement, layout: FieldLayout, margin: FieldMargin, signal: AbortSignal) {
  let box: DOMRect | null = null;
  let last: DOMRect | null = null;
  let isResized = false;
  let isAnew = false;
  const forget = () => {
    box = null;
  };
  const measured = (): DOMRect => {
    const now = layer.getBoundingClientRect();
    isAnew = isResized && last !== null && isOtherBox(last, now);
    isResized = false;
    last = now;
    return now;
  };
  layer.addEventListener(FIELD_MOVED, forget, { signal });
  window.addEventListener("scroll", forget, { signal, capture: true, passive: true });
  const resized = () => {
    forget();
    isResized = true;
  };
  window.addEventListener("resize", resized, { signal });
  return {
    begin() {
      forget();
      isResized = false;
    },
    /** Whether the layout changed before the last spot: the pointer is then over another place without having moved. */
    isAnew: () => isAnew,
    of({ clientX, clientY }: PointerEvent): Spot {
      isAnew = false;
      box ??= measured();
      const units = (layout.width + margin.left + margin.right) / box.width;
      const [x, y] = [(clientX - box.left) * units - margin.left, (clientY - box.top) * units - margin.top];
      return layout.toTable({ x: Math.min(layout.width, Math.max(0, x)), y: Math.min(layout.height, Math.max(0, y)) });
    },
  };
}

/** What the pointer moves from here on. */
const takenAt = ({ wanted, judgement: { stance } }: Held, at: Spot): Omit<TakenUp, "grip"> => ({
  stance: wanted,
  at,
  centre: { x: stance.x, y: stance.y },
});

const NOTHING = () => undefined;

/** Styles alone do not keep every browser from scrolling by what is drawn in SVG. */
function keepFromScrolling(layer: HTMLElement, signal: AbortSignal): void {
  const keep = (event: TouchEvent) => {
    if (gripUnder(event.target) && event.cancelable) event.preventDefault();
  };
  layer.addEventListener("touchstart", keep, { signal, passive: false });
}

/** Until a key is pressed nobody asks where the keys go. */
function showFocusForKeys(layer: HTMLElement, signal: AbortSignal): void {
  const unpoint = () => layer.toggleAttribute("data-pointed", false);
  layer.addEventListener("keydown", unpoint, { signal });
  layer.addEventListener("focusout", unpoint, { signal });
}

/**
 * Carries what is in the hand by pointer: whichever grip of the overlay is taken keeps the pointer until it is let go of. Escape puts it
 * back. Where the browser takes the pointer away, as when a phone is turned or the page is loaded again, it stays where it was carried to.
 * Whatever else sets it down or holds it still ends the drag.
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
  showFocusForKeys(layer, signal);
  const follow = (event: PointerEvent) => {
    const held = hand.now();
    if (!held || taken?.pointer !== event.pointerId) return;
    // It is nobody else's: nothing on the page is asked about it.
    event.stopPropagation();
    const spot = spots.of(event);
    if (spots.isAnew()) taken = { ...taken, ...takenAt(held, spot) };
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
    if (held.still !== null) return hand.refuse();
    spots.begin();
    taken = { grip, ...takenAt(held, spots.of(event)), pointer: event.pointerId };
    layer.setPointerCapture(event.pointerId);
    window.addEventListener("pointermove", follow, CAPTURED);
    hand.begin();
  });
  const whenTaken = (act: () => void) => (event: PointerEvent) => taken?.pointer === event.pointerId && stop(act);
  on("pointerup", whenTaken(hand.end));
  on("pointercancel", whenTaken(hand.end));
  on("lostpointercapture", whenTaken(hand.end));
  on("dblclick", (event) => gripUnder(event.target) && event.stopPropagation());
  const letGo = (event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape" || !taken) return;
    event.preventDefault();
    event.stopPropagation();
    stop(hand.putBack);
  };
  window.addEventListener("keydown", letGo, { signal, capture: true });
  const endHand = hand.subscribe(() => hand.now()?.isMoving || stop(NOTHING));
  return () => {
    endHand();
    stop(hand.end);
    ends.abort();
  };
}
