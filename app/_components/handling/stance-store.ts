import type { Stance } from "./task";

/** Remembers where things were left in this tab, for when the page is loaded again. */
export type StanceStore = {
  readonly of: (key: string) => Stance | null;
  readonly keep: (key: string, stance: Stance) => void;
  readonly drop: (key: string) => void;
};

const MEASURES = ["x", "y", "angle", "w", "h"] as const;
const nameOf = (key: string): string => `condotta in hand: ${key}`;

function parsed(text: string | null): Stance | null {
  const value: unknown = JSON.parse(text ?? "null");
  if (typeof value !== "object" || value === null) return null;
  const stance = value as Stance;
  return MEASURES.every((measure) => Number.isFinite(stance[measure])) ? stance : null;
}

/** A browser that keeps nothing forgets: that is no trouble of the player's. */
function tried<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

export const createStanceStore = (): StanceStore => ({
  of: (key) => tried(() => parsed(sessionStorage.getItem(nameOf(key))), null),
  keep: (key, stance) => tried(() => sessionStorage.setItem(nameOf(key), JSON.stringify(stance)), undefined),
  drop: (key) => tried(() => sessionStorage.removeItem(nameOf(key)), undefined),
});
