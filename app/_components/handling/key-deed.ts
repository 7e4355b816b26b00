import type { Edge } from "../battlefield/field-layout";
import type { Change } from "./create-hand";

export type Pressed = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** What a key does to what is in the hand. */
export type KeyDeed = { readonly change: Change } | "nearest" | "start" | "back" | "confirm";

const STEP = 0.5;
const FINE = 0.1;
const FAR = 3;
const TURN = 15;

/** As the player sees it: x to his right, y away from him. */
type Way = { readonly x: number; readonly y: number };

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const PAGES: Readonly<Record<string, Way>> = { PageUp: { x: 0, y: 1 }, PageDown: { x: 0, y: -1 } };
/** With the shift key, on keyboards of several countries. */
const TURNS: Readonly<Record<string, 1 | -1>> = {
  ...{ ",": 1, "<": 1, ";": 1, "[": 1, "{": 1 },
  ...{ ".": -1, ">": -1, ":": -1, "]": -1, "}": -1 },
};
const SIZES: Readonly<Record<string, Change>> = { w: { w: STEP }, W: { w: -STEP }, h: { h: STEP }, H: { h: -STEP } };
const OTHERS: Readonly<Record<string, KeyDeed>> = { n: "nearest", N: "nearest", Home: "start", Escape: "back", Enter: "confirm" };

/** A step as the player sees it, on the table. */
export function seenFrom(edge: Edge, { x, y }: Way, length: number): Change {
  const sign = edge === "defender" ? length : -length;
  return { x: x * sign || 0, y: y * sign || 0 };
}

function stepOf({ shiftKey, altKey }: Pressed): number {
  if (altKey) return FAR;
  return shiftKey ? FINE : STEP;
}

/** What this key does, seen from that edge; null: nothing of ours. */
export function keyDeed(pressed: Pressed, edge: Edge): KeyDeed | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  const turn = TURNS[key];
  // Where brackets take two keys more, those two look like Ctrl and Alt.
  if (turn !== undefined && ctrlKey === altKey && !metaKey) return { change: { angle: turn * (shiftKey ? 1 : TURN) } };
  if (ctrlKey || metaKey) return null;
  const way = WAYS[key];
  if (way) return { change: seenFrom(edge, way, stepOf(pressed)) };
  const page = PAGES[key];
  if (page) return { change: seenFrom(edge, page, FAR) };
  if (altKey) return null;
  const size = SIZES[key];
  return size ? { change: size } : (OTHERS[key] ?? null);
}
