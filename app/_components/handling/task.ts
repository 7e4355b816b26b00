import type { PlacementReason } from "@/lib/model/refusals";
import type { Footprint } from "@/lib/rules/table/geometry/footprint";
import type { Words } from "@/lib/words/sentence";

/** Where a thing is while it is handled: its centre, in BW; a piece's angle or a unit group's facing; the sides of a piece, 0 of all else. */
export type Stance = { readonly x: number; readonly y: number; readonly angle: number; readonly w: number; readonly h: number };

export type Judgement = {
  /** As it would lie there, with near misses made to touch. */
  readonly stance: Stance;
  /** Why it is not legal; empty: it is. */
  readonly reasons: readonly PlacementReason[];
  /** Sentences about what is allowed there and still worth knowing. */
  readonly warnings: readonly Words[];
  /** Sentences about what is good there. */
  readonly notes?: readonly Words[];
};

/** `along`: only along the table's width; `ahead`: only along its own facing. */
type Movement = "free" | "along" | "ahead" | "none";

/** The thing in hand: what it is, what can be done with it, and what the rules say about each position. Fixed while the task lasts. */
export type Task = {
  /** Differs for each thing, and for one thing in different steps. */
  readonly key: string;
  /** As it stands in a sentence: "the wood", "unit group 7, Pancerni". */
  readonly name: string;
  readonly start: Stance;
  readonly moves: Movement;
  readonly turns: boolean;
  /** Of a thing with a front: the angle at which it faces the enemy's edge. */
  readonly ahead?: number;
  /** The least and most of each side of a piece whose size is to be chosen, BW. */
  readonly sides: { readonly min: number; readonly max: number } | null;
  /** Bounds of its centre, BW: no position beyond them is tried. */
  readonly within: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
  /** What of the table it must lie in as a whole, where that is less than the table; BW. */
  readonly room?: Task["within"];
  readonly footprint: (stance: Stance) => Footprint;
  readonly judge: (stance: Stance) => Judgement;
  /** Where it comes to lie when it is carried there: in line with its neighbours, if they are near. */
  readonly snap?: (stance: Stance) => Stance;
  /** Said of a legal position, instead of the usual words. */
  readonly mayBeHere?: Words;
  /** It must touch an edge of the table. */
  readonly isFlush?: true;
  /** Where it may be is shown on the map already: it is not tinted too. */
  readonly isShown?: true;
};

/** Places are sent in tenths of a BW, never as minus zero. */
export const toTenth = (length: number): number => Math.round(length * 10) / 10 + 0;

const RIGHT_ANGLE = 90;
/** The model knows no place farther than this, BW. */
const FARTHEST = 200;

const toHundredth = (length: number): number => Math.round(length * 100) / 100;
const wholeAngle = (angle: number): number => ((Math.round(angle) % 360) + 360) % 360;
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** To a tenth; but what lies to the hundredth stays so until it is moved. */
const roundedFrom = (start: number, length: number): number =>
  toTenth(length) === toTenth(start) ? start : between(0, toTenth(length), FARTHEST);

function placeOf({ moves, start }: Task, { x, y }: Stance): { readonly x: number; readonly y: number } {
  switch (moves) {
    case "none":
      return start;
    case "along":
      return { x: roundedFrom(start.x, x), y: start.y };
    case "ahead": {
      const turn = (start.angle * Math.PI) / (2 * RIGHT_ANGLE);
      const far = toTenth((x - start.x) * Math.cos(turn) + (y - start.y) * Math.sin(turn));
      return { x: toHundredth(start.x + far * Math.cos(turn)), y: toHundredth(start.y + far * Math.sin(turn)) };
    }
    case "free":
      return { x: roundedFrom(start.x, x), y: roundedFrom(start.y, y) };
    default:
      return moves satisfies never;
  }
}

/** The stance that the task allows and that is told in tenths and whole degrees, nearest to this one. Whether it is legal is not asked. */
export function fittingStance(task: Task, stance: Stance): Stance {
  const { x, y } = placeOf(task, stance);
  const { start, sides, turns } = task;
  const sideOf = (side: number, was: number): number => (sides ? between(sides.min, toTenth(side), sides.max) : was);
  return { x, y, angle: turns ? wholeAngle(stance.angle) : start.angle, w: sideOf(stance.w, start.w), h: sideOf(stance.h, start.h) };
}

export const isSameStance = (one: Stance, other: Stance): boolean =>
  one.x === other.x && one.y === other.y && one.angle === other.angle && one.w === other.w && one.h === other.h;
