import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { afterPaint } from "@/app/_components/browser/paint";

const YOUR_TURN = "/your-turn.svg";

/** Runs now and after every change of the head: the page's own title and icon may come later. */
function hold(say: () => void): () => void {
  say();
  const watcher = new MutationObserver(say);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true, attributeFilter: ["href"] });
  return () => watcher.disconnect();
}

type Title = {
  wanted: string;
  /** The title that this page has set. */
  said: string | null;
  /** The title without it: this page's own, then the next one's. */
  own: string | null;
};

function sayTitle(title: Title): void {
  if (document.title !== title.said) title.own = document.title;
  if (document.title === title.wanted) return;
  title.said = title.wanted;
  document.title = title.wanted;
}

function holdTitle(title: Title): () => void {
  const letGo = hold(() => sayTitle(title));
  return () => {
    letGo();
    if (title.own !== null && document.title === title.said) document.title = title.own;
  };
}

/** Sets the icon of the tab; the result puts the earlier one back. */
function holdIcon(): () => void {
  const before = new Map<HTMLLinkElement, string>();
  const letGo = hold(() => {
    for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) {
      const href = icon.getAttribute("href") ?? "";
      if (href === YOUR_TURN) continue;
      before.set(icon, href);
      icon.setAttribute("href", YOUR_TURN);
    }
  });
  return () => {
    letGo();
    for (const [icon, href] of before) icon.setAttribute("href", href);
  };
}

/** After a paint: both cost time, and nobody waits for them. */
function later(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const callOff = afterPaint(() => {
    end = begin();
  });
  return () => {
    callOff();
    afterPaint(() => end?.());
  };
}

/** Shows in the title and the icon of the tab whose turn it is. */
export function useTurnSign(words: string, isTurn: boolean): void {
  const title = useRef<Title>({ wanted: "", said: null, own: null });
  useEffect(() => {
    title.current.wanted = `${words} · Condotta`;
    return afterPaint(() => sayTitle(title.current));
  }, [words]);
  useEffect(() => later(() => holdTitle(title.current)), []);
  useEffect(() => (isTurn ? later(holdIcon) : undefined), [isTurn]);
}

/** Moves the focus to the heading when the focused control is removed. */
export function useFocusKept(heading: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    heading.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: { readonly target: Element }) => {
      last.current = target;
    },
    // React removes an element without a blur; with the window's own focus it will come back.
    onBlur: () => {
      if (document.hasFocus()) last.current = null;
    },
  };
}

/** For so long after the turn has changed, in milliseconds, a press where the last one was is still meant for what was there before. */
const FRESH = 400;

/** Whether the turn lies over the bottom of the page, as it does on a phone while there is something to do. */
const isSheet = (turn: Element): boolean => getComputedStyle(turn).position === "sticky";

/** Brings what happens next into sight: above a sheet the field, else the turn's heading. */
function showStep(heading: HTMLElement): void {
  const turn = heading.closest(".turn");
  if (!turn) return;
  turn.scrollTop = 0;
  const field = isSheet(turn) ? (turn.closest(".room")?.querySelector(".room-field, .room-map") ?? null) : heading;
  field?.scrollIntoView({ block: "nearest" });
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
}

/** After every step the eye is where the next thing happens: `step` tells one from the next. Nothing moves when the page opens. */
export function useStepInSight(heading: RefObject<HTMLElement | null>, step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    return afterPaint(() => {
      if (heading.current) showStep(heading.current);
    });
  }, [heading, step]);
}

type Press = { readonly at: number; readonly x: number; readonly y: number };

/** In milliseconds and pixels: a closer tap is the second half of a double tap. */
const CLOSE = { time: 300, place: 24 } as const;

export const isSamePress = (last: Press | null, { at, x, y }: Press): boolean =>
  last !== null && at - last.at < CLOSE.time && Math.hypot(x - last.x, y - last.y) < CLOSE.place;

/** Whether a press where the last one was comes just after the turn has changed under it; `changed`: when. */
export const isMeantForBefore = (last: Press | null, { at, x, y }: Press, changed: number): boolean =>
  last !== null && last.at < changed && at - changed < FRESH && Math.hypot(x - last.x, y - last.y) < CLOSE.place;

/** A button that does a step, again and again: each press of it counts. */
const isStep = (target: EventTarget): boolean => target instanceof Element && target.closest("[data-steps]") !== null;

/**
 * A double tap, or Enter held down, counts as one press: the second must not trigger what the first brought under the finger, since most
 * moves are final. `turn`: what is asked of the player; a press where the last one was does nothing either just after it has changed.
 */
export function useSinglePress(turn: string) {
  const room = useRef<HTMLDivElement>(null);
  const last = useRef<Press | null>(null);
  const isAgain = useRef(false);
  const changed = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef(turn);
  useEffect(() => {
    if (before.current === turn) return;
    before.current = turn;
    changed.current = performance.now();
    // Noted on the element alone, and in a word of its own: nothing is drawn by it, and no style hangs on it.
    const noted = room.current;
    noted?.setAttribute("data-turned", "");
    const timer = setTimeout(() => noted?.removeAttribute("data-turned"), FRESH);
    return () => clearTimeout(timer);
  }, [turn]);
  return {
    ref: room,
    onPointerDownCapture: ({ timeStamp: at, clientX: x, clientY: y, target }: PointerEvent) => {
      const press = { at, x, y };
      const isAgainHere = isSamePress(last.current, press) && !isStep(target);
      isAgain.current = isAgainHere || isMeantForBefore(last.current, press, changed.current);
      last.current = { at, x, y };
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by the keyboard has the detail 0.
      if (!isAgain.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.repeat && event.key === "Enter") event.preventDefault();
    },
  };
}
