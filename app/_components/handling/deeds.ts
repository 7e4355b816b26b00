import { HANDLING, onlyTurns } from "@/lib/words/battle/handling";
import type { Edge, FieldLayout } from "../battlefield/field-layout";
import { type Change, changed, type Hand } from "./hand";
import type { Table } from "./legal-places";
import type { Stance, Task } from "./task";

export type Pressed = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** What a key does to what is in the hand. */
export type KeyDeed = { readonly change: Change } | "nearest" | "start" | "back" | "confirm";

const KEY_STEP = 0.5;
const KEY_FINE = 0.1;
const KEY_FAR = 3;
const KEY_TURN = 15;

/** As the player sees it: x to his right, y away from him. */
type Way = { readonly x: number; readonly y: number };

const WAY_KEYS: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const PAGE_KEYS: Readonly<Record<string, Way>> = { PageUp: { x: 0, y: 1 }, PageDown: { x: 0, y: -1 } };
/** With the shift key, on keyboards of several countries. */
const TURN_KEYS: Readonly<Record<string, 1 | -1>> = {
  ...{ ",": 1, "<": 1, ";": 1, "[": 1, "{": 1 },
  ...{ ".": -1, ">": -1, ":": -1, "]": -1, "}": -1 },
};
const SIZE_KEYS: Readonly<Record<string, Change>> = { w: { w: KEY_STEP }, W: { w: -KEY_STEP }, h: { h: KEY_STEP }, H: { h: -KEY_STEP } };
const OTHER_KEYS: Readonly<Record<string, KeyDeed>> = { n: "nearest", N: "nearest", Home: "start", Escape: "back", Enter: "confirm" };

/** A step as the player sees it, on the table. */
function seenFrom(edge: Edge, { x, y }: Way, length: number): Change {
  const sign = edge === "defender" ? length : -length;
  return { x: x * sign || 0, y: y * sign || 0 };
}

function stepOf({ shiftKey, altKey }: Pressed): number {
  if (altKey) return KEY_FAR;
  return shiftKey ? KEY_FINE : KEY_STEP;
}

/** What this key does, seen from that edge; null: nothing of ours. */
export function keyDeed(pressed: Pressed, edge: Edge): KeyDeed | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  const turn = TURN_KEYS[key];
  // Where brackets take two keys more, those two look like Ctrl and Alt.
  if (turn !== undefined && ctrlKey === altKey && !metaKey) return { change: { angle: turn * (shiftKey ? 1 : KEY_TURN) } };
  if (ctrlKey || metaKey) return null;
  const way = WAY_KEYS[key];
  if (way) return { change: seenFrom(edge, way, stepOf(pressed)) };
  const page = PAGE_KEYS[key];
  if (page) return { change: seenFrom(edge, page, KEY_FAR) };
  if (altKey) return null;
  const size = SIZE_KEYS[key];
  return size ? { change: size } : (OTHER_KEYS[key] ?? null);
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** A stance so much farther on, its centre still on the table. */
function changedOn(table: Table, stance: Stance, change: Change): Stance {
  const next = changed(stance, change);
  return { ...next, x: between(0, next.x, table.width), y: between(0, next.y, table.depth) };
}

/** Does to what is in the hand what a key or a button says. */
export function actOn(hand: Hand, deed: KeyDeed, table: Table, confirm: (() => void) | undefined): void {
  const held = hand.now();
  if (!held) return;
  switch (deed) {
    case "nearest":
      hand.toNearest(table);
      return;
    case "start":
    case "back":
      hand.putBack();
      return;
    case "confirm":
      if (held.still === null) confirm?.();
      else hand.refuse();
      return;
    default:
      hand.put(changedOn(table, held.wanted, deed.change));
  }
}

/** BW and degrees. */
type Step = { readonly length: number; readonly turn: number };
/** `sign`: what stands on it; its name says by how much. */
export type PadButton = { readonly sign: string; readonly name: string; readonly deed: KeyDeed };

const PAD_STEPS: readonly Step[] = [
  { length: 0.5, turn: 15 },
  { length: 0.1, turn: 1 },
  { length: 1, turn: 15 },
];
/** No two of them turn by as much. */
const TURNING_STEPS: readonly Step[] = PAD_STEPS.slice(0, 2);

const ARROWS = [
  { sign: "←", name: HANDLING.left, x: -1, y: 0 },
  { sign: "→", name: HANDLING.right, x: 1, y: 0 },
  { sign: "↑", name: HANDLING.away, x: 0, y: 1 },
  { sign: "↓", name: HANDLING.towards, x: 0, y: -1 },
] as const;

/** The steps there are for a thing, the `at`th of them, counted round and round. */
export function stepAt(task: Task, at: number): Step {
  const steps = onlyTurns(task) ? TURNING_STEPS : PAD_STEPS;
  return steps[at % steps.length] as Step;
}

/** What moves and turns it by a step, seen from that edge. */
/** How much of an arrow's way must lie along the facing of what only goes straight ahead, for the arrow to move it. */
const ALONG = 0.2;

function arrowsOf({ moves, start }: Task): readonly (typeof ARROWS)[number][] {
  const facing = (start.angle * Math.PI) / 180;
  switch (moves) {
    case "none":
      return [];
    case "along":
      return ARROWS.filter(({ y }) => y === 0);
    case "ahead":
      return ARROWS.filter(({ x, y }) => Math.abs(x * Math.cos(facing) + y * Math.sin(facing)) > ALONG);
    case "free":
      return ARROWS;
    default:
      return moves satisfies never;
  }
}

export function moveButtons(task: Task, { edge }: Pick<FieldLayout, "edge">, { length, turn }: Step): readonly PadButton[] {
  const { turns } = task;
  const ways = arrowsOf(task);
  return [
    ...ways.map(({ sign, name, ...way }) => ({ sign, name: HANDLING.by(name, length), deed: { change: seenFrom(edge, way, length) } })),
    ...(turns
      ? [
          { sign: "↺", name: HANDLING.turn("left", turn), deed: { change: { angle: turn } } },
          { sign: "↻", name: HANDLING.turn("right", turn), deed: { change: { angle: -turn } } },
        ]
      : []),
  ];
}

export function sizeButtons({ sides }: Task, { length }: Step): readonly PadButton[] {
  if (!sides) return [];
  return [
    { sign: HANDLING.wider, name: HANDLING.by(HANDLING.wider, length), deed: { change: { w: length } } },
    { sign: HANDLING.narrower, name: HANDLING.by(HANDLING.narrower, length), deed: { change: { w: -length } } },
    { sign: HANDLING.deeper, name: HANDLING.by(HANDLING.deeper, length), deed: { change: { h: length } } },
    { sign: HANDLING.shallower, name: HANDLING.by(HANDLING.shallower, length), deed: { change: { h: -length } } },
  ];
}
