import type { Spot } from "../battlefield/field-layout";
import { FIELD_MOVED, isInSight, onInHand, onReveal, panned, revealing, type ViewportPlace, WHOLE, zoomedAt } from "./viewport-place";

type Finger = { readonly x: number; readonly y: number };

/** The fingers on the sheet: how they have moved together, and apart. */
export function createFingers() {
  const down = new Map<number, Finger>();
  /** Those of which nobody knows where they are, until they move. */
  const lost = new Set<number>();
  const middle = (): Finger => {
    const all = [...down.values()];
    return { x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: all.reduce((sum, { y }) => sum + y, 0) / all.length };
  };
  const spread = (): number => {
    const [one, other] = [...down.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  return {
    count: () => down.size,
    has: (id: number) => down.has(id),
    set: (id: number, finger: Finger) => void down.set(id, finger),
    lift(id: number) {
      down.delete(id);
      lost.delete(id);
    },
    /** The layout changed below the fingers; none of them has moved. */
    lose() {
      for (const id of down.keys()) lost.add(id);
    },
    /** What this finger's move does to all of them. */
    moved(id: number, to: Finger) {
      if (lost.delete(id)) down.set(id, to);
      const [from, apart] = [middle(), spread()];
      down.set(id, to);
      const at = middle();
      return { at, by: { x: at.x - from.x, y: at.y - from.y }, factor: apart > 0 ? spread() / apart : 1 };
    },
  };
}

export type Viewport = {
  readonly zoom: (factor: number) => void;
  readonly whole: () => void;
  /** Moved to where what is in the hand is. */
  readonly showInHand: () => void;
  readonly close: () => void;
};

type Listeners = {
  readonly zoomed: (zoom: number) => void;
  /** Told when what is in the hand comes into sight or goes out of it. */
  readonly sighted: (isInSight: boolean) => void;
};

/** The sheet as it lies in its window. */
type Lying = {
  readonly place: () => ViewportPlace;
  readonly zoom: () => number;
  /** So much nearer, about a place of the screen, and moved by so many pixels. */
  readonly zoomAt: (at: Finger, factor: number, by?: Finger, isSmooth?: boolean) => void;
  readonly show: (change: (place: ViewportPlace) => ViewportPlace, isSmooth?: boolean) => void;
};

const STEP = 1.5;
const PAN = 0.15;
/** From here on even on a phone the small type of the picture can be read. */
const NEAR = 2;
const DOUBLE_MS = 320;
const DOUBLE_PX = 28;
const TAP_PX = 8;
/** What was asked for is shown so far from the border of its window, parts of it. */
const WELL_WITHIN = 0.35;
const STILL: Finger = { x: 0, y: 0 };
/** What is in the hand: the buttons go nearer to that. */
const FOCUS = ".handling-footprint";

const KEYS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

const far = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y);
const fingerOf = ({ clientX, clientY }: MouseEvent): Finger => ({ x: clientX, y: clientY });

function createLying(pane: HTMLElement, sheet: HTMLElement, most: number, moved: (isZoomed: boolean) => void): Lying {
  let place = WHOLE;
  const show: Lying["show"] = (change, isSmooth = false) => {
    const next = change(place);
    if (next.zoom === place.zoom && next.x === place.x && next.y === place.y) return;
    const isOther = next.zoom !== place.zoom;
    place = next;
    sheet.classList.toggle("is-smooth", isSmooth);
    sheet.style.transform = next === WHOLE ? "" : `translate(${100 * next.x}%, ${100 * next.y}%) scale(${next.zoom})`;
    pane.toggleAttribute("data-zoomed", next.zoom > 1);
    pane.toggleAttribute("data-near", next.zoom >= NEAR);
    moved(isOther);
    tellMoved(sheet);
  };
  return {
    show,
    place: () => place,
    zoom: () => place.zoom,
    zoomAt(at, factor, by = STILL, isSmooth = false) {
      const { left, top, width, height } = pane.getBoundingClientRect();
      const spot = { x: (at.x - left) / width, y: (at.y - top) / height };
      show((from) => zoomedAt(panned(from, { x: by.x / width, y: by.y / height }), factor, spot, most), isSmooth);
    },
  };
}

function tellMoved(sheet: HTMLElement): void {
  for (const child of sheet.children) child.dispatchEvent(new Event(FIELD_MOVED));
}

/** Knows where what is in the hand rests, and brings it into sight; whether it is there costs no question to the browser. */
function followInHand(pane: HTMLElement, { place, show }: Lying, sighted: Listeners["sighted"]) {
  let spot: Spot | null = null;
  let wasInSight = true;
  const look = () => {
    const isNow = spot === null || isInSight(place(), spot);
    if (isNow !== wasInSight) sighted(isNow);
    wasInSight = isNow;
  };
  const reveal = (border?: number) => {
    const at = spot;
    if (at && place().zoom > 1) show((from) => revealing(from, at, border), border !== undefined);
  };
  const end = onInHand(pane, (told) => {
    spot = told.spot;
    if (told.isWanted) reveal();
    look();
  });
  return { look, end, reveal };
}

/** Fingers: two of them go nearer and farther; one moves what is larger than its window; two taps go nearer, and back. */
function listenToFingers(pane: HTMLElement, { zoom, zoomAt, show }: Lying, signal: AbortSignal): void {
  const fingers = createFingers();
  let tapped: { readonly at: Finger; readonly when: number } | null = null;
  let pressed = STILL;
  let isTouch = false;
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    pane.addEventListener(name, act, { signal });
  const doubled = (at: Finger) => (zoom() > 2 ? show(() => WHOLE, true) : zoomAt(at, STEP * STEP, STILL, true));
  const lift = ({ pointerId }: PointerEvent) => fingers.lift(pointerId);
  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    pressed = fingerOf(event);
    isTouch = event.pointerType === "touch";
    fingers.set(event.pointerId, pressed);
    if (fingers.count() > 1 || (zoom() > 1 && event.pointerType === "mouse")) pane.setPointerCapture(event.pointerId);
  });
  on("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const { at, by, factor } = fingers.moved(event.pointerId, fingerOf(event));
    if (fingers.count() > 1 || zoom() > 1) zoomAt(at, factor, by);
  });
  on("pointerup", (event) => {
    const at = fingerOf(event);
    const isTap = isTouch && fingers.count() === 1 && far(at, pressed) < TAP_PX;
    lift(event);
    if (!isTap) return;
    const isSecond = tapped !== null && event.timeStamp - tapped.when < DOUBLE_MS && far(at, tapped.at) < DOUBLE_PX;
    tapped = isSecond ? null : { at, when: event.timeStamp };
    if (isSecond) doubled(at);
  });
  on("pointercancel", lift);
  on("lostpointercapture", lift);
  window.addEventListener("resize", fingers.lose, { signal });
  // Some browsers tell of two taps in this way too.
  on("dblclick", (event) => isTouch || doubled(fingerOf(event)));
}

/** What the browser would do with a wheel under Ctrl and with two fingers, it does not. */
function listenToWheel(pane: HTMLElement, { zoomAt }: Lying, signal: AbortSignal): void {
  const active = { signal, passive: false };
  pane.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAt(fingerOf(event), Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) / 100));
    },
    active,
  );
  const keep = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  pane.addEventListener("touchstart", keep, active);
  pane.addEventListener("touchmove", keep, active);
}

/** What is in the hand has the arrows to itself. */
const isInHand = (target: EventTarget | null): boolean => target instanceof Element && target.closest(".handling-held") !== null;

function keyChange({ key, target }: KeyboardEvent, { zoom }: Lying): "nearer" | "farther" | "whole" | Spot | null {
  if (key === "+" || key === "=") return "nearer";
  if (key === "-") return "farther";
  if (key === "0") return "whole";
  return zoom() > 1 && !isInHand(target) ? (KEYS[key] ?? null) : null;
}

const isOthers = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  defaultPrevented || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement;

/**
 * Zooms and moves the sheet in its window by fingers, wheel and keys, through one transform. One finger moves it when it is larger than
 * its window alone: else the page scrolls, as it does by the wheel without Ctrl.
 */
export function createViewport(pane: HTMLElement, sheet: HTMLElement, most: number, { zoomed, sighted }: Listeners): Viewport {
  const ends = new AbortController();
  const { signal } = ends;
  const lying = createLying(pane, sheet, most, (isZoomed) => {
    if (isZoomed) zoomed(lying.zoom());
    inHand.look();
  });
  const inHand = followInHand(pane, lying, sighted);
  listenToFingers(pane, lying, signal);
  listenToWheel(pane, lying, signal);
  const endReveal = onReveal(pane, (spot) => lying.show((place) => revealing(place, spot)));
  // What was asked while it still moved was measured on the way.
  sheet.addEventListener("transitionend", () => tellMoved(sheet), { signal });
  const zoom = (factor: number) => {
    const { left, top, width, height } = (sheet.querySelector(FOCUS) ?? pane).getBoundingClientRect();
    lying.zoomAt({ x: left + width / 2, y: top + height / 2 }, factor, STILL, true);
  };
  const whole = () => lying.show(() => WHOLE, true);
  pane.parentElement?.addEventListener(
    "keydown",
    (event) => {
      const change = isOthers(event) ? null : keyChange(event, lying);
      if (change === null) return;
      event.preventDefault();
      if (change === "whole") whole();
      else if (typeof change === "string") zoom(change === "nearer" ? STEP : 1 / STEP);
      else lying.show((place) => panned(place, change), true);
    },
    { signal },
  );
  return {
    ...{ zoom, whole },
    showInHand: () => inHand.reveal(WELL_WITHIN),
    close() {
      inHand.end();
      endReveal();
      ends.abort();
    },
  };
}
