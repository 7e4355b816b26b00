import { HANDLING, onlyTurns } from "@/lib/words/battle/handling";
import type { FieldLayout } from "../battlefield/field-layout";
import { type KeyDeed, seenFrom } from "./key-deed";
import type { Task } from "./task";

/** BW and degrees. */
type Step = { readonly length: number; readonly turn: number };
/** `sign`: what stands on it; its name says by how much. */
export type PadButton = { readonly sign: string; readonly name: string; readonly deed: KeyDeed };

const STEPS: readonly Step[] = [
  { length: 0.5, turn: 15 },
  { length: 0.1, turn: 1 },
  { length: 1, turn: 15 },
];
/** No two of them turn by as much. */
const TURNS: readonly Step[] = STEPS.slice(0, 2);

const WAYS = [
  { sign: "←", name: HANDLING.left, x: -1, y: 0 },
  { sign: "→", name: HANDLING.right, x: 1, y: 0 },
  { sign: "↑", name: HANDLING.away, x: 0, y: 1 },
  { sign: "↓", name: HANDLING.towards, x: 0, y: -1 },
] as const;

/** The steps there are for a thing, the `at`th of them, counted round and round. */
export function stepAt(task: Task, at: number): Step {
  const steps = onlyTurns(task) ? TURNS : STEPS;
  return steps[at % steps.length] as Step;
}

/** What moves and turns it by a step, seen from that edge. */
export function moveButtons({ moves, turns }: Task, { edge }: Pick<FieldLayout, "edge">, { length, turn }: Step): readonly PadButton[] {
  const ways = moves === "none" ? [] : moves === "along" ? WAYS.filter(({ y }) => y === 0) : WAYS;
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
