import type { SeatName } from "../../model/by-seat";
import type { Going, ShortEdge, TerrainCategory, TerrainKind } from "../../model/enumerations";
import { spoken } from "../phrasing";

/** Who reads, and who defends: by these left and right are the reader's own. Of a spectator, `eyes` is null. */
export type Reader = { readonly eyes: SeatName | null; readonly defender?: SeatName | null };

const KINDS: Readonly<Record<TerrainKind, string>> = {
  "open-area": "an open area",
  "gentle-hill": "a gentle hill",
  "rocky-ground": "rocky ground",
  brush: "brush",
  "ploughed-field": "a ploughed field",
  "tall-crops": "tall crops",
  "enclosed-field": "an enclosed field",
  orchard: "an orchard",
  wood: "a wood",
  forest: "a forest",
  village: "a village",
  marsh: "a marsh",
  "steep-hill": "a steep hill",
  gully: "a gully",
  "soft-sand": "soft sand",
  dunes: "dunes",
  lake: "a lake",
};

/** "a wood", "brush". */
export const kindWords = (kind: TerrainKind): string => KINDS[kind];

/** "the wood", "the brush". */
export const theKind = (kind: TerrainKind): string => `the ${spoken(kind)}`;

const CATEGORIES: Readonly<Record<TerrainCategory, string>> = {
  open: "open ground",
  rough: "rough going",
  difficult: "difficult going",
  impassable: "impassable ground",
};

export const categoryWords = (category: TerrainCategory): string => CATEGORIES[category];

const GOINGS: Readonly<Record<Going, string>> = { ...CATEGORIES, good: "good going" };

export const goingWords = (going: Going): string => GOINGS[going];

/** "your left" to whoever plays, "the defender's left" to anybody else. */
export function edgeWords(edge: ShortEdge, { eyes, defender = null }: Reader): string {
  if (eyes === null || defender === null) return `the defender's ${edge}`;
  const isMirrored = eyes !== defender;
  return `your ${isMirrored === (edge === "left") ? "right" : "left"}`;
}

/** A length in BW, as short as it is true: "7.5". */
export const lengthWords = (length: number): string => String(Math.round(length * 100) / 100);

/** "12.5 / 7": BW from the defender's left, and from his edge. */
export const placeWords = ({ x, y }: { readonly x: number; readonly y: number }): string => `${lengthWords(x)} / ${lengthWords(y)}`;

/** "6 to 10", "6". */
export const rangeWords = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? lengthWords(min) : `${lengthWords(min)} to ${lengthWords(max)}`;

/** Commanders are told by their places in a force, the army commander first. */
export const commanderCalled = (commander: number): string => (commander === 0 ? "the army commander" : `commander ${commander + 1}`);

/** "ambush-2" as it is said: "ambush 2", "march 1". */
export const orderCalled = (order: string): string => spoken(order);
