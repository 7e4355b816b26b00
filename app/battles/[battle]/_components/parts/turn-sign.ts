import { useEffect } from "react";

const HIS_TURN = "/your-turn.svg";

/** The icon of the tab, and how it was before. */
function markIcon(): () => void {
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  const before = icons.map((icon) => icon.getAttribute("href") ?? "");
  for (const icon of icons) icon.href = HIS_TURN;
  return () => {
    for (const [at, icon] of icons.entries()) icon.setAttribute("href", before[at] ?? "");
  };
}

/** Says in the title and the icon of the tab whose turn it is. */
export function useTurnSign(words: string, isTurn: boolean): void {
  useEffect(() => {
    document.title = `${words} · Condotta`;
  }, [words]);
  useEffect(() => (isTurn ? markIcon() : undefined), [isTurn]);
}
