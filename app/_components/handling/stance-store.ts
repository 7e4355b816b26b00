import { inTab, parsedAs } from "../browser/storage";
import type { Stance } from "./task";

/** Remembers where things were left in this tab, for when the page is loaded again. */
export type StanceStore = {
  readonly of: (key: string) => Stance | null;
  readonly keep: (key: string, stance: Stance) => void;
  readonly drop: (key: string) => void;
};

const MEASURES = ["x", "y", "angle", "w", "h"] as const;
const nameOf = (key: string): string => `condotta in hand: ${key}`;

const stanceIn = (text: string | null): Stance | null =>
  parsedAs(text, (value) => (MEASURES.every((measure) => Number.isFinite((value as Stance)[measure])) ? (value as Stance) : null));

export const stancesInTab: StanceStore = {
  of: (key) => stanceIn(inTab.read(nameOf(key))),
  keep: (key, stance) => void inTab.write(nameOf(key), JSON.stringify(stance)),
  drop: (key) => inTab.remove(nameOf(key)),
};

/** On a shared device, or where the place stands elsewhere. */
export const NO_STANCES: StanceStore = { of: () => null, keep: () => undefined, drop: () => undefined };
