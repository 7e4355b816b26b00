import { useEffect, useRef } from "react";
import { afterPaint } from "../live/after-paint";

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
